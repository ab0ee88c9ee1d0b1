/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// Calls an entry of a shim from what a framework calls: memory is passed on, and copied only where a
// derivative uses it up.
#ifndef LTOAD_CALL_ENTRY_H
#define LTOAD_CALL_ENTRY_H

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

namespace ltoad
{

// Of ltoad/frontends/slots.py, in its order.
enum kind : int64_t { nothing, argument, result, zeroed_result, copied_argument, zeroed, scratch };

// What lies at one address: a kind, the number of an argument or a result, and bytes.
struct slot {
    int64_t kind, index, bytes;
};

struct entry {
    void *code;
    int64_t arrays;  // of addresses
};

// Null, or what the function has done instead.
inline const char *run(const entry &entry, void **addresses, int64_t count, const int64_t *sizes)
{
    using one = const char *(*)(void **, const int64_t *);
    using two = const char *(*)(void **, void **, const int64_t *);
    using four = const char *(*)(void **, void **, void **, void **, const int64_t *);
    using eight =
        const char *(*)(void **, void **, void **, void **, void **, void **, void **, void **, const int64_t *);
    if (entry.arrays == 1)
        return reinterpret_cast<one>(entry.code)(addresses, sizes);
    if (entry.arrays == 2)
        return reinterpret_cast<two>(entry.code)(addresses, addresses + count, sizes);
    void **const b = addresses + 2 * count, **const t = addresses + 3 * count;
    if (entry.arrays == 4)
        return reinterpret_cast<four>(entry.code)(addresses, addresses + count, b, t, sizes);
    void **const w = addresses + 4 * count;
    return reinterpret_cast<eight>(entry.code)(addresses, addresses + count, b, t, w, w + count, w + 2 * count,
                                               w + 3 * count, sizes);
}

inline int64_t room_for(const slot &slot)
{
    return slot.kind >= copied_argument ? (slot.bytes + 63) / 64 * 64 : 0;
}

// The address of one slot of a member of a batch; `next` is where memory of our own goes on.
inline char *place(const slot &slot, int64_t member, char *const *arguments, char *const *results, char *&next)
{
    char *found = nullptr;
    if (slot.kind == argument)
        found = arguments[slot.index] + member * slot.bytes;
    else if (slot.kind == result || slot.kind == zeroed_result)
        found = results[slot.index] + member * slot.bytes;
    else if (slot.kind != nothing) {
        found = next;
        next += room_for(slot);
    }
    if (slot.kind == copied_argument && slot.bytes)
        std::memcpy(found, arguments[slot.index] + member * slot.bytes, slot.bytes);
    else if ((slot.kind == zeroed || slot.kind == zeroed_result) && slot.bytes)
        std::memset(found, 0, slot.bytes);
    return found;
}

enum class outcome { done, thrown, no_memory };

// Runs an entry for each member of a batch, one after the other in all buffers, until one throws;
// `message` is then what its exception says.
inline outcome call(const entry &entry, const std::vector<slot> &slots, char *const *arguments,
                    char *const *results, int64_t batch, const int64_t *sizes, std::string &message)
{
    int64_t room = 0;
    for (const slot &slot : slots)
        room += room_for(slot);
    char *const own = room ? static_cast<char *>(std::aligned_alloc(64, room)) : nullptr;
    if (room && !own)
        return outcome::no_memory;
    const char *thrown = nullptr;
    std::vector<void *> addresses(slots.size());
    for (int64_t member = 0; member < batch && !thrown; member++) {
        char *next = own;
        for (size_t i = 0; i < slots.size(); i++)
            addresses[i] = place(slots[i], member, arguments, results, next);
        thrown = run(entry, addresses.data(), static_cast<int64_t>(slots.size()) / entry.arrays, sizes);
    }
    std::free(own);
    if (!thrown)
        return outcome::done;
    message = std::string("the function ") + thrown;
    return outcome::thrown;
}

}  // namespace ltoad

#endif
