/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// What XLA calls for every foreign function: no Python, no copies but of what a derivative uses up.
//
// `entry` is one of the entries of a shim, `arrays` the number of its arrays of addresses, and `slots`
// tells for each address what lies there, as three numbers: kind, index, bytes.  All buffers have
// `batch` members one after the other; the entry runs for each.
#include "call_entry.h"
#include "xla/ffi/api/ffi.h"

namespace ffi = xla::ffi;

namespace
{

ffi::Error call(ffi::RemainingArgs arguments, ffi::RemainingRets results, int64_t entry, int64_t arrays,
                int64_t batch, ffi::Span<const int64_t> sizes,
                ffi::Span<const int64_t> slots)
{
    std::vector<char *> given, made;
    for (size_t i = 0; i < arguments.size(); i++)
        given.push_back(static_cast<char *>(arguments.get<ffi::AnyBuffer>(i)->untyped_data()));
    for (size_t i = 0; i < results.size(); i++)
        made.push_back(static_cast<char *>((*results.get<ffi::AnyBuffer>(i))->untyped_data()));
    std::vector<ltoad::slot> places;
    for (size_t i = 0; i < slots.size(); i += 3)
        places.push_back({slots[i], slots[i + 1], slots[i + 2]});
    const ltoad::entry called = {reinterpret_cast<void *>(entry), arrays};
    std::string message;
    switch (ltoad::call(called, places, given.data(), made.data(), batch, sizes.begin(), message)) {
    case ltoad::outcome::no_memory:
        return ffi::Error(ffi::ErrorCode::kResourceExhausted, "no memory for adjoints of a foreign function");
    case ltoad::outcome::thrown:
        return ffi::Error(ffi::ErrorCode::kInternal, message);
    case ltoad::outcome::done:
        break;
    }
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
                                  .Attr<ffi::Span<const int64_t>>("sizes")
                                  .Attr<ffi::Span<const int64_t>>("slots"));
