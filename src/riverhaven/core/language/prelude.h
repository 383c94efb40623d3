/* What every unit begins with: the arithmetic of the rules language. docs/rules-language.md says what it means. */

#ifdef __CUDACC_RTC__
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long long int64_t;
typedef unsigned char uint8_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
#else
#include <stddef.h>
#include <stdint.h>
#include <math.h>
#include <string.h>
#endif

#ifdef __CUDACC__
/* On a GPU the programs are bounded by the fetching of instructions: all is inlined, and no long loop is unrolled. */
#define RULE static __device__ __forceinline__
#define TABLE static __device__ const
#define LOOP _Pragma("unroll 1")
typedef int16_t move_t;
/* The moves of the 32 matches that a warp plays at once lie side by side. */
struct Moves {
    move_t *first;
    __device__ __forceinline__ move_t &operator[](int i) const { return first[i * 32]; }
};
#else
#define RULE static
#define TABLE static const
#define LOOP
typedef int32_t move_t;
#endif

#ifdef __cplusplus
#define MAKE(type) type
#define STATIC_ASSERT static_assert
#define RESTRICT __restrict__
#else
#define MAKE(type) (type)
#define STATIC_ASSERT _Static_assert
#define RESTRICT restrict
#endif

#define EACH_WIDTH(define) define(int32_t, uint32_t, 32) define(int64_t, uint64_t, 64)

