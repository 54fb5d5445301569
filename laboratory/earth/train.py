"""python train.py INPUTS SECONDS OUT ROWS...: trains Earth's network on the rows that generate.ts wrote and writes it as JSON; NumPy is
enough. It learns by how much the lead at the end differs from the lead at the beginning of a turn. It is asked from both seats and the
difference counts, so that what one player expects to be ahead the other expects to be behind."""
import json
import sys
import time

import numpy

INPUTS, SECONDS = (int(word) for word in sys.argv[1:3])
OUT, FILES = sys.argv[3], sys.argv[4:]
HIDDEN = [48, 16]
# Where a player's total stands among the inputs, and its unit.
TOTAL, UNIT = 9, 100
# Points are divided by this while training; larger errors than MOST_ERROR of it count less: games without end say little.
POINTS, MOST_ERROR = 30.0, 2.0
BATCH, RATE, DECAY, CHECKS = 1024, 1e-3, 1.0, 40
# Weights are written as whole numbers up to this.
WHOLE = 32000

random = numpy.random.default_rng(1)


def read(names):
    tables, numbers, games = [], [], 0
    for name in names:
        table = numpy.fromfile(name, "<f4").reshape(-1, 2 * INPUTS + 2)
        tables.append(table[:, :-1])
        numbers.append(table[:, -1].astype(int) + games)
        games = numbers[-1].max() + 1
    return numpy.concatenate(tables), numpy.concatenate(numbers)


data, game = read(sorted(FILES))
own, other = data[:, :INPUTS], data[:, INPUTS : 2 * INPUTS]
change = (data[:, -1] - UNIT * (own[:, TOTAL] - other[:, TOTAL])) / POINTS
is_check = game % 20 == 0
train_on = numpy.flatnonzero(~is_check)


def some(rows, columns):
    return random.normal(0, (2 / rows) ** 0.5, (rows, columns)).astype(numpy.float32)


def none(columns):
    return numpy.zeros(columns, numpy.float32)


# By input and then by neuron, as network.ts keeps them; the last bias falls out of the difference.
layers = [some(INPUTS, HIDDEN[0]), none(HIDDEN[0]), some(*HIDDEN), none(HIDDEN[1]), some(HIDDEN[1], 1) / 10, none(1)]
means = [numpy.zeros_like(layer) for layer in layers]
squares = [numpy.zeros_like(layer) for layer in layers]


def run(inputs):
    first = numpy.maximum(inputs @ layers[0] + layers[1], 0)
    second = numpy.maximum(first @ layers[2] + layers[3], 0)
    return first, second, second @ layers[4] + layers[5]


def slopes(inputs, first, second, error):
    at_second = (error @ layers[4].T) * (second > 0)
    at_first = (at_second @ layers[2].T) * (first > 0)
    return [inputs.T @ at_first, at_first.sum(0), first.T @ at_second, at_second.sum(0), second.T @ error, error.sum(0)]


def learn(rows, step, rate):
    one, two = run(own[rows]), run(other[rows])
    error = numpy.clip(one[2] - two[2] - change[rows][:, None], -MOST_ERROR, MOST_ERROR) / len(rows)
    found = zip(slopes(own[rows], *one[:2], error), slopes(other[rows], *two[:2], -error))
    for layer, mean, square, slope in zip(layers, means, squares, (a + b for a, b in found)):
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope**2 - square)
        size = numpy.sqrt(square / (1 - 0.999**step)) + 1e-8
        layer -= rate * (mean / (1 - 0.9**step) / size + DECAY * layer)


def usual(errors):
    return POINTS * float(numpy.mean(numpy.clip(errors, -MOST_ERROR, MOST_ERROR) ** 2) ** 0.5)


def off():
    return usual((run(own[is_check])[2] - run(other[is_check])[2])[:, 0] - change[is_check])


def save(network):
    scales, whole = [], []
    for i, layer in enumerate(layers):
        values = layer.astype(float).ravel() * (POINTS if i >= 4 else 1)
        scales.append(max(abs(values).max() / WHOLE, 1e-12))
        whole += [int(value) for value in numpy.rint(values / scales[-1])]
    history = [{"by": "laboratory/earth/train.sh", "rows": len(data), "off": {"lead": before, "network": network}}]
    with open(OUT, "w") as file:
        json.dump({"history": history, "hidden": HIDDEN, "scales": scales, "weights": whole}, file, separators=(",", ":"))


before = usual(change[is_check])
best, told, step, start = numpy.inf, 0, 0, time.time()
print(f"{len(data)} rows; the lead alone is off by {before:.2f} points", flush=True)
while (share := (time.time() - start) / SECONDS) < 1:
    step += 1
    learn(train_on[random.integers(0, len(train_on), BATCH)], step, RATE * min(1, step / 200) * (1 - share) + 1e-6)
    if share * CHECKS >= told:
        told += 1
        # The rows are few: what is kept is the best in games that are not trained on.
        if (now := off()) < best:
            best = now
            save(best)
        print(f"step {step}: {now:.3f}", flush=True)
print(f"kept: {best:.3f}", flush=True)
