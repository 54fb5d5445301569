"""python train.py BITS NUMBERS SECONDS OLD OUT ROWS...: trains the planet's network on the rows that generate.ts wrote, from the
network OLD on (`none`: from nothing), and writes it as JSON. It learns by how much the value model is off: mostly between the turns
of one decision, which met the same luck, and a little in all, since playouts that are cut short end in its values."""
import json
import os
import sys
import time

import numpy
import torch

BITS, NUMBERS, SECONDS = (int(word) for word in sys.argv[1:4])
OLD, OUT, FILES = sys.argv[4], sys.argv[5], sys.argv[6:]
HIDDEN = [int(word) for word in os.environ.get("HIDDEN", "64,16").split(",")]
BIT_ROOM = 40
NO_BIT = 0xFFFF
DECISIONS_OF_FILE = 10_000_000
BATCH = 1024
RATE = 2e-3
SIBLINGS, LEVEL = 4.0, 0.5
# Points are divided by this while training, and weights are written as whole numbers up to WHOLE.
POINTS, WHOLE = 10.0, 32000
CHECKS = 20

device = "cuda" if torch.cuda.is_available() else "cpu"
torch.manual_seed(1)

row = numpy.dtype(
    [("bits", "<u2", BIT_ROOM), ("numbers", "<f4", NUMBERS), ("model", "<f4"), ("playouts", "<f4"), ("decision", "<u4")]
)


def read(i, name):
    rows = numpy.fromfile(name, row)
    rows["decision"] += i * DECISIONS_OF_FILE
    return rows


data = numpy.concatenate([read(i, name) for i, name in enumerate(sorted(FILES))])
bits = torch.from_numpy(data["bits"].astype(numpy.int64)).to(device)
bits[bits == NO_BIT] = BITS
numbers = torch.from_numpy(numpy.ascontiguousarray(data["numbers"])).to(device)
off = torch.from_numpy((data["playouts"] - data["model"]) / POINTS).to(device)
_, decision = numpy.unique(data["decision"], return_inverse=True)
decision = torch.from_numpy(decision).to(device)
decisions = int(decision.max()) + 1
first = torch.searchsorted(decision, torch.arange(decisions + 1, device=device))
sizes = first[1:] - first[:-1]
MOST = int(sizes.max())
everything = torch.arange(decisions, device=device)
train_on = everything[everything % 20 != 0]
check_on = everything[everything % 20 == 0]


def make(hidden):
    return torch.nn.Sequential(
        torch.nn.Linear(BITS + NUMBERS, hidden[0]),
        torch.nn.ReLU(),
        torch.nn.Linear(hidden[0], hidden[1]),
        torch.nn.ReLU(),
        torch.nn.Linear(hidden[1], 1),
    ).to(device)


def layers_of(network):
    """As network.ts keeps them: by input and then by neuron."""
    first, second, last = network[0], network[2], network[4]
    return [first.weight.t(), first.bias, second.weight.t(), second.bias, last.weight[0], last.bias]


def load(name):
    with open(name) as file:
        kept = json.load(file)
    network, taken = make(kept["hidden"]), 0
    for i, (layer, scale) in enumerate(zip(layers_of(network), kept["scales"])):
        part = torch.tensor(kept["weights"][taken : taken + layer.numel()], dtype=torch.float64) * scale
        taken += layer.numel()
        with torch.no_grad():
            layer.copy_((part / POINTS if i >= 4 else part).view(layer.shape).float())
    return network


def save(network, name):
    scales, weights = [], []
    for i, layer in enumerate(layers_of(network)):
        values = layer.detach().cpu().double().flatten() * (POINTS if i >= 4 else 1)
        scales.append(max(values.abs().max().item() / WHOLE, 1e-12))
        weights += [int(value) for value in (values / scales[-1]).round().tolist()]
    with open(name, "w") as file:
        json.dump({"hidden": HIDDEN, "scales": scales, "weights": weights}, file, separators=(",", ":"))


def errors_of(network, which):
    """By how much the network is off for the turns of these decisions, and which of the places hold a turn."""
    places = torch.arange(MOST, device=device)[None]
    lines = (first[which][:, None] + places).clamp(max=len(data) - 1)
    mask = (places < sizes[which][:, None]).float()
    flat = lines.reshape(-1)
    dense = torch.zeros(len(flat), BITS + 1, device=device).scatter_(1, bits[flat], 1.0)[:, :BITS]
    said = network(torch.cat([dense, numbers[flat]], 1))[:, 0].view(lines.shape)
    return (said - off[lines]) * mask, mask


def apart(errors, mask):
    """What is left of the errors between the turns of one decision."""
    return (errors - errors.sum(1, keepdim=True) / mask.sum(1, keepdim=True)) * mask


def check(network):
    squares, levels, count = 0.0, 0.0, 0.0
    with torch.no_grad():
        for which in check_on.split(2048):
            errors, mask = errors_of(network, which)
            squares += (apart(errors, mask) ** 2).sum().item()
            levels += (errors**2).sum().item()
            count += mask.sum().item()
    return POINTS * (squares / count) ** 0.5, POINTS * (levels / count) ** 0.5


print(f"{len(data)} rows, {decisions} decisions", flush=True)
network = make(HIDDEN) if OLD == "none" else load(OLD)
optimizer = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=3e-2)
best, step, told, start = check(network)[0] if OLD != "none" else 1e9, 0, 0, time.time()
print(f"before: {best:.3f} points off between turns", flush=True)
if OLD != "none":
    save(network, OUT)
share = 0.0
while share < 1:
    share = min(1.0, (time.time() - start) / SECONDS)
    for group in optimizer.param_groups:
        group["lr"] = RATE * min(1, (step + 1) / 300) * (1 - share) + 1e-6
    errors, mask = errors_of(network, train_on[torch.randint(len(train_on), (BATCH,), device=device)])
    zero = torch.zeros_like(errors)
    siblings = torch.nn.functional.huber_loss(apart(errors, mask), zero, delta=1.0, reduction="none").sum() / mask.sum()
    level = torch.nn.functional.huber_loss(errors.sum(1) / mask.sum(1), zero[:, 0], delta=2.0)
    loss = SIBLINGS * siblings + LEVEL * level
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    step += 1
    if share * CHECKS >= told + 1:
        told += 1
        between, level = check(network)
        # The rows are few: what is kept is the best on decisions that are not trained on.
        if between < best:
            best = between
            save(network, OUT)
        print(f"step {step}: {between:.3f} points off between turns, {level:.2f} in all", flush=True)
print(f"kept: {best:.3f}", flush=True)
