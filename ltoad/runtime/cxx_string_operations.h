/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is done to a std::string of libstdc++; cxx_strings.c has the names. */

typedef __SIZE_TYPE__ size;

/* The ABI's layout, since GCC 5. */
typedef struct {
    char *data;
    size length;
    union {
        char local[16];
        size capacity;
    };
} string;

#define INLINE static inline __attribute__((always_inline))

enum { LOCAL = 15 };
static const size LONGEST = __PTRDIFF_MAX__;

void *_Znwm(size);
void _ZdlPv(void *);
_Noreturn void _ZSt20__throw_length_errorPKc(const char *);
_Noreturn void _ZSt19__throw_logic_errorPKc(const char *);
_Noreturn void _ZSt24__throw_out_of_range_fmtPKcz(const char *, ...);

INLINE _Bool is_local(const string *s) { return s->data == s->local; }
INLINE size capacity(const string *s) { return is_local(s) ? LOCAL : s->capacity; }

INLINE void copy(char *to, const char *from, size n)
{
    if (n)
        __builtin_memcpy(to, from, n);
}

INLINE void move(char *to, const char *from, size n)
{
    if (n)
        __builtin_memmove(to, from, n);
}

/* One character alone may be a byte of a number: it is stored, as nobody follows those of a fill. */
INLINE void fill(char *to, size n, char c)
{
    if (n == 1)
        *to = c;
    else if (n)
        __builtin_memset(to, c, n);
}

INLINE void end_at(string *s, size length)
{
    s->length = length;
    s->data[length] = 0;
}

INLINE size at_most(size n, size limit) { return n < limit ? n : limit; }

INLINE size checked(const string *s, size at, const char *who)
{
    if (at > s->length)
        _ZSt24__throw_out_of_range_fmtPKcz("%s: __pos (which is %zu) > this->size() (which is %zu)",
                                           who, at, s->length);
    return at;
}

INLINE void check_room(const string *s, size removed, size added, const char *who)
{
    if (LONGEST - (s->length - removed) < added)
        _ZSt20__throw_length_errorPKc(who);
}

/* Room for more than asked, so that a string that grows is not copied each time. */
INLINE char *create(size *wanted, size before)
{
    if (*wanted > LONGEST)
        _ZSt20__throw_length_errorPKc("basic_string::_M_create");
    if (*wanted > before && *wanted < 2 * before)
        *wanted = at_most(2 * before, LONGEST);
    return _Znwm(*wanted + 1);
}

INLINE void dispose(string *s)
{
    if (!is_local(s))
        _ZdlPv(s->data);
}

INLINE void own(string *s, char *block, size room)
{
    dispose(s);
    s->data = block;
    s->capacity = room;
}

/* Characters at..at+removed become added ones, in a new block; from may be null, or in the old. */
INLINE void mutate(string *s, size at, size removed, const char *from, size added)
{
    const size rest = s->length - at - removed;
    size room = s->length + added - removed;
    char *block = create(&room, capacity(s));
    copy(block, s->data, at);
    if (from)
        copy(block + at, from, added);
    copy(block + at + added, s->data + at + removed, rest);
    own(s, block, room);
}

INLINE _Bool is_apart(const string *s, const char *from)
{
    return from < s->data || from > s->data + s->length;
}

INLINE void shift(string *s, size at, size removed, size added)
{
    const size rest = s->length - at - removed;
    if (removed != added)
        move(s->data + at + added, s->data + at + removed, rest);
}

static string *replace(string *s, size at, size removed, const char *from, size added)
{
    check_room(s, removed, added, "basic_string::_M_replace");
    const size length = s->length + added - removed;
    if (length > capacity(s))
        mutate(s, at, removed, from, added);
    else if (is_apart(s, from)) {
        shift(s, at, removed, added);
        copy(s->data + at, from, added);
    } else {
        char *aside = _Znwm(added + 1);
        copy(aside, from, added);
        shift(s, at, removed, added);
        copy(s->data + at, aside, added);
        _ZdlPv(aside);
    }
    end_at(s, length);
    return s;
}

