/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// Foreign functions of plain tensors with autograd, without Python on the way.
//
// `add` makes a function known, `shape` what it gives for inputs of some shapes, and `call` runs it.  What
// `call` does not know, other kinds of tensors, types or shapes, it leaves to Python: the result is empty.
// Derivatives of derivatives and batches of gradients go through the operator `pull` of the function.
#include <ATen/Dispatch.h>
#include <ATen/EmptyTensor.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <torch/csrc/autograd/custom_function.h>
#include <torch/library.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <utility>
#include <vector>

namespace
{

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;
using Value = const char *(*)(void *const *, const int64_t *);
using Vjp = const char *(*)(void *const *, void *const *, const int64_t *);
using Key = std::vector<int64_t>;

struct Foreign;

struct Plan {
    const Foreign *function;
    std::vector<int64_t> sizes;
    std::vector<std::vector<int64_t>> shapes;
};

struct Foreign {
    std::string pull;
    Value value;
    Vjp vjp;
    bool is_fortran, is_number;
    std::vector<at::ScalarType> types, result_types;
    std::vector<bool> active, smooth;
    std::map<Key, std::unique_ptr<Plan>> plans;
};

std::shared_mutex guard;
std::vector<std::unique_ptr<Foreign>> functions;

bool is_plain(const at::Tensor &x)
{
    static const c10::DispatchKeySet others({c10::DispatchKey::Python, c10::DispatchKey::PythonTLSSnapshot,
                                             c10::DispatchKey::Conjugate, c10::DispatchKey::Negative,
                                             c10::DispatchKey::ZeroTensor, c10::DispatchKey::Batched,
                                             c10::DispatchKey::FuncTorchBatched,
                                             c10::DispatchKey::FuncTorchGradWrapper,
                                             c10::DispatchKey::Functionalize});
    return x.layout() == at::kStrided && x.device().is_cpu() && !x.key_set().has_any(others);
}

at::Tensor turned(const at::Tensor &x, const Foreign &function)
{
    return function.is_fortran && x.dim() > 1 ? x.permute(at::DimVector([&] {
        at::DimVector axes;
        for (int64_t i = x.dim(); i-- > 0;)
            axes.push_back(i);
        return axes;
    }()))
                                              : x;
}

at::Tensor laid_out(const at::Tensor &x, const Foreign &function)
{
    return turned(x, function).contiguous();
}

at::Tensor restored(const at::Tensor &x, const Foreign &function)
{
    return turned(x, function).contiguous();
}

// Without the dispatcher, which takes longer than all the rest for a few numbers.
at::Tensor empty(at::IntArrayRef shape, at::ScalarType type)
{
    return at::detail::empty_cpu(shape, type);
}

at::Tensor zeroed(const at::Tensor &x)
{
    at::Tensor made = empty(x.sizes(), x.scalar_type());
    std::memset(made.data_ptr(), 0, made.nbytes());
    return made;
}

at::Tensor one(at::ScalarType type)
{
    at::Tensor made = empty({}, type);
    AT_DISPATCH_FLOATING_AND_COMPLEX_TYPES(type, "one", [&] { *made.data_ptr<scalar_t>() = scalar_t(1); });
    return made;
}

variable_list empty_outputs(const Plan &plan)
{
    variable_list outputs;
    for (size_t j = 0; j < plan.shapes.size(); j++) {
        std::vector<int64_t> shape = plan.shapes[j];
        if (plan.function->is_fortran)
            std::reverse(shape.begin(), shape.end());
        outputs.push_back(empty(shape, plan.function->result_types[j]));
    }
    return outputs;
}

std::vector<void *> addresses(const variable_list &inputs, const variable_list &outputs)
{
    std::vector<void *> found;
    for (const auto *list : {&inputs, &outputs})
        for (const at::Tensor &x : *list)
            found.push_back(x.defined() ? x.data_ptr() : nullptr);
    return found;
}

variable_list laid_out(at::TensorList inputs, const Foreign &function)
{
    variable_list held;
    for (const at::Tensor &x : inputs)
        held.push_back(laid_out(x, function));
    return held;
}

void restore(variable_list &tensors, const Foreign &function)
{
    for (at::Tensor &x : tensors)
        if (x.defined())
            x = restored(x, function);
}

void require_none(const char *thrown)
{
    TORCH_CHECK(!thrown, "the function ", thrown);
}

variable_list value(const Plan &plan, at::TensorList inputs)
{
    const Foreign &function = *plan.function;
    const variable_list held = laid_out(inputs, function);
    variable_list outputs = empty_outputs(plan);
    require_none(function.value(addresses(held, outputs).data(), plan.sizes.data()));
    restore(outputs, function);
    return outputs;
}

// Adjoints of the inputs, undefined for those without; `seeds` are taken up.
variable_list pull(const Plan &plan, at::TensorList inputs, const variable_list &seeds, variable_list &outputs)
{
    const Foreign &function = *plan.function;
    const variable_list held = laid_out(inputs, function);
    outputs = empty_outputs(plan);
    variable_list shadows;
    for (size_t i = 0; i < held.size(); i++)
        shadows.push_back(function.active[i] ? zeroed(held[i]) : at::Tensor());
    require_none(function.vjp(addresses(held, outputs).data(), addresses(shadows, seeds).data(), plan.sizes.data()));
    restore(shadows, function);
    restore(outputs, function);
    return shadows;
}

// The same by the operator that PyTorch can derive and map.
variable_list again(const Foreign &function, const variable_list &inputs, const variable_list &seeds)
{
    torch::jit::Stack stack;
    for (const auto *list : {&inputs, &seeds})
        for (const at::Tensor &x : *list)
            stack.emplace_back(x);
    c10::Dispatcher::singleton().findSchemaOrThrow(function.pull.c_str(), "").callBoxed(&stack);
    variable_list by_place;
    auto next = stack.begin();
    for (const bool active : function.active)
        by_place.push_back(active ? (next++)->toTensor() : at::Tensor());
    return by_place;
}

// A gradient times the adjoint of the number that it belongs to.  PyTorch's own product takes longer than
// all the rest of a small function's backward pass.
at::Tensor scaled(const at::Tensor &gradient, const at::Tensor &adjoint)
{
    if (!is_plain(adjoint) || !adjoint.is_floating_point() || adjoint.dim() != 0 || !gradient.is_contiguous())
        return adjoint.mul(gradient);
    at::Tensor made = empty(gradient.sizes(), gradient.scalar_type());
    const double factor =
        adjoint.scalar_type() == at::kDouble ? *adjoint.data_ptr<double>() : adjoint.item<double>();
    AT_DISPATCH_FLOATING_AND_COMPLEX_TYPES(gradient.scalar_type(), "scaled", [&] {
        const scalar_t *const from = gradient.data_ptr<scalar_t>();
        scalar_t *const to = made.data_ptr<scalar_t>();
        for (int64_t i = 0; i < gradient.numel(); i++)
            to[i] = from[i] * static_cast<typename c10::scalar_value_type<scalar_t>::type>(factor);
    });
    return made;
}

// With the gradient at once where the only output is a number.
struct Call : torch::autograd::Function<Call> {
    static variable_list forward(AutogradContext *ctx, int64_t address, at::TensorList inputs)
    {
        const Plan &plan = *reinterpret_cast<const Plan *>(address);
        const Foreign &function = *plan.function;
        variable_list outputs, saved(inputs.begin(), inputs.end());
        if (function.is_number) {
            for (at::Tensor &gradient : pull(plan, inputs, {one(function.result_types[0])}, outputs))
                saved.push_back(gradient);
        } else {
            outputs = value(plan, inputs);
        }
        variable_list rough;
        for (size_t j = 0; j < outputs.size(); j++)
            if (!function.smooth[j])
                rough.push_back(outputs[j]);
        ctx->mark_non_differentiable(rough);
        ctx->save_for_backward(std::move(saved));
        ctx->saved_data["plan"] = address;
        ctx->set_materialize_grads(false);
        return outputs;
    }

