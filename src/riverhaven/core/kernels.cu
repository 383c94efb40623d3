/* The programs of the cuda gear, for any game: this follows the text of its rules. A thread plays a match.

   Matches are in different phases, and a warp whose threads run different rules runs them one after another. So a block
   keeps many more matches than threads: for each phase the set of those that wait there. A warp takes up to 32 matches of
   the phase with the most, makes one decision in each, and puts each into the set of its new phase; a match that is over
   makes room for the next. */

#define ALL_LANES 0xFFFFFFFFu
#define WORDS (SLOTS / 32) /* of a set: a bit for each slot of the block; a lane looks after one word */

STATIC_ASSERT(WORDS <= 32 && PHASES <= 32, "a lane for each word, and for each phase");

struct Sets {
    unsigned members[PHASES][WORDS];
    int sizes[PHASES];
    int matches[SLOTS]; /* which match a slot holds */
    int open;           /* slots that hold a match */
};

static __device__ __forceinline__ void put(Sets &sets, int slot, int phase)
{
    atomicOr(&sets.members[phase][slot >> 5], 1u << (slot & 31));
    atomicAdd(&sets.sizes[phase], 1);
}

/* The next match that is not over yet; `count` if there is none. */
static __device__ __forceinline__ int next_match(State *states, int count, int *next)
{
    int match = atomicAdd(next, 1);
    while (match < count && !GOES_ON(&states[match]))
        match = atomicAdd(next, 1);
    return match < count ? match : count;
}

/* The sum over all lanes up to this one. */
static __device__ __forceinline__ int sum_so_far(int number, int lane)
{
    for (int step = 1; step < 32; step <<= 1) {
        int before = __shfl_up_sync(ALL_LANES, number, step);
        number += lane >= step ? before : 0;
    }
    return number;
}

/* Take up to 32 members out of the set of a phase, one for each lane; returns how many, and this lane's slot. */
static __device__ __forceinline__ int take(Sets &sets, int phase, int lane, short *hand, int &slot)
{
    unsigned word = lane < WORDS ? *(volatile unsigned *)&sets.members[phase][lane] : 0;
    int before = sum_so_far(__popc(word), lane) - __popc(word);
    unsigned wanted = before < 32 ? word : 0;
    while (wanted && before + __popc(wanted) > 32)
        wanted &= wanted - 1;
    unsigned got = wanted ? atomicAnd(&sets.members[phase][lane], ~wanted) & wanted : 0;
    int up_to = sum_so_far(__popc(got), lane);
    int total = __shfl_sync(ALL_LANES, up_to, 31);
    for (int i = up_to - __popc(got); got; got &= got - 1)
        hand[i++] = (short)(lane * 32 + __ffs((int)got) - 1);
    if (lane == 0 && total)
        atomicSub(&sets.sizes[phase], total);
    __threadfence_block();
    __syncwarp();
    slot = lane < total ? hand[lane] : 0;
    __syncwarp();
    return total;
}

#ifdef POLICY
/* Play every match to its end. `room` has a list of moves, and `worlds` two records, for each thread. */
extern "C" __global__ void __launch_bounds__(32 * WARPS, BLOCKS)
play(const Parts *parts, State *states, int count, int *next, move_t *room, State *worlds, unsigned long long *tally)
{
    __shared__ Sets sets;
    __shared__ short hands[WARPS][32];
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    for (int i = threadIdx.x; i < PHASES * WORDS; i += blockDim.x)
        sets.members[i / WORDS][i % WORDS] = 0;
    if (threadIdx.x < PHASES)
        sets.sizes[threadIdx.x] = 0;
    if (threadIdx.x == 0)
        sets.open = 0;
    __syncthreads();
    for (int slot = threadIdx.x; slot < SLOTS; slot += blockDim.x) {
        int match = next_match(states, count, next);
        sets.matches[slot] = match;
        if (match < count) {
            atomicAdd(&sets.open, 1);
            put(sets, slot, states[match].phase_);
        }
    }
    __syncthreads();

    const long long thread = (long long)blockIdx.x * blockDim.x + threadIdx.x;
    const Moves out = {room + (thread - lane) * MOVES + lane};
    State *own_worlds = worlds + 2 * thread;
    unsigned long long decisions = 0, choices = 0;
    int patience = PATIENCE;
    for (;;) {
        /* One lane looks, so that all leave together: those that stayed would wait for the others for ever. */
        int open = lane == 0 ? *(volatile int *)&sets.open : 0;
        if (__shfl_sync(ALL_LANES, open, 0) == 0)
            break;
        /* The fullest set; warps that find several equally full look at different ones first. */
        int size = lane < PHASES ? *(volatile int *)&sets.sizes[lane] : 0;
        int rank = size > 0 ? (min(size, 32) << 10) | (((lane + 5 * warp) & 31) << 5) | lane : -1;
        int best = __reduce_max_sync(ALL_LANES, rank);
        bool is_full = best >> 10 >= ENOUGH;
        if (best < 0 || (!is_full && patience > 0)) {
            patience -= best >= 0;
            __nanosleep(50);
            continue;
        }
        patience = PATIENCE;
        int slot;
        int total = take(sets, best & 31, lane, hands[warp], slot);
        unsigned lanes = __ballot_sync(ALL_LANES, lane < total);
        if (lane < total) {
            State *s = states + sets.matches[slot];
            int seat = FIRST_WAITING(s);
            auto decided = DECIDE(parts, s, seat, POLICY, own_worlds, 2, out);
            __syncwarp(lanes);
            APPLY(parts, s, seat, decided.v0);
            __syncwarp(lanes);
            s->ply_ += 1;
            decisions += 1;
            choices += decided.v1 > 1;
            bool has_match = GOES_ON(s);
            if (!has_match) {
                int match = next_match(states, count, next);
                has_match = match < count;
                sets.matches[slot] = match;
                s = states + match;
            }
            __threadfence_block();
            if (has_match)
                put(sets, slot, s->phase_);
            else
                atomicSub(&sets.open, 1);
        }
        __syncwarp();
    }
    atomicAdd(tally, decisions);
    atomicAdd(tally + 1, choices);
}
#else
#define EACH_MATCH                                                                                                     \
    int i = blockIdx.x * blockDim.x + threadIdx.x;                                                                     \
    if (i >= count)                                                                                                    \
        return;

extern "C" __global__ void set_up(const Parts *parts, const State *opening, const int8_t *base, State *states, int count)
{
    EACH_MATCH
    int64_t work[WORK];
    SET_UP_ONE(parts, states, count, i, opening, base, DIGITS, work, WORK);
}

extern "C" __global__ void step(const Parts *parts, State *states, const int32_t *moves, int8_t *whys, int count)
{
    EACH_MATCH
    whys[i] = (int8_t)STEP_ONE(parts, &states[i], moves[i]);
}

extern "C" __global__ void see(const Parts *parts, State *states, State *seen, int count)
{
    EACH_MATCH
    SEE_ONE(parts, states, count, i, seen, count);
}

extern "C" __global__ void mask(const Parts *parts, State *states, move_t *room, int8_t *masks, int8_t *seats, int count)
{
    EACH_MATCH
    const Moves out = {room + (long long)(i >> 5) * 32 * MOVES + (i & 31)};
    seats[i] = (int8_t)MASK_ONE(parts, states, count, i, out, masks, 0);
}
#endif
