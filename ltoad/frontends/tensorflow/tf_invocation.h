/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// One call of a foreign function, or of one of its derivatives, by an operation of TensorFlow.
#ifndef LTOAD_TF_INVOCATION_H
#define LTOAD_TF_INVOCATION_H

#include "tf_function.h"

namespace ltoad
{

struct kernel {
    function *called;
    int kind;
    int64_t depth;
};

inline string in_words(const TF_Tensor *tensor)
{
    string text = "(";
    for (int d = 0; d < TF_NumDims(tensor); d++)
        text += (d ? ", " : "") + std::to_string(TF_Dim(tensor, d));
    return text + ")";
}

[[noreturn]] inline void refuse(const string &what) { throw failure{TF_INVALID_ARGUMENT, what}; }

// One call, as long as it runs.
class invocation
{
    TF_OpKernelContext *const ctx;
    const kernel &self;
    function &called;
    form &how;
    std::vector<tensor> held;
    std::vector<char *> given, made;
    words batch;
    int64_t members = 1;
    std::shared_ptr<const words> plan;
    std::vector<words> shapes;  // of inputs, then of outputs, without the batch

  public:
    invocation(TF_OpKernelContext *ctx, const kernel &self)
        : ctx(ctx), self(self), called(*self.called), how(self.called->by_kind[self.kind])
    {
    }

    void run()
    {
        take();
        solve();
        check_extras();
        allocate();
        void *const code = entry();
        std::vector<slot> slots;
        for (size_t i = 0; i < how.slots.size(); i += 2)
            slots.push_back({how.slots[i], how.slots[i + 1], bytes(how.slots[i], how.slots[i + 1])});
        const ltoad::entry entry = {code, how.arrays};
        string message;
        const outcome found = ltoad::call(entry, slots, given.data(), made.data(), members, plan->data(), message);
        if (found == outcome::no_memory)
            throw failure{TF_RESOURCE_EXHAUSTED, "no memory for adjoints of " + called.name};
        if (found == outcome::thrown)
            throw failure{TF_INTERNAL, called.name + ": " + message};
    }

  private:
    size_t count() const { return called.inputs.size(); }

    void take()
    {
        const size_t wanted = count() + how.extras.size();
        if (static_cast<size_t>(TF_NumInputs(ctx)) != wanted)
            refuse(called.name + " takes " + std::to_string(wanted) + " tensors");
        for (size_t i = 0; i < wanted; i++) {
            TF_Tensor *found = nullptr;
            status status;
            TF_GetInput(ctx, static_cast<int>(i), &found, status);
            held.emplace_back(found);
            status.check();
            given.push_back(static_cast<char *>(TF_TensorData(found)));
            check(i, i < count() ? called.inputs[i] : called.like(how.extras[i - count()]));
        }
        for (const int64_t size : batch)
            members *= size;
    }

    string spelled(size_t i) const
    {
        if (i < count())
            return "argument '" + called.inputs[i].name + "'";
        const int64_t place = how.extras[i - count()];
        return (place >= 0 ? "the tangent of '" : "the adjoint of '") + called.like(place).name + "'";
    }

    // Element type, number of dimensions, and those of the batch.
    void check(size_t i, const parameter &wanted)
    {
        const TF_Tensor *const found = held[i].get();
        if (TF_TensorType(found) != wanted.type)
            refuse(spelled(i) + " has another element type than the function");
        const int64_t rank = wanted.rank + self.depth;
        if (TF_NumDims(found) != rank)
            refuse(spelled(i) + " has shape " + in_words(found) + ", but is " +
                   (rank ? std::to_string(rank) + " dimensions" : "a number"));
        for (int64_t d = 0; d < self.depth; d++) {
            const int64_t size = TF_Dim(found, static_cast<int>(d));
            if (i == 0)
                batch.push_back(size);
            else if (batch[d] != size)
                refuse(spelled(i) + " has shape " + in_words(found) + ", which does not fit a batch of " +
                       std::to_string(batch[d]));
        }
    }

