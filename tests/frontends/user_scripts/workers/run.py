"""Gradients inside workers: DataLoader, pools by fork and by spawn, joblib-like pickles, copies."""

import copy
import multiprocessing
import pickle
from concurrent.futures import ProcessPoolExecutor

import numpy as np
import torch
from torch.utils.data import DataLoader, Dataset

import ltoad.numpy
import ltoad.torch

SIGNATURE = "double[n] signal, size_t n, double[m] omega, size_t m, double decay, out double[m] out"


def own(signal, omega, decay):
    s1 = s2 = torch.zeros_like(omega)
    c = 2 * torch.cos(omega)
    for value in signal:
        s1, s2 = value + decay * (c * s1 - decay * s2), s1
    return torch.log1p(s1 * s1 + s2 * s2 - c * s1 * s2)


def slopes_of(f, seed):
    signal, omega = np.random.default_rng(seed).normal(size=30), np.linspace(0.2, 2.0, 4)
    value, pull = f.vjp(signal, omega, 0.9)
    return seed, value, pull(np.ones(4))


class Signals(Dataset):
    """Features, and their derivatives by the frequencies, made in the workers."""

    def __init__(self, f):
        self.f = f
        self.omega = torch.linspace(0.2, 2.0, 4, dtype=torch.float64)

    def __len__(self):
        return 8

    def __getitem__(self, index):
        torch.set_num_threads(1)
        signal = torch.tensor(np.random.default_rng(index).normal(size=30))
        omega = self.omega.clone().requires_grad_()
        features = self.f(signal, omega, 0.9)
        (slopes,) = torch.autograd.grad(features.sum(), omega)
        return features.detach(), slopes


def wanted(seed):
    signal = torch.tensor(np.random.default_rng(seed).normal(size=30))
    omega = torch.linspace(0.2, 2.0, 4, dtype=torch.float64, requires_grad=True)
    features = own(signal, omega, 0.9)
    return features.detach(), torch.autograd.grad(features.sum(), omega)[0]


def main():
    bands = ltoad.numpy.load("features.c", "bands", SIGNATURE)
    for context in ("fork", "spawn", "forkserver"):
        with ProcessPoolExecutor(2, multiprocessing.get_context(context)) as pool:
            for seed, value, slopes in pool.map(slopes_of, [bands] * 6, range(6)):
                features, by_omega = wanted(seed)
                assert np.allclose(value, features), context
                assert np.allclose(slopes[1], by_omega), context

    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        other = pickle.loads(pickle.dumps(bands, protocol))
        assert np.array_equal(slopes_of(other, 3)[2][0], slopes_of(bands, 3)[2][0])
    partial = pickle.loads(pickle.dumps(bands.by("omega")))
    signal, omega = np.sin(np.arange(30.0)), np.linspace(0.2, 2.0, 4)
    assert np.array_equal(
        partial.jacobian(signal, omega, 0.9), bands.by("omega").jacobian(signal, omega, 0.9)
    )
    for copied in (copy.copy(bands), copy.deepcopy(bands), copy.deepcopy([bands, bands])[1]):
        assert np.array_equal(slopes_of(copied, 1)[1], slopes_of(bands, 1)[1])

    in_torch = ltoad.torch.load("features.c", "bands", SIGNATURE)
    for workers, context in ((0, None), (2, "fork"), (2, "spawn")):
        loader = DataLoader(
            Signals(in_torch), batch_size=4, num_workers=workers, multiprocessing_context=context
        )
        for number, (features, slopes) in enumerate(loader):
            for row in range(4):
                value, by_omega = wanted(4 * number + row)
                assert torch.allclose(features[row], value), context
                assert torch.allclose(slopes[row], by_omega), context
    layer = copy.deepcopy(
        ltoad.torch.Module(in_torch, decay=torch.tensor(0.9, dtype=torch.float64))
    )
    layer = pickle.loads(pickle.dumps(layer))
    value = layer(torch.tensor(signal), torch.tensor(omega))
    value.sum().backward()
    assert torch.allclose(value, own(torch.tensor(signal), torch.tensor(omega), 0.9))
    assert layer.decay.grad is not None and torch.isfinite(layer.decay.grad)
    decay = torch.tensor(0.9, dtype=torch.float64, requires_grad=True)
    own(torch.tensor(signal), torch.tensor(omega), decay).sum().backward()
    assert torch.allclose(layer.decay.grad, decay.grad)
    print("ok")


if __name__ == "__main__":
    main()
