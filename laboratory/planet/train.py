"""python train.py BITS NUMBERS SECONDS MODEL OUT ROWS...: trains the planet's network on the rows that generate.ts wrote, and writes
it as JSON with the value model MODEL whose errors it has learned. First it learns what came of planets at the end of the game, then
a mixture of that and of what it says itself a round later and two and three, which scatters less (TD(lambda)). The turns of
one decision, which met the same luck, are also compared with each other."""
import json
import os
import sys
import time

import torch
from rows import Rows

BITS, NUMBERS, SECONDS = (int(word) for word in sys.argv[1:4])
MODEL, OUT, FILES = sys.argv[4], sys.argv[5], sys.argv[6:]
HIDDEN = [int(word) for word in os.environ.get("HIDDEN", "128,32").split(",")]
BATCH = int(os.environ.get("BATCH", "16384"))
RATE, DECAY = float(os.environ.get("RATE", "2e-3")), float(os.environ.get("DECAY", "1e-2"))
# It ends sooner when it has seen all rows so often: they are learned by heart otherwise.
EPOCHS = float(os.environ.get("EPOCHS", "20"))
# A network to go on from.
START = os.environ.get("START")
# How much of a planet's goal is what comes after the next round; and from which share of the time on.
LAMBDA, ENDS_ONLY, RENEW = float(os.environ.get("LAMBDA", "0.7")), 0.4, 0.15
ROUNDS = 14
# Points are divided by this while training, and weights are written as whole numbers up to WHOLE: larger ones would take more room and say no more.
POINTS, WHOLE = 10.0, 1500
LEAST_SCATTER = 0.12
CHECKS = 10
# Every so many rows, and decisions, are held back; rows by stretches, since those of one game are alike.
HELD_BACK, STRETCH = 20, 2000
PART = 131072

device = "cuda" if torch.cuda.is_available() else "cpu"
torch.manual_seed(1)
rows = Rows(FILES, BITS, NUMBERS, device)
model = rows.model / POINTS
siblings = rows.siblings()
stretch = torch.arange(rows.count, device=device) // STRETCH % HELD_BACK
train_on, check_on = (stretch != 0).nonzero()[:, 0], (stretch == 0).nonzero()[:, 0]
number = torch.arange(len(siblings), device=device) % HELD_BACK
train_siblings, check_siblings = siblings[number != 0], siblings[number == 0]



class Network(torch.nn.Module):
    """Two hidden layers. All behind the first one differ by round: by what is added to weights that all rounds share."""

    def __init__(self):
        super().__init__()
        self.first = torch.nn.Linear(BITS + NUMBERS, HIDDEN[0])
        self.second = torch.nn.Linear(HIDDEN[0], HIDDEN[1])
        self.last = torch.nn.Linear(HIDDEN[1], 1)
        zeros = lambda *sizes: torch.nn.Parameter(torch.zeros(ROUNDS, *sizes))
        self.second_by_round, self.second_bias_by_round = zeros(HIDDEN[0], HIDDEN[1]), zeros(HIDDEN[1])
        self.last_by_round, self.last_bias_by_round = zeros(HIDDEN[1]), zeros()

    def forward(self, inputs, round):
        first = torch.relu(self.first(inputs))
        # What every round's layer would say is found at once; picking its own for each row is cheap then.
        every = torch.einsum("bi,rij->brj", first, self.second_by_round)
        own = every[torch.arange(len(round), device=round.device), round]
        second = torch.relu(self.second(first) + own + self.second_bias_by_round[round])
        last = self.last.weight[0] + self.last_by_round[round]
        return (second * last).sum(1) + self.last.bias + self.last_bias_by_round[round]

    def layers(self):
        """As network.ts keeps them: by round, by input and then by neuron."""
        return [
            self.first.weight.t(),
            self.first.bias,
            self.second.weight.t() + self.second_by_round,
            self.second.bias + self.second_bias_by_round,
            (self.last.weight + self.last_by_round) * POINTS,
            (self.last.bias + self.last_bias_by_round) * POINTS,
        ]


    def load(self, name):
        with open(name) as file:
            kept = json.load(file)
        sizes = [layer.numel() for layer in self.layers()]
        shapes = [layer.shape for layer in self.layers()]
        parts = torch.tensor(kept["weights"], dtype=torch.float64).split(sizes)
        first, first_bias, second, second_bias, last, last_bias = (
            (part * scale).float().view(shape) for part, scale, shape in zip(parts, kept["scales"], shapes)
        )
        last, last_bias = last / POINTS, last_bias / POINTS
        copies = [(self.first.weight, first.t()), (self.first.bias, first_bias)]
        copies += [(self.second.weight, second.mean(0).t()), (self.second_by_round, second - second.mean(0))]
        copies += [(self.second.bias, second_bias.mean(0)), (self.second_bias_by_round, second_bias - second_bias.mean(0))]
        copies += [(self.last.weight[0], last.mean(0)), (self.last_by_round, last - last.mean(0))]
        copies += [(self.last.bias, last_bias.mean(0, keepdim=True)), (self.last_bias_by_round, last_bias - last_bias.mean())]
        with torch.no_grad():
            for to, values in copies:
                to.copy_(values)


