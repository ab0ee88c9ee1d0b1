/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* std::string of libstdc++, as bodies that can be differentiated.

   The library has these functions in native code: before C++20 its header declares them as extern
   templates.  Strings hold text beside numbers, and numbers as bytes; either way derivatives need
   memory of their own that grows and moves as the primal's does.  scripts/library-bodies.sh compiles
   this into cxx_strings.ll, from which a program that asks for derivatives takes what it calls
   there.  Searches and comparisons give integers, and stay native. */

#include "cxx_string_operations.h"

#define M(name) _ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE##name
#define K(name) _ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE##name

/* Constructors have two names; the last argument is an allocator without members. */
#define CONSTRUCTOR(suffix, parameters, ...) \
    void M(C1##suffix) parameters { __VA_ARGS__; } \
    void M(C2##suffix) parameters { __VA_ARGS__; }
#define NOTHING const void *allocator
#define UNUSED (void)allocator

CONSTRUCTOR(Ev, (string *s), empty(s))
CONSTRUCTOR(ERKS3_, (string *s, NOTHING), UNUSED; empty(s))
CONSTRUCTOR(ERKS4_, (string *s, const string *o), construct(s, o->data, o->length))
CONSTRUCTOR(ERKS4_RKS3_, (string *s, const string *o, NOTHING), UNUSED;
            construct(s, o->data, o->length))
CONSTRUCTOR(EOS4_, (string *s, string *o), take(s, o))
CONSTRUCTOR(EOS4_RKS3_, (string *s, string *o, NOTHING), UNUSED; take(s, o))
CONSTRUCTOR(ERKS4_mRKS3_, (string *s, const string *o, size at, NOTHING), UNUSED;
            part(s, o, at, -1, "basic_string::basic_string"))
CONSTRUCTOR(ERKS4_mm, (string *s, const string *o, size at, size n),
            part(s, o, at, n, "basic_string::basic_string"))
CONSTRUCTOR(ERKS4_mmRKS3_, (string *s, const string *o, size at, size n, NOTHING), UNUSED;
            part(s, o, at, n, "basic_string::basic_string"))
CONSTRUCTOR(EPKcRKS3_, (string *s, const char *text, NOTHING), UNUSED;
            construct(s, there(text), length_of(text)))
/* the same since C++17, of which programs have bodies */
CONSTRUCTOR(IS3_EEPKcRKS3_, (string *s, const char *text, NOTHING), UNUSED;
            construct(s, there(text), length_of(text)))
CONSTRUCTOR(EPKcmRKS3_, (string *s, const char *text, size n, NOTHING), UNUSED;
            construct(s, text, n))
CONSTRUCTOR(EmcRKS3_, (string *s, size n, char c, NOTHING), UNUSED; construct_fill(s, n, c))
CONSTRUCTOR(IS3_EEmcRKS3_, (string *s, size n, char c, NOTHING), UNUSED; construct_fill(s, n, c))
CONSTRUCTOR(ESt16initializer_listIcERKS3_, (string *s, const char *list, size n, NOTHING), UNUSED;
            construct(s, list, n))
CONSTRUCTOR(ENS4_12__sv_wrapperERKS3_, (string *s, size n, const char *view, NOTHING), UNUSED;
            construct(s, view, n))
CONSTRUCTOR(IPKcvEET_S8_RKS3_, (string *s, const char *from, const char *to, NOTHING), UNUSED;
            construct(s, from, (size)(to - from)))
CONSTRUCTOR(IPcvEET_S7_RKS3_, (string *s, const char *from, const char *to, NOTHING), UNUSED;
            construct(s, from, (size)(to - from)))
CONSTRUCTOR(IN9__gnu_cxx17__normal_iteratorIPcS4_EEvEET_SA_RKS3_,
            (string *s, const char *from, const char *to, NOTHING), UNUSED;
            construct(s, from, (size)(to - from)))
void M(12_Alloc_hiderC1EPcRKS3_)(string *s, char *data, NOTHING) { UNUSED; s->data = data; }
void M(12_Alloc_hiderC2EPcRKS3_)(string *s, char *data, NOTHING) { UNUSED; s->data = data; }
void M(12_Alloc_hiderC1EPcOS3_)(string *s, char *data, NOTHING) { UNUSED; s->data = data; }
void M(12_Alloc_hiderC2EPcOS3_)(string *s, char *data, NOTHING) { UNUSED; s->data = data; }
void M(D1Ev)(string *s) { dispose(s); }
void M(D2Ev)(string *s) { dispose(s); }

#define RANGE (string *s, const char *from, const char *to)
void M(12_M_constructIPKcEEvT_S8_St20forward_iterator_tag)RANGE
{
    construct(s, from, (size)(to - from));
}
void M(12_M_constructIPcEEvT_S7_St20forward_iterator_tag)RANGE
{
    construct(s, from, (size)(to - from));
}
void M(12_M_constructIN9__gnu_cxx17__normal_iteratorIPKcS4_EEEEvT_SB_St20forward_iterator_tag)RANGE
{
    construct(s, from, (size)(to - from));
}
void M(12_M_constructIN9__gnu_cxx17__normal_iteratorIPcS4_EEEEvT_SA_St20forward_iterator_tag)RANGE
{
    construct(s, from, (size)(to - from));
}
void M(12_M_constructEmc)(string *s, size n, char c) { construct_fill(s, n, c); }
void M(18_M_construct_aux_2Emc)(string *s, size n, char c) { construct_fill(s, n, c); }

/* What the others are made of. */
char *M(9_M_createERmm)(string *s, size *wanted, size before)
{
    (void)s;
    return create(wanted, before);
}
void M(10_M_disposeEv)(string *s) { dispose(s); }
void M(10_M_destroyEm)(string *s, size room) { (void)room; _ZdlPv(s->data); }
void M(9_M_mutateEmmPKcm)(string *s, size at, size removed, const char *from, size added)
{
    mutate(s, at, removed, from, added);
}
string *M(9_M_appendEPKcm)(string *s, const char *from, size n) { return append(s, from, n); }
void M(9_M_assignERKS4_)(string *s, const string *o) { assign(s, o); }
string *M(10_M_replaceEmmPKcm)(string *s, size at, size removed, const char *from, size added)
{
    return replace(s, at, removed, from, added);
}
string *M(14_M_replace_auxEmmmc)(string *s, size at, size removed, size added, char c)
{
    return replace_by_fill(s, at, removed, added, c);
}
void M(8_M_eraseEmm)(string *s, size at, size n) { erase(s, at, n); }
void M(13_M_set_lengthEm)(string *s, size n) { end_at(s, n); }
void M(9_M_lengthEm)(string *s, size n) { s->length = n; }
void M(11_M_capacityEm)(string *s, size n) { s->capacity = n; }
void M(7_M_dataEPc)(string *s, char *data) { s->data = data; }
char *M(13_M_local_dataEv)(string *s) { return s->local; }
const char *K(13_M_local_dataEv)(const string *s) { return s->local; }
_Bool K(11_M_is_localEv)(const string *s) { return is_local(s); }
_Bool K(11_M_disjunctEPKc)(const string *s, const char *from) { return is_apart(s, from); }
size K(8_M_checkEmPKc)(const string *s, size at, const char *who) { return checked(s, at, who); }
void K(15_M_check_lengthEmmPKc)(const string *s, size removed, size added, const char *who)
{
    check_room(s, removed, added, who);
}
size K(8_M_limitEmm)(const string *s, size at, size n) { return at_most(n, s->length - at); }
string *M(16_M_get_allocatorEv)(string *s) { return s; }
const string *K(16_M_get_allocatorEv)(const string *s) { return s; }
void M(7_S_copyEPcPKcm)(char *to, const char *from, size n) { copy(to, from, n); }
void M(7_S_moveEPcPKcm)(char *to, const char *from, size n) { move(to, from, n); }
void M(9_S_assignEPcmc)(char *to, size n, char c) { fill(to, n, c); }
#define CHARS (char *to, const char *from, const char *end)
void M(13_S_copy_charsEPcPKcS7_)CHARS { copy(to, from, (size)(end - from)); }
void M(13_S_copy_charsEPcS5_S5_)CHARS { copy(to, from, (size)(end - from)); }
void M(13_S_copy_charsEPcN9__gnu_cxx17__normal_iteratorIPKcS4_EESA_)CHARS
{
    copy(to, from, (size)(end - from));
}
void M(13_S_copy_charsEPcN9__gnu_cxx17__normal_iteratorIS5_S4_EES8_)CHARS
{
    copy(to, from, (size)(end - from));
}

/* Access; iterators are addresses, and those that go backwards come in memory. */
#define ACCESS(name, value) \
    char *M(name)(string *s) { return value; } \
    const char *K(name)(const string *s) { return value; }
ACCESS(4dataEv, s->data)
ACCESS(5beginEv, s->data)
ACCESS(3endEv, s->data + s->length)
ACCESS(5frontEv, s->data)
ACCESS(4backEv, s->data + s->length - 1)
const char *K(5c_strEv)(const string *s) { return s->data; }
const char *K(7_M_dataEv)(const string *s) { return s->data; }
const char *K(6cbeginEv)(const string *s) { return s->data; }
const char *K(4cendEv)(const string *s) { return s->data + s->length; }
char *M(ixEm)(string *s, size at) { return s->data + at; }
const char *K(ixEm)(const string *s, size at) { return s->data + at; }
char *M(2atEm)(string *s, size at) { return element(s, at); }
const char *K(2atEm)(const string *s, size at) { return element(s, at); }
void M(6rbeginEv)(char **out, string *s) { *out = s->data + s->length; }
void K(6rbeginEv)(char **out, const string *s) { *out = s->data + s->length; }
void K(7crbeginEv)(char **out, const string *s) { *out = s->data + s->length; }
void M(4rendEv)(char **out, string *s) { *out = s->data; }
void K(4rendEv)(char **out, const string *s) { *out = s->data; }
void K(5crendEv)(char **out, const string *s) { *out = s->data; }
size K(4sizeEv)(const string *s) { return s->length; }
size K(6lengthEv)(const string *s) { return s->length; }
size K(8capacityEv)(const string *s) { return capacity(s); }
size K(8max_sizeEv)(const string *s) { (void)s; return LONGEST; }
_Bool K(5emptyEv)(const string *s) { return s->length == 0; }
size K(4copyEPcmm)(const string *s, char *to, size n, size at)
{
    n = at_most(n, s->length - checked(s, at, "basic_string::copy"));
    copy(to, s->data + at, n);
    return n;
}
void K(6substrEmm)(string *out, const string *s, size at, size n)
{
    part(out, s, at, n, "basic_string::substr");
}

/* Room */
void M(5clearEv)(string *s) { end_at(s, 0); }
void M(8pop_backEv)(string *s) { end_at(s, s->length - 1); }
void M(6resizeEm)(string *s, size n) { resize(s, n, 0); }
void M(6resizeEmc)(string *s, size n, char c) { resize(s, n, c); }
void M(7reserveEm)(string *s, size n) { reserve(s, n); }
void M(7reserveEv)(string *s) { shrink(s); }
void M(13shrink_to_fitEv)(string *s) { shrink(s); }
void M(4swapERS4_)(string *s, string *o) { swap(s, o); }

/* Assignment, and what is put at the end */
string *M(aSEOS4_)(string *s, string *o) { return assign_moved(s, o); }
string *M(6assignEOS4_)(string *s, string *o) { return assign_moved(s, o); }
string *M(aSERKS4_)(string *s, const string *o) { assign(s, o); return s; }
string *M(6assignERKS4_)(string *s, const string *o) { assign(s, o); return s; }
string *M(aSEc)(string *s, char c) { return replace_by_fill(s, 0, s->length, 1, c); }
string *M(6assignEmc)(string *s, size n, char c) { return replace_by_fill(s, 0, s->length, n, c); }
string *M(pLEc)(string *s, char c) { push(s, c); return s; }
void M(9push_backEc)(string *s, char c) { push(s, c); }
string *M(6appendEmc)(string *s, size n, char c) { return replace_by_fill(s, s->length, 0, n, c); }
string *M(pLERKS4_)(string *s, const string *o) { return append(s, o->data, o->length); }
string *M(6appendERKS4_)(string *s, const string *o) { return append(s, o->data, o->length); }
string *M(6appendERKS4_mm)(string *s, const string *o, size at, size n)
{
    checked(o, at, "basic_string::append");
    return append(s, o->data + at, at_most(n, o->length - at));
}
string *M(6assignERKS4_mm)(string *s, const string *o, size at, size n)
{
    checked(o, at, "basic_string::assign");
    return replace(s, 0, s->length, o->data + at, at_most(n, o->length - at));
}
#define TEXT(added, assigned) \
    string *M(added##EPKc)(string *s, const char *t) { return append(s, t, length_of(t)); } \
    string *M(added##ESt16initializer_listIcE)(string *s, const char *t, size n) \
    { \
        return append(s, t, n); \
    } \
    string *M(assigned##EPKc)(string *s, const char *t) \
    { \
        return replace(s, 0, s->length, t, length_of(t)); \
    } \
    string *M(assigned##ESt16initializer_listIcE)(string *s, const char *t, size n) \
    { \
        return replace(s, 0, s->length, t, n); \
    }
TEXT(pL, aS)
TEXT(6append, 6assign)
string *M(6appendEPKcm)(string *s, const char *t, size n) { return append(s, t, n); }
string *M(6assignEPKcm)(string *s, const char *t, size n)
{
    return replace(s, 0, s->length, t, n);
}

/* In the middle */
#define INSERTED(who) checked(s, at, "basic_string::" who)
#define CUT(who) checked(s, at, "basic_string::" who), n = at_most(n, s->length - at)
#define CONST_AT N9__gnu_cxx17__normal_iteratorIPKcS4_EE

string *M(6insertEmPKc)(string *s, size at, const char *t)
{
    INSERTED("insert");
    return replace(s, at, 0, t, length_of(t));
}
string *M(6insertEmPKcm)(string *s, size at, const char *t, size n)
{
    INSERTED("insert");
    return replace(s, at, 0, t, n);
}
string *M(6insertEmRKS4_)(string *s, size at, const string *o)
{
    INSERTED("insert");
    return replace(s, at, 0, o->data, o->length);
}
string *M(6insertEmRKS4_mm)(string *s, size at, const string *o, size from, size n)
{
    INSERTED("insert");
    checked(o, from, "basic_string::insert");
    return replace(s, at, 0, o->data + from, at_most(n, o->length - from));
}
string *M(6insertEmmc)(string *s, size at, size n, char c)
{
    INSERTED("insert");
    return replace_by_fill(s, at, 0, n, c);
}
INLINE char *insert_fill(string *s, const char *place, size n, char c)
{
    const size at = (size)(place - s->data);
    replace_by_fill(s, at, 0, n, c);
    return s->data + at;
}
char *M(6insertEN9__gnu_cxx17__normal_iteratorIPKcS4_EEc)(string *s, const char *place, char c)
{
    return insert_fill(s, place, 1, c);
}
char *M(6insertEN9__gnu_cxx17__normal_iteratorIPKcS4_EEmc)(string *s, const char *place, size n,
                                                           char c)
{
    return insert_fill(s, place, n, c);
}
char *M(6insertEN9__gnu_cxx17__normal_iteratorIPKcS4_EESt16initializer_listIcE)(
    string *s, const char *place, const char *list, size n)
{
    const size at = (size)(place - s->data);
    replace(s, at, 0, list, n);
    return s->data + at;
}
string *M(5eraseEmm)(string *s, size at, size n)
{
    CUT("erase");
    erase(s, at, n);
    return s;
}
INLINE char *erase_range(string *s, const char *first, const char *last)
{
    const size at = (size)(first - s->data);
    erase(s, at, (size)(last - first));
    return s->data + at;
}
char *M(5eraseEN9__gnu_cxx17__normal_iteratorIPKcS4_EE)(string *s, const char *place)
{
    return erase_range(s, place, place + 1);
}
char *M(5eraseEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_)(string *s, const char *first,
                                                           const char *last)
{
    return erase_range(s, first, last);
}
string *M(7replaceEmmPKc)(string *s, size at, size n, const char *t)
{
    CUT("replace");
    return replace(s, at, n, t, length_of(t));
}
string *M(7replaceEmmPKcm)(string *s, size at, size n, const char *t, size m)
{
    CUT("replace");
    return replace(s, at, n, t, m);
}
string *M(7replaceEmmRKS4_)(string *s, size at, size n, const string *o)
{
    CUT("replace");
    return replace(s, at, n, o->data, o->length);
}
string *M(7replaceEmmRKS4_mm)(string *s, size at, size n, const string *o, size from, size m)
{
    CUT("replace");
    checked(o, from, "basic_string::replace");
    return replace(s, at, n, o->data + from, at_most(m, o->length - from));
}
string *M(7replaceEmmmc)(string *s, size at, size n, size m, char c)
{
    CUT("replace");
    return replace_by_fill(s, at, n, m, c);
}
#define REPLACE(suffix, parameters, from, n) \
    string *M(7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_##suffix) parameters \
    { \
        return replace(s, (size)(first - s->data), (size)(last - first), from, n); \
    }
#define PLACES string *s, const char *first, const char *last
REPLACE(RKS4_, (PLACES, const string *o), o->data, o->length)
REPLACE(S8_, (PLACES, const char *t), t, length_of(t))
REPLACE(S8_m, (PLACES, const char *t, size n), t, n)
REPLACE(St16initializer_listIcE, (PLACES, const char *t, size n), t, n)
REPLACE(S8_S8_, (PLACES, const char *t, const char *end), t, (size)(end - t))
REPLACE(S9_S9_, (PLACES, const char *t, const char *end), t, (size)(end - t))
REPLACE(PcSA_, (PLACES, const char *t, const char *end), t, (size)(end - t))
REPLACE(NS6_IPcS4_EESB_, (PLACES, const char *t, const char *end), t, (size)(end - t))
string *M(7replaceEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_mc)(PLACES, size n, char c)
{
    return replace_by_fill(s, (size)(first - s->data), (size)(last - first), n, c);
}
