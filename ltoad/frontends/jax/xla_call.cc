// What XLA calls for every foreign function: no Python, no copies but of what a derivative uses up.
//
// `entry` is one of the entries of a shim, `arrays` the number of its arrays of addresses, and `slots`
// tells for each address what lies there, as three numbers: kind, index, bytes.  All buffers have
// `batch` members one after the other; the entry runs for each.
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <vector>

#include "xla/ffi/api/ffi.h"

namespace ffi = xla::ffi;

namespace
{

enum kind : int64_t { nothing, argument, result, zeroed_result, copied_argument, zeroed, scratch };

std::mutex alone;

void run(int64_t entry, int64_t arrays, void **addresses, int64_t count, const int64_t *sizes)
{
    using one = void (*)(void **, const int64_t *);
    using two = void (*)(void **, void **, const int64_t *);
    using four = void (*)(void **, void **, void **, void **, const int64_t *);
    void *const code = reinterpret_cast<void *>(entry);
    if (arrays == 1)
        reinterpret_cast<one>(code)(addresses, sizes);
    else if (arrays == 2)
        reinterpret_cast<two>(code)(addresses, addresses + count, sizes);
    else
        reinterpret_cast<four>(code)(addresses, addresses + count, addresses + 2 * count,
                                     addresses + 3 * count, sizes);
}

ffi::Error call(ffi::RemainingArgs arguments, ffi::RemainingRets results, int64_t entry, int64_t arrays,
                int64_t batch, bool is_reentrant, ffi::Span<const int64_t> sizes,
                ffi::Span<const int64_t> slots)
{
    const int64_t places = static_cast<int64_t>(slots.size()) / 3, count = places / arrays;
    int64_t room = 0;
    for (int64_t i = 0; i < places; i++)
        if (slots[3 * i] >= copied_argument)
            room += (slots[3 * i + 2] + 63) / 64 * 64;
    char *const own = static_cast<char *>(std::aligned_alloc(64, room ? room : 64));
    if (!own)
        return ffi::Error(ffi::ErrorCode::kResourceExhausted, "no memory for adjoints of a foreign function");
    std::vector<void *> addresses(places);
    std::unique_lock<std::mutex> lock(alone, std::defer_lock);
    if (!is_reentrant)
        lock.lock();
    for (int64_t member = 0; member < batch; member++) {
        char *next = own;
        for (int64_t i = 0; i < places; i++) {
            const int64_t kind = slots[3 * i], index = slots[3 * i + 1], bytes = slots[3 * i + 2];
            const int64_t offset = member * bytes;
            char *place = nullptr;
            if (kind == argument)
                place = static_cast<char *>(arguments.get<ffi::AnyBuffer>(index)->untyped_data()) + offset;
            else if (kind == result || kind == zeroed_result)
                place = static_cast<char *>((*results.get<ffi::AnyBuffer>(index))->untyped_data()) + offset;
            else if (kind != nothing) {
                place = next;
                next += (bytes + 63) / 64 * 64;
            }
            if (kind == copied_argument)
                std::memcpy(place,
                            static_cast<char *>(arguments.get<ffi::AnyBuffer>(index)->untyped_data()) + offset,
                            bytes);
            else if (kind == zeroed || kind == zeroed_result)
                std::memset(place, 0, bytes);
            addresses[i] = place;
        }
        run(entry, arrays, addresses.data(), count, sizes.begin());
    }
    std::free(own);
    return ffi::Error::Success();
}

}  // namespace

XLA_FFI_DEFINE_HANDLER_SYMBOL(ltoad_xla_call, call,
                              ffi::Ffi::Bind()
                                  .RemainingArgs()
                                  .RemainingRets()
                                  .Attr<int64_t>("entry")
                                  .Attr<int64_t>("arrays")
                                  .Attr<int64_t>("batch")
                                  .Attr<bool>("is_reentrant")
                                  .Attr<ffi::Span<const int64_t>>("sizes")
                                  .Attr<ffi::Span<const int64_t>>("slots"));
