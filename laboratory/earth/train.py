"""python train.py SEATS NUMBERS MARKS MOST SECONDS OUT ROWS...: trains Earth's network for leads with so many players on the rows that
generate.ts wrote, and writes it as JSON. NUMBERS and MARKS are how many of each a network sees, MOST how many marks a row has at most. It
learns by how much the lead at the end differs from the lead at the beginning of a turn: first by the ends of games, then by a mixture of that
and of what it says itself a turn later and two and three, which scatters less (TD(lambda)). With two seats it is asked from both and the
difference counts, so that what one player expects to be ahead the other expects to be behind."""
import sys

import torch
from networks import PART, Network, device, learn
from rows import Rows

SEATS, NUMBERS, MARKS, MOST, SECONDS = (int(word) for word in sys.argv[1:6])
OUT, FILES = sys.argv[6], sys.argv[7:]
HIDDEN = [64, 32]
# How much of a turn's goal is what comes after the next one; from which share of the time on, and how often goals are made anew.
LAMBDA, ENDS_ONLY, RENEW = 0.8, 0.4, 0.15
# Points are divided by this while training; larger errors than MOST_ERROR of it count less: games without end say little.
POINTS, MOST_ERROR = 30.0, 2.0
HELD_BACK = 20

torch.manual_seed(1)
rows = Rows(FILES, SEATS, NUMBERS, MOST, device)
now, end = rows.lead / POINTS, rows.end / POINTS
is_check = rows.game % HELD_BACK == 0
train_on, check_on = (~is_check).nonzero()[:, 0], is_check.nonzero()[:, 0]
network = Network(MARKS, NUMBERS, HIDDEN, 1).to(device)
goals, renewed = end - now, ENDS_ONLY - RENEW


def says(which):
    """By how much the lead will change."""
    change = network(rows.numbers[which, 0], rows.marks[which, 0])[:, 0]
    return change - network(rows.numbers[which, 1], rows.marks[which, 1])[:, 0] if SEATS == 2 else change


def mixed_goals():
    """By how much the lead will change, where the rest of the game is partly judged by the network as it is now."""
    position = torch.arange(rows.count, device=device)
    with torch.no_grad():
        value, goal = torch.cat([says(part) for part in position.split(PART)]) + now, end.clone()
    # How many turns each row is before the last of its game: goals are made from there backwards.
    last = torch.where(rows.goes_on, rows.count, position)
    left = last.flip(0).cummin(0).values.flip(0) - position
    for turns in range(1, int(left.max()) + 1):
        which = (left == turns).nonzero()[:, 0]
        goal[which] = (1 - LAMBDA) * value[which + 1] + LAMBDA * goal[which + 1]
    return goal - now


def renew_goals(share):
    global goals, renewed
    if renewed + RENEW <= share < 1 - RENEW / 4:
        goals, renewed = mixed_goals(), share


def usual(errors):
    return POINTS * errors.clamp(-MOST_ERROR, MOST_ERROR).square().mean().sqrt().item()


def off():
    return usual(torch.cat([says(part) for part in check_on.split(PART)]) - (end - now)[check_on])


def write(reached):
    games = int(rows.game.unique().numel())
    errors = {"lead": round(before, 2), "network": round(reached, 2)}
    network.write(OUT, POINTS, {"by": "laboratory/earth/train.sh", "games": games, "rows": rows.count, "off": errors})


def loss(which):
    return torch.nn.functional.huber_loss(says(which), goals[which], delta=MOST_ERROR)


before = usual((end - now)[check_on])
print(f"{rows.count} rows; the lead alone is off by {before:.2f} points", flush=True)
learn(network, train_on, loss, off, write, SECONDS, renew_goals)
