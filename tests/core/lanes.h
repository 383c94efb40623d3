/* What CUDA brings, for a compiler that does not know it: the threads of a block take turns as coroutines of one thread,
   and wait for one another where lanes of a warp meet. A block whose threads all wait for somebody is a deadlock. */

#define __CUDACC__
#define __device__
#define __global__
#define __shared__ static
#define __forceinline__ inline
#define __launch_bounds__(...)

#include <ucontext.h>
#include <stdlib.h>

struct Place {
    unsigned x;
};
struct Thread {
    ucontext_t context;
    char *stack;
    bool is_over, waits;
    unsigned with, value, values[32]; /* whom it meets, what it brings, what all have brought */
};
static Place threadIdx, blockIdx, blockDim;
static Thread *threads;
static ucontext_t scheduler;

static void take_turns() { swapcontext(&threads[threadIdx.x].context, &scheduler); }

/* Wait until all lanes of the mask have come to such a place; then each knows what every one has brought. */
static const unsigned *meet(unsigned with, unsigned value)
{
    unsigned lane = threadIdx.x & 31;
    Thread *warp = threads + (threadIdx.x - lane), &own = warp[lane];
    own.waits = true, own.with = with, own.value = value;
    bool is_complete = true;
    for (unsigned i = 0; i < 32; i++)
        is_complete &= !(with >> i & 1) || (warp[i].waits && warp[i].with == with);
    for (unsigned i = 0; is_complete && i < 32; i++)
        if (with >> i & 1) {
            warp[i].waits = false;
            for (unsigned j = 0; j < 32; j++)
                warp[i].values[j] = with >> j & 1 ? warp[j].value : 0;
        }
    while (own.waits)
        take_turns();
    return own.values;
}

static void __syncwarp(unsigned with = ~0u) { meet(with, 0); }
static int __shfl_sync(unsigned with, int value, int from) { return (int)meet(with, (unsigned)value)[from]; }
static int __shfl_up_sync(unsigned with, int value, int step)
{
    int lane = (int)threadIdx.x & 31;
    return (int)meet(with, (unsigned)value)[lane < step ? lane : lane - step];
}
static unsigned __ballot_sync(unsigned with, bool value)
{
    unsigned found = 0;
    const unsigned *values = meet(with, value);
    for (int i = 0; i < 32; i++)
        found |= values[i] << i;
    return found;
}
static int __reduce_max_sync(unsigned with, int value)
{
    const unsigned *values = meet(with, (unsigned)value);
    for (int i = 0; i < 32; i++)
        value = with >> i & 1 && (int)values[i] > value ? (int)values[i] : value;
    return value;
}
static int arrived;
static void __syncthreads()
{
    int round = arrived++ / (int)blockDim.x;
    while (arrived < (round + 1) * (int)blockDim.x)
        take_turns();
}
static void __nanosleep(unsigned) { take_turns(); }
static void __threadfence_block() {}
static int min(int a, int b) { return a < b ? a : b; }
#define __popc(a) __builtin_popcount(a)
#define __popcll(a) __builtin_popcountll(a)
#define __clz(a) __builtin_clz(a)
#define __clzll(a) __builtin_clzll(a)
#define __ffs(a) __builtin_ffs(a)
#define atomicAdd(place, value) __sync_fetch_and_add(place, value)
#define atomicSub(place, value) __sync_fetch_and_sub(place, value)
#define atomicOr(place, value) __sync_fetch_and_or(place, value)
#define atomicAnd(place, value) __sync_fetch_and_and(place, value)

static void (*enter)(const void *);
static const void *entered;
static void begin()
{
    enter(entered);
    threads[threadIdx.x].is_over = true;
    take_turns();
}

/* Run a program in blocks of `size` threads, one block after another; false if the threads of one wait for ever. */
template <class Program> static bool run(const Program &program, int blocks, int size)
{
    enter = [](const void *what) { (*(const Program *)what)(); };
    entered = &program, blockDim.x = (unsigned)size;
    const size_t stack = 1 << 18;
    threads = (Thread *)calloc((size_t)size, sizeof(Thread));
    bool goes_on = true;
    for (int block = 0; block < blocks && goes_on; block++) {
        blockIdx.x = (unsigned)block, arrived = 0;
        for (int i = 0; i < size; i++) {
            Thread &thread = threads[i];
            char *room = block ? thread.stack : (char *)malloc(stack);
            thread = Thread();
            getcontext(&thread.context);
            thread.context.uc_stack.ss_sp = thread.stack = room, thread.context.uc_stack.ss_size = stack;
            makecontext(&thread.context, begin, 0);
        }
        for (bool is_over = false; !is_over && goes_on;) {
            is_over = true, goes_on = false;
            for (int i = 0; i < size; i++)
                if (!threads[i].is_over) {
                    is_over = false;
                    goes_on |= !threads[i].waits;
                    threadIdx.x = (unsigned)i;
                    if (!threads[i].waits)
                        swapcontext(&scheduler, &threads[i].context);
                }
            goes_on |= is_over;
        }
    }
    for (int i = 0; i < size; i++)
        free(threads[i].stack);
    free(threads);
    return goes_on;
}