static string *replace_by_fill(string *s, size at, size removed, size added, char c)
{
    check_room(s, removed, added, "basic_string::_M_replace_aux");
    const size length = s->length + added - removed;
    if (length > capacity(s))
        mutate(s, at, removed, 0, added);
    else
        shift(s, at, removed, added);
    fill(s->data + at, added, c);
    end_at(s, length);
    return s;
}

static string *append(string *s, const char *from, size n)
{
    check_room(s, 0, n, "basic_string::append");
    const size length = s->length + n;
    if (length <= capacity(s))
        copy(s->data + s->length, from, n);
    else
        mutate(s, s->length, 0, from, n);
    end_at(s, length);
    return s;
}

static void push(string *s, char c)
{
    const size length = s->length;
    if (length + 1 > capacity(s))
        mutate(s, length, 0, 0, 1);
    s->data[length] = c;
    end_at(s, length + 1);
}

static void erase(string *s, size at, size n)
{
    shift(s, at, n, 0);
    end_at(s, s->length - n);
}

INLINE void make_room(string *s, size n)
{
    s->data = s->local;
    if (n > LOCAL) {
        size room = n;
        s->data = create(&room, 0);
        s->capacity = room;
    }
}

static void construct(string *s, const char *from, size n)
{
    if (!from && n)
        _ZSt19__throw_logic_errorPKc("basic_string: construction from null is not valid");
    make_room(s, n);
    copy(s->data, from, n);
    end_at(s, n);
}

static void construct_fill(string *s, size n, char c)
{
    make_room(s, n);
    fill(s->data, n, c);
    end_at(s, n);
}

INLINE void empty(string *s)
{
    s->data = s->local;
    end_at(s, 0);
}

INLINE void take(string *s, string *other)
{
    if (is_local(other)) {
        s->data = s->local;
        copy(s->local, other->local, other->length + 1);
    } else {
        s->data = other->data;
        s->capacity = other->capacity;
    }
    s->length = other->length;
    empty(other);
}

static void assign(string *s, const string *other)
{
    if (s == other)
        return;
    const size n = other->length, before = capacity(s);
    if (n > before) {
        size room = n;
        char *block = create(&room, before);
        own(s, block, room);
    }
    copy(s->data, other->data, n);
    end_at(s, n);
}

static string *assign_moved(string *s, string *other)
{
    if (s == other)
        return s;
    if (is_local(other)) {
        copy(s->data, other->local, other->length);
        end_at(s, other->length);
        end_at(other, 0);
    } else {
        dispose(s);
        take(s, other);
    }
    return s;
}

static void reserve(string *s, size room)
{
    const size before = capacity(s);
    if (room <= before)
        return;
    char *block = create(&room, before);
    copy(block, s->data, s->length + 1);
    own(s, block, room);
}

static void shrink(string *s)
{
    if (is_local(s) || s->length == s->capacity)
        return;
    char *block = s->data;
    if (s->length <= LOCAL) {
        s->data = s->local;
        copy(s->local, block, s->length + 1);
    } else {
        s->data = _Znwm(s->length + 1);
        copy(s->data, block, s->length + 1);
        s->capacity = s->length;
    }
    _ZdlPv(block);
}

static void resize(string *s, size n, char c)
{
    if (n > s->length)
        replace_by_fill(s, s->length, 0, n - s->length, c);
    else
        end_at(s, n);
}

static void swap(string *a, string *b)
{
    if (a == b)
        return;
    string other;
    take(&other, a);
    take(a, b);
    take(b, &other);
}

INLINE size length_of(const char *text) { return __builtin_strlen(text); }

INLINE const char *there(const char *text)
{
    if (!text)
        _ZSt19__throw_logic_errorPKc("basic_string: construction from null is not valid");
    return text;
}

INLINE char *element(const string *s, size at)
{
    if (at >= s->length)
        _ZSt24__throw_out_of_range_fmtPKcz(
            "basic_string::at: __n (which is %zu) >= this->size() (which is %zu)", at, s->length);
    return s->data + at;
}

INLINE void part(string *s, const string *of, size at, size n, const char *who)
{
    checked(of, at, who);
    construct(s, of->data + at, at_most(n, of->length - at));
}