network = Network()
if START:
    network.load(START)
network.to(device)


def says(which):
    return network(rows.inputs(which), rows.round[which])


def mixed_goals():
    """By how much the model is off, where the rest of the game is partly judged by the network as it is now."""
    with torch.no_grad():
        everything = torch.arange(rows.count, device=device)
        value = torch.cat([says(part) for part in everything.split(PART)]) + model
    goal = rows.end / POINTS
    for round in range(ROUNDS - 2, -1, -1):
        now = ((rows.round == round) & rows.goes_on).nonzero()[:, 0]
        goal[now] = (1 - LAMBDA) * value[now + 1] + LAMBDA * goal[now + 1]
    return goal - model


def apart(table, goals):
    """The errors between the turns of one decision, and which places hold a turn."""
    mask = (table >= 0).float()
    flat = table.clamp(min=0).reshape(-1)
    errors = (says(flat) - goals[flat]).view(table.shape) * mask
    return (errors - errors.sum(1, keepdim=True) / mask.sum(1, keepdim=True)) * mask, mask


def check():
    """How far it is off in rows that were held back: between turns of a decision, and by round."""
    squares, counts = torch.zeros(ROUNDS, device=device), torch.zeros(ROUNDS, device=device)
    with torch.no_grad():
        for part in check_on.split(PART):
            errors = says(part) - ends[part]
            squares.index_add_(0, rows.round[part], errors**2)
            counts.index_add_(0, rows.round[part], torch.ones_like(errors))
        between = [apart(part, ends) for part in check_siblings.split(4096)]
    scatter = sum((errors**2).sum().item() for errors, _ in between) / sum(mask.sum().item() for _, mask in between)
    return scatter**0.5, (squares / counts.clamp(min=1)).sqrt()


def save():
    scales, weights = [], []
    for layer in network.layers():
        values = layer.detach().cpu().double().flatten()
        scales.append(max(values.abs().max().item() / WHOLE, 1e-12))
        weights += [int(value) for value in (values / scales[-1]).round().tolist()]
    with open(MODEL) as file:
        fitted = json.load(file)["weights"]
    with open(OUT, "w") as file:
        json.dump({"model": fitted, "hidden": HIDDEN, "scales": scales, "weights": weights}, file, separators=(",", ":"))


print(f"{rows.count} rows, {len(siblings)} decisions", flush=True)
ends = rows.end / POINTS - model
goals, renewed, told, step, share, start = ends, ENDS_ONLY - RENEW, 0, 0, 0.0, time.time()
# Rows of late rounds scatter less and say more.
weight = torch.ones(ROUNDS, device=device)
optimizer = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=DECAY)
while share < 1:
    share = min(1.0, max((time.time() - start) / SECONDS, step * BATCH / (EPOCHS * len(train_on))))
    for group in optimizer.param_groups:
        group["lr"] = RATE * min(1, (step + 1) / 300) * 0.5 * (1 + torch.cos(torch.tensor(torch.pi * share)).item()) + 1e-6
    if renewed + RENEW <= share < 1 - RENEW / 4:
        goals, renewed = mixed_goals(), share
    which = train_on[torch.randint(len(train_on), (BATCH,), device=device)]
    loss = (weight[rows.round[which]] * (says(which) - goals[which]) ** 2).mean()
    table = train_siblings[torch.randint(len(train_siblings), (BATCH // 8,), device=device)]
    errors, mask = apart(table, goals)
    loss = loss + (weight[rows.round[table.clamp(min=0)]] * errors**2).sum() / mask.sum()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    step += 1
    if share * CHECKS >= told + 1:
        told += 1
        between, by_round = check()
        weight = 1 / by_round.clamp(min=LEAST_SCATTER) ** 2
        weight = weight / weight.mean()
        print(f"step {step}: {POINTS * between:.3f} points off between turns", flush=True)
save()