    static variable_list backward(AutogradContext *ctx, const variable_list &given)
    {
        const Plan &plan = *reinterpret_cast<const Plan *>(ctx->saved_data["plan"].toInt());
        const Foreign &function = *plan.function;
        const size_t count = function.types.size();
        const variable_list saved = ctx->get_saved_variables();
        const variable_list inputs(saved.begin(), saved.begin() + count);
        variable_list found(1);
        bool is_zero = true, is_simple = !at::GradMode::is_enabled();
        for (size_t j = 0; j < given.size(); j++)
            if (function.smooth[j] && given[j].defined()) {
                is_zero = false;
                is_simple = is_simple && is_plain(given[j]);
            }
        if (is_zero) {
            found.resize(count + 1);
        } else if (function.is_number && !at::GradMode::is_enabled()) {
            for (size_t i = 0; i < count; i++)
                found.push_back(saved[count + i].defined() && ctx->needs_input_grad(i)
                                    ? scaled(saved[count + i], given[0])
                                    : at::Tensor());
        } else {
            const variable_list seeds = seeds_of(plan, given, is_simple);
            variable_list outputs;
            const variable_list pulled =
                is_simple ? pull(plan, inputs, seeds, outputs) : again(function, inputs, seeds);
            found.insert(found.end(), pulled.begin(), pulled.end());
        }
        return found;
    }

