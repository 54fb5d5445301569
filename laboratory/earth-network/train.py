"""python train.py two|alone PLAYER RIVAL TABLE SECONDS OUT ROWS...: trains a network of Earth on the rows that generate.ts wrote and
writes it as JSON; NumPy is enough. It learns by how much the final lead differs from the lead at the beginning of a turn. For two players it
is asked for both and the difference counts, so that what one expects to be ahead the other expects to be behind."""
import json
import os
import sys
import time

import numpy

MODE = sys.argv[1]
PLAYER, RIVAL, TABLE, SECONDS = (int(word) for word in sys.argv[2:6])
OUT, FILES = sys.argv[6], sys.argv[7:]
HIDDEN = [int(word) for word in os.environ.get("HIDDEN", "48,16").split(",")]
IS_TWO = MODE == "two"
INPUTS = PLAYER + RIVAL + TABLE
ROW = INPUTS * (2 if IS_TWO else 1) + 2
# Where the totals stand among the numbers of a player, of a rival player and of Gaia, and their unit.
TOTAL, GAIA_TOTAL, UNIT = 9, 6, 100
# Points are divided by this while training; errors beyond two of it count less: games without end say little.
POINTS, MOST_ERROR = 30.0, 2.0
BATCH, RATE, DECAY, CHECKS = 512, 2e-3, 3e-2, 40
WHOLE = 32000

random = numpy.random.default_rng(1)


def read(names):
    tables, games = [], 0
    for name in names:
        table = numpy.fromfile(name, "<f4").reshape(-1, ROW).copy()
        numbers = table[:, -1].astype(int) + games
        games = numbers.max() + 1
        tables.append((table[:, :-1], numbers))
    return numpy.concatenate([table for table, _ in tables]), numpy.concatenate([numbers for _, numbers in tables])


data, game = read(sorted(FILES))
own = data[:, :INPUTS]
other = data[:, INPUTS : 2 * INPUTS]
rival_total = data[:, PLAYER + (TOTAL if IS_TWO else GAIA_TOTAL)]
change = (data[:, -1] - UNIT * (data[:, TOTAL] - rival_total)) / POINTS
is_check = game % 20 == 0
train_on = numpy.flatnonzero(~is_check)


def weights(rows, columns):
    return random.normal(0, (2 / rows) ** 0.5, (rows, columns)).astype(numpy.float32)


layers = [
    weights(INPUTS, HIDDEN[0]),
    numpy.zeros(HIDDEN[0], numpy.float32),
    weights(HIDDEN[0], HIDDEN[1]),
    numpy.zeros(HIDDEN[1], numpy.float32),
    weights(HIDDEN[1], 1) / 10,
    numpy.zeros(1, numpy.float32),
]
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


def said(rows):
    ahead = run(own[rows])[2][:, 0]
    return ahead - run(other[rows])[2][:, 0] if IS_TWO else ahead


def usual(errors):
    return POINTS * float(numpy.mean(numpy.clip(errors, -MOST_ERROR, MOST_ERROR) ** 2) ** 0.5)


def off():
    return usual(said(is_check) - change[is_check])


def learn(rows, step, rate):
    inputs = own[rows]
    first, second, ahead = run(inputs)
    if IS_TWO:
        others = other[rows]
        their_first, their_second, behind = run(others)
        ahead = ahead - behind
    error = numpy.clip(ahead - change[rows][:, None], -MOST_ERROR, MOST_ERROR).astype(numpy.float32) / len(rows)
    found = slopes(inputs, first, second, error)
    if IS_TWO:
        found = [one + two for one, two in zip(found, slopes(others, their_first, their_second, -error))]
    for layer, mean, square, slope in zip(layers, means, squares, found):
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope**2 - square)
        size = numpy.sqrt(square / (1 - 0.999**step)) + 1e-8
        layer -= rate * (mean / (1 - 0.9**step) / size + DECAY * layer)


def save(best, before):
    scales, whole = [], []
    for i, layer in enumerate(layers):
        values = layer.astype(float).ravel() * (POINTS if i >= 4 else 1)
        scales.append(max(abs(values).max() / WHOLE, 1e-12))
        whole += [int(value) for value in numpy.rint(values / scales[-1])]
    made = {"rows": len(data), "games": int(game.max()) + 1, "off": {"lead": round(before, 2), "network": round(best, 2)}}
    with open(OUT, "w") as file:
        json.dump({"made": made, "hidden": HIDDEN, "scales": scales, "weights": whole}, file, separators=(",", ":"))


before = usual(change[is_check])
best, told, step, start = numpy.inf, 0, 0, time.time()
print(f"{len(data)} rows; the lead alone is off by {before:.2f} points", flush=True)
while (share := (time.time() - start) / SECONDS) < 1:
    step += 1
    learn(train_on[random.integers(0, len(train_on), BATCH)], step, RATE * min(1, step / 200) * (1 - share) + 1e-6)
    if share * CHECKS >= told:
        told += 1
        if (now := off()) < best:
            # The rows are few: what is kept is the best in games that are not trained on.
            best = now
            save(best, before)
        print(f"step {step}: {now:.3f}", flush=True)
print(f"kept: {best:.3f}", flush=True)