    // Sizes, and shapes of the outputs: Python knows them for new shapes of inputs.
    void solve()
    {
        words key;
        for (size_t i = 0; i < count(); i++) {
            shapes.push_back(member_shape(held[i].get()));
            key.insert(key.end(), shapes.back().begin(), shapes.back().end());
            if (called.inputs[i].rank == 0)
                key.push_back(number(i));
        }
        {
            std::lock_guard<std::mutex> lock(called.changing);
            const auto known = called.solved.find(key);
            if (known != called.solved.end())
                plan = known->second;
        }
        if (!plan)
            plan = solved(key);
        const int64_t *next = plan->data() + called.sizes;
        for (const parameter &output : called.outputs) {
            shapes.emplace_back(next, next + output.rank);
            next += output.rank;
        }
    }

    std::shared_ptr<const words> solved(const words &key)
    {
        size_t room = called.sizes;
        for (const parameter &output : called.outputs)
            room += output.rank;
        words made(room);
        std::vector<char> message(message_room);
        if (!solve_in_python(called.key.c_str(), key.data(), made.data(), message.data()))
            refuse(message.data());
        std::lock_guard<std::mutex> lock(called.changing);
        if (called.solved.size() > most_shapes)
            called.solved.clear();
        return called.solved[key] = std::make_shared<const words>(std::move(made));
    }

    words member_shape(const TF_Tensor *tensor) const
    {
        words shape;
        for (int d = static_cast<int>(self.depth); d < TF_NumDims(tensor); d++)
            shape.push_back(TF_Dim(tensor, d));
        return shape;
    }

    // An integer that may be a size; in a batch they are all the same, or refused.
    int64_t number(size_t i) const
    {
        if (!called.inputs[i].is_size || !members)
            return 0;
        const int64_t size = called.inputs[i].size;
        for (int64_t member = 1; member < members; member++)
            if (std::memcmp(given[i], given[i] + member * size, size))
                refuse("argument '" + called.inputs[i].name + "' is a size, and not the same in all of a batch");
        const char *const place = given[i];
        return size == 8   ? *reinterpret_cast<const int64_t *>(place)
               : size == 4 ? *reinterpret_cast<const int32_t *>(place)
               : size == 2 ? *reinterpret_cast<const int16_t *>(place)
                           : *reinterpret_cast<const int8_t *>(place);
    }

    const words &shape_like(int64_t place) const
    {
        return shapes[place >= 0 ? place : count() - 1 - place];
    }

    void check_extras()
    {
        for (size_t k = 0; k < how.extras.size(); k++)
            if (member_shape(held[count() + k].get()) != shape_like(how.extras[k]))
                refuse(spelled(count() + k) + " has shape " + in_words(held[count() + k].get()) +
                       ", which does not fit");
    }

    int64_t bytes_like(int64_t place) const
    {
        int64_t found = called.like(place).size;
        for (const int64_t size : shape_like(place))
            found *= size;
        return found;
    }

    int64_t bytes(int64_t kind, int64_t index) const
    {
        if (kind == nothing)
            return 0;
        if (kind == result || kind == zeroed_result)
            return bytes_like(how.results[index]);
        if (kind == argument || kind == copied_argument)
            return bytes_like(static_cast<size_t>(index) < count() ? index : how.extras[index - count()]);
        return bytes_like(index);
    }

    void allocate()
    {
        for (size_t k = 0; k < how.results.size(); k++) {
            words shape = batch;
            const words &own = shape_like(how.results[k]);
            shape.insert(shape.end(), own.begin(), own.end());
            status status;
            TF_Tensor *const found = TF_AllocateOutput(
                ctx, static_cast<int>(k), called.like(how.results[k]).type, shape.data(),
                static_cast<int>(shape.size()), members * bytes_like(how.results[k]), status);
            held.emplace_back(found);
            status.check();
            made.push_back(static_cast<char *>(TF_TensorData(found)));
        }
    }

    void *entry()
    {
        {
            std::lock_guard<std::mutex> lock(called.changing);
            if (how.code)
                return how.code;
        }
        std::vector<char> message(message_room);
        void *const found = find_in_python(called.key.c_str(), self.kind, message.data());
        if (!found)
            throw failure{TF_UNIMPLEMENTED, message.data()};
        std::lock_guard<std::mutex> lock(called.changing);
        return how.code = found;
    }
};

}  // namespace ltoad

#endif