    // For `pull` those of all outputs as it takes them up, for `again` those of the smooth ones.
    static variable_list seeds_of(const Plan &plan, const variable_list &given, bool own)
    {
        const Foreign &function = *plan.function;
        variable_list seeds;
        for (size_t j = 0; j < given.size(); j++) {
            if (!function.smooth[j]) {
                if (own)
                    seeds.emplace_back();
                continue;
            }
            at::Tensor seed = given[j].defined() ? given[j] : at::zeros(plan.shapes[j], function.result_types[j]);
            if (own) {
                const at::Tensor laid = laid_out(seed, function);
                seed = laid.is_same(seed) || laid.is_alias_of(seed) ? laid.clone() : laid;
            }
            seeds.push_back(seed);
        }
        return seeds;
    }
};

int64_t add(std::string pull, at::IntArrayRef entries, at::IntArrayRef words, at::TensorList types, at::TensorList results)
{
    auto function = std::make_unique<Foreign>();
    function->pull = std::move(pull);
    function->value = reinterpret_cast<Value>(entries.at(0));
    function->vjp = reinterpret_cast<Vjp>(entries.at(1));
    function->is_fortran = words.at(0);
    size_t next = 1;
    for (const at::Tensor &x : types) {
        function->types.push_back(x.scalar_type());
        function->active.push_back(words.at(next++));
    }
    for (const at::Tensor &y : results) {
        function->result_types.push_back(y.scalar_type());
        function->smooth.push_back(words.at(next++));
    }
    function->is_number = words.at(next);
    const std::unique_lock<std::shared_mutex> lock(guard);
    functions.push_back(std::move(function));
    return static_cast<int64_t>(functions.size()) - 1;
}

// Ranks and sizes of all inputs, one after the other.
Key key_of(at::TensorList inputs)
{
    Key key;
    key.reserve(4 * inputs.size());
    for (const at::Tensor &x : inputs) {
        key.push_back(x.dim());
        key.insert(key.end(), x.sizes().begin(), x.sizes().end());
    }
    return key;
}

void shape(int64_t number, at::TensorList inputs, at::IntArrayRef sizes, at::TensorList outputs)
{
    auto plan = std::make_unique<Plan>();
    plan->sizes = sizes.vec();
    for (const at::Tensor &y : outputs)
        plan->shapes.push_back(y.sizes().vec());
    const std::unique_lock<std::shared_mutex> lock(guard);
    Foreign &function = *functions.at(number);
    plan->function = &function;
    function.plans.emplace(key_of(inputs), std::move(plan));
}

const Plan *plan_of(int64_t number, at::TensorList inputs)
{
    const std::shared_lock<std::shared_mutex> lock(guard);
    const Foreign &function = *functions.at(number);
    if (inputs.size() != function.types.size())
        return nullptr;
    for (size_t i = 0; i < inputs.size(); i++)
        if (inputs[i].scalar_type() != function.types[i] || !is_plain(inputs[i]))
            return nullptr;
    const auto found = function.plans.find(key_of(inputs));
    return found == function.plans.end() ? nullptr : found->second.get();
}

variable_list call(int64_t number, at::TensorList inputs)
{
    const Plan *const plan = plan_of(number, inputs);
    if (!plan)
        return {};
    bool wanted = false;
    if (at::GradMode::is_enabled())
        for (const at::Tensor &x : inputs)
            wanted = wanted || x.requires_grad();
    return wanted ? Call::apply(reinterpret_cast<int64_t>(plan), inputs) : value(*plan, inputs);
}

}  // namespace

TORCH_LIBRARY(ltoad_eager, library)
{
    library.def("add(str pull, int[] entries, int[] words, Tensor[] types, Tensor[] results) -> int", add);
    library.def("shape(int function, Tensor[] inputs, int[] sizes, Tensor[] outputs) -> ()", shape);
    library.def("call(int function, Tensor[] inputs) -> Tensor[]", call);
}
