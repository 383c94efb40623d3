/* How Python calls a rule. A record or an array comes as the object itself, whose memory is borrowed by the buffer
   protocol. The few functions of Python that this needs are all in its stable ABI, and are handed over once: so a library
   is built without Python's headers, and serves every version. */

typedef struct Buffer { /* Py_buffer */
    void *memory, *owner;
    ptrdiff_t length, item_size;
    int readonly, dimensions;
    char *format;
    ptrdiff_t *shape, *strides, *suboffsets;
    void *internal;
} Buffer;

typedef struct Method { /* PyMethodDef */
    const char *name;
    void *(*function)(void *, void *const *, ptrdiff_t);
    int flags;
    const char *text;
} Method;

#define FAST_CALL 0x80

static struct {
    int (*get_buffer)(void *, Buffer *, int);
    void (*release_buffer)(Buffer *);
    void *(*save_thread)(void);
    void (*restore_thread)(void *);
    long long (*as_integer)(void *);
    double (*as_float)(void *);
    void *(*integer)(long long);
    void *(*number)(double);
    void *(*tuple)(const char *, ...);
    void *(*error)(void);
    void *(*format_error)(void *, const char *, ...);
    void (*hold)(void *);
    void (*let_go)(void *);
    void *(*attribute)(void *, const char *);
    int (*is_true)(void *);
    void (*clear_error)(void);
    void *none, *value_error, *mistake;
} python;

#ifdef _WIN32
#define API __declspec(dllexport)
#else
#define API __attribute__((visibility("default")))
#endif

API void riverhaven_connect(const void *functions)
{
    const void *const *from = (const void *const *)functions;
    void **to = (void **)&python;
    for (size_t i = 0; i < sizeof python / sizeof(void *); i++)
        to[i] = (void *)from[i];
}

static int counted(ptrdiff_t count, ptrdiff_t wanted)
{
    if (count != wanted)
        python.format_error(python.value_error, "%zd arguments are given, and %zd are wanted.", count, wanted);
    return count == wanted;
}

#define CONTIGUOUS 0x38 /* as C has it */
#define FOR_READING 0
#define FOR_WRITING 1
#define ANY_LENGTH 0

/* The buffer of a record of NumPy's is always for reading only; its flags tell whether its memory is. */
static int is_writeable(void *object)
{
    void *flags = python.attribute(object, "flags");
    void *found = flags ? python.attribute(flags, "writeable") : 0;
    int is_writeable = found && python.is_true(found) == 1;
    if (!found)
        python.clear_error();
    python.let_go(flags);
    python.let_go(found);
    return is_writeable;
}

/* Borrow the memory of so many rows of so many items. */
static int borrow(void *object, Buffer *held, int how, ptrdiff_t item, ptrdiff_t rows, ptrdiff_t row, const char *name)
{
    if (python.get_buffer(object, held, CONTIGUOUS))
        return 0;
    ptrdiff_t size = item * row;
    if (held->item_size != item || (rows == ANY_LENGTH ? held->length % size != 0 : held->length != rows * size)) {
        python.format_error(python.value_error, "%s has %zd items of %zd bytes; wanted are %s%zd of %zd.", name,
                            held->length / held->item_size, held->item_size, rows == ANY_LENGTH ? "a multiple of " : "",
                            rows == ANY_LENGTH ? row : rows * row, item);
        return 0;
    }
    if (how == FOR_READING || !held->readonly || is_writeable(object))
        return 1;
    python.format_error(python.value_error, "%s is for reading only, and this rule changes it: give it a copy.", name);
    return 0;
}

static void give_back(Buffer *held, int count)
{
    for (int i = 0; i < count; i++)
        if (held[i].owner)
            python.release_buffer(&held[i]);
}

static int to_wide(void *object, int64_t *number)
{
    *number = python.as_integer(object);
    return *number != -1 || !python.error();
}

static int to_integer(void *object, int64_t *number, const char *name)
{
    if (!to_wide(object, number))
        return 0;
    if (*number == (int32_t)*number)
        return 1;
    python.format_error(python.value_error, "%s is %lld, which needs more than 32 bits.", name, (long long)*number);
    return 0;
}

static int to_float(void *object, double *number)
{
    *number = python.as_float(object);
    return *number != -1.0 || !python.error();
}

static void *nothing(void)
{
    python.hold(python.none);
    return python.none;
}

static int went_well(void)
{
#ifdef CHECKED
    if (complaint[0])
        python.format_error(python.mistake, "%s", complaint);
    return !complaint[0];
#else
    return 1;
#endif
}