#ifdef CHECKED
/* Every mistake ends the rule with a message that names the line of Python: __FILE__ and __LINE__ are those. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#ifdef _MSC_VER
#define PER_THREAD __declspec(thread)
#else
#define PER_THREAD __thread
#endif

static PER_THREAD jmp_buf way_out;
static PER_THREAD char complaint[400];

static void trap(const char *file, int line, const char *format, ...)
{
    va_list more;
    int length = snprintf(complaint, sizeof complaint, "%s:%d: ", file, line);
    va_start(more, format);
    vsnprintf(complaint + length, sizeof complaint - length, format, more);
    va_end(more);
    longjmp(way_out, 1);
}

static inline int64_t at(int64_t index, int64_t length, const char *file, int line)
{
    if (index < 0 || index >= length)
        trap(file, line, "the index %lld is not in 0 to %lld", (long long)index, (long long)length - 1);
    return index;
}

static inline int64_t slice(int64_t low, int64_t high, int64_t length, const char *file, int line)
{
    if (low < 0 || high < low || high > length)
        trap(file, line, "the slice %lld to %lld is not in 0 to %lld", (long long)low, (long long)high, (long long)length);
    return low;
}

static inline int64_t fit(int64_t value, int64_t low, int64_t high, const char *name, const char *file, int line)
{
    if (value < low || value > high)
        trap(file, line, "%s cannot be %lld: it goes from %lld to %lld", name, (long long)value, (long long)low,
             (long long)high);
    return value;
}

static inline int32_t checked_int(double value, const char *file, int line)
{
    if (!(value > -2147483649.0 && value < 2147483648.0))
        trap(file, line, "int(%g) needs more than 32 bits", value);
    return (int32_t)value;
}

static inline int64_t check_step(int64_t step, const char *file, int line)
{
    if (step == 0)
        trap(file, line, "the step of a range is 0");
    return step;
}

/* Where a function of mathematics has no value, Python's raises an error. */
#define DEFINE(name, is_defined)                                                                                       \
    static inline double checked_##name(double value, const char *file, int line)                                      \
    {                                                                                                                  \
        double found = name(value);                                                                                    \
        if (!(is_defined))                                                                                             \
            trap(file, line, #name "(%g) is no finite number", value);                                                 \
        return found;                                                                                                  \
    }
DEFINE(sqrt, !(value < 0))
DEFINE(log, !(value <= 0))
DEFINE(exp, !(isinf(found) && !isinf(value)))
#undef DEFINE

static inline double not_zero(double value, const char *file, int line)
{
    if (value == 0.0)
        trap(file, line, "a division by 0");
    return value;
}

#define DEFINE(type, utype, bits)                                                                                      \
    static inline type overflowing_##bits(int failed, type value, const char *what, const char *file, int line)        \
    {                                                                                                                  \
        if (failed)                                                                                                    \
            trap(file, line, "%s overflows " #bits " bits", what);                                                     \
        return value;                                                                                                  \
    }                                                                                                                  \
    static inline type checked_add_##bits(type a, type b, const char *file, int line)                                  \
    {                                                                                                                  \
        type found;                                                                                                    \
        int failed = __builtin_add_overflow(a, b, &found);                                                             \
        return overflowing_##bits(failed, found, "a sum", file, line);                                                 \
    }                                                                                                                  \
    static inline type checked_subtract_##bits(type a, type b, const char *file, int line)                             \
    {                                                                                                                  \
        type found;                                                                                                    \
        int failed = __builtin_sub_overflow(a, b, &found);                                                             \
        return overflowing_##bits(failed, found, "a difference", file, line);                                          \
    }                                                                                                                  \
    static inline type checked_multiply_##bits(type a, type b, const char *file, int line)                             \
    {                                                                                                                  \
        type found;                                                                                                    \
        int failed = __builtin_mul_overflow(a, b, &found);                                                             \
        return overflowing_##bits(failed, found, "a product", file, line);                                             \
    }                                                                                                                  \
    static inline type checked_absolute_##bits(type a, const char *file, int line)                                     \
    {                                                                                                                  \
        type found = a < 0 ? (type)(0 - (utype)a) : a;                                                                 \
        return overflowing_##bits(found < 0, found, "an absolute value", file, line);                                  \
    }                                                                                                                  \
    static inline type divisor_##bits(type a, type b, const char *file, int line)                                      \
    {                                                                                                                  \
        if (b == 0)                                                                                                    \
            trap(file, line, "a division by 0");                                                                       \
        return overflowing_##bits(b == -1 && a == (type)((utype)1 << (bits - 1)), b, "a quotient", file, line);        \
    }                                                                                                                  \
    static inline type shift_##bits(int64_t by, const char *file, int line)                                            \
    {                                                                                                                  \
        if (by < 0 || by >= bits)                                                                                      \
            trap(file, line, "a shift by %lld is not by 0 to %d", (long long)by, bits - 1);                            \
        return (type)by;                                                                                               \
    }                                                                                                                  \
    static inline type checked_shift_left_##bits(type a, int64_t by, const char *file, int line)                       \
    {                                                                                                                  \
        type found = (type)((utype)a << shift_##bits(by, file, line));                                                 \
        return overflowing_##bits(found >> by != a, found, "a shift", file, line);                                     \
    }
EACH_WIDTH(DEFINE)
#undef DEFINE

#define AT(index, length) at(index, length, __FILE__, __LINE__)
#define SLICE(low, high, length) slice(low, high, length, __FILE__, __LINE__)
#define FIT(value, low, high, name) fit(value, low, high, name, __FILE__, __LINE__)
#define CHECKED_INT(value) checked_int(value, __FILE__, __LINE__)
#define NOT_ZERO(value) not_zero(value, __FILE__, __LINE__)
#define TURNS(start, end, step) turns(start, end, check_step(step, __FILE__, __LINE__))
#define SQRT(value) checked_sqrt(value, __FILE__, __LINE__)
#define EXP(value) checked_exp(value, __FILE__, __LINE__)
#define LOG(value) checked_log(value, __FILE__, __LINE__)
#define ABSOLUTE_32(a) checked_absolute_32(a, __FILE__, __LINE__)
#define ABSOLUTE_64(a) checked_absolute_64(a, __FILE__, __LINE__)
#define add_32(a, b) checked_add_32(a, b, __FILE__, __LINE__)
#define add_64(a, b) checked_add_64(a, b, __FILE__, __LINE__)
#define subtract_32(a, b) checked_subtract_32(a, b, __FILE__, __LINE__)
#define subtract_64(a, b) checked_subtract_64(a, b, __FILE__, __LINE__)
#define multiply_32(a, b) checked_multiply_32(a, b, __FILE__, __LINE__)
#define multiply_64(a, b) checked_multiply_64(a, b, __FILE__, __LINE__)
#define shift_left_32(a, b) checked_shift_left_32(a, b, __FILE__, __LINE__)
#define shift_left_64(a, b) checked_shift_left_64(a, b, __FILE__, __LINE__)
#define shift_right_32(a, b) ((int32_t)(a) >> shift_32(b, __FILE__, __LINE__))
#define shift_right_64(a, b) ((int64_t)(a) >> shift_64(b, __FILE__, __LINE__))
#define floor_divide_32(a, b) checked_floored_32(a, b, __FILE__, __LINE__)
#define floor_divide_64(a, b) checked_floored_64(a, b, __FILE__, __LINE__)
#define modulo_32(a, b) checked_remainder_32(a, b, __FILE__, __LINE__)
#define modulo_64(a, b) checked_remainder_64(a, b, __FILE__, __LINE__)
#define GUARDED(call)                                                                                                  \
    complaint[0] = 0;                                                                                                  \
    if (setjmp(way_out) == 0) {                                                                                        \
        call;                                                                                                          \
    }
#else
#define floor_divide_32 floored_32
#define floor_divide_64 floored_64
#define modulo_32 remainder_32
#define modulo_64 remainder_64
#define GUARDED(call) call
#endif

#ifdef __CUDACC__
#define ONES_32(a) __popc(a)
#define ONES_64(a) __popcll(a)
#define ZEROS_32(a) __clz((int)(a))
#define ZEROS_64(a) __clzll((long long)(a))
#else
#define ONES_32(a) __builtin_popcount(a)
#define ONES_64(a) __builtin_popcountll(a)
#define ZEROS_32(a) __builtin_clz(a)
#define ZEROS_64(a) __builtin_clzll(a)
#endif

/* A quotient is rounded down and a remainder has the sign of the divisor, as in Python. bit_count() and bit_length()
   look at the absolute value, as there. */
#define DEFINE(type, utype, bits)                                                                                      \
    RULE type remainder_##bits(type a, type b)                                                                         \
    {                                                                                                                  \
        type rest = a % b;                                                                                             \
        return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;                                                   \
    }                                                                                                                  \
    RULE type floored_##bits(type a, type b)                                                                           \
    {                                                                                                                  \
        type quotient = a / b;                                                                                         \
        return quotient - (a % b != 0 && (a % b < 0) != (b < 0));                                                      \
    }                                                                                                                  \
    RULE type plain_shift_left_##bits(type a, int64_t by) { return (type)((utype)a << by); }                           \
    RULE type absolute_##bits(type a) { return a < 0 ? (type)(0 - (utype)a) : a; }                                     \
    RULE type smaller_##bits(type a, type b) { return b < a ? b : a; }                                                 \
    RULE type larger_##bits(type a, type b) { return b > a ? b : a; }                                                  \
    RULE int32_t bit_count_##bits(type a) { return (int32_t)ONES_##bits((utype)absolute_##bits(a)); }                  \
    RULE int32_t bit_length_##bits(type a)                                                                             \
    {                                                                                                                  \
        return a == 0 ? 0 : (int32_t)(bits - ZEROS_##bits((utype)absolute_##bits(a)));                                 \
    }
EACH_WIDTH(DEFINE)
#undef DEFINE

/* How often a range is gone through. */
RULE int64_t turns(int64_t start, int64_t end, int64_t step)
{
    if (step > 0 && start < end)
        return (int64_t)(((uint64_t)end - (uint64_t)start - 1) / (uint64_t)step + 1);
    if (step < 0 && start > end)
        return (int64_t)(((uint64_t)start - (uint64_t)end - 1) / -(uint64_t)step + 1);
    return 0;
}

#ifdef CHECKED
#define DEFINE(type, utype, bits)                                                                                      \
    static inline type checked_floored_##bits(type a, type b, const char *file, int line)                              \
    {                                                                                                                  \
        return floored_##bits(a, divisor_##bits(a, b, file, line));                                                    \
    }                                                                                                                  \
    static inline type checked_remainder_##bits(type a, type b, const char *file, int line)                            \
    {                                                                                                                  \
        return remainder_##bits(a, divisor_##bits(a, b, file, line));                                                  \
    }
EACH_WIDTH(DEFINE)
#undef DEFINE
#else
#define shift_left_32 plain_shift_left_32
#define shift_left_64 plain_shift_left_64
#endif

/* min and max of floats keep the first of two equals, as Python does; so 0.0 and -0.0 stay what they were. */
RULE double smaller_float(double a, double b) { return b < a ? b : a; }
RULE double larger_float(double a, double b) { return b > a ? b : a; }
RULE float smaller_float32(float a, float b) { return b < a ? b : a; }
RULE float larger_float32(float a, float b) { return b > a ? b : a; }

/* A function, for of a written 0.0 - (double)i GCC makes -(double)i, which is -0.0 where i is 0. */
RULE double minus_float(double a, double b) { return a - b; }
RULE float minus_float32(float a, float b) { return a - b; }
