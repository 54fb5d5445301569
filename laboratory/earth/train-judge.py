"""python train-judge.py KIND NUMBERS MARKS MOST SECONDS OUT ROWS...: trains Earth's judge of colors, plantings or hands on the rows that
generate-choices.ts wrote, and writes it as JSON. NUMBERS and MARKS are how many of each the network sees, MOST how many marks a row has at
most. It learns what each choice of a decision brings against the others: only the differences within a decision count."""
import sys

import numpy
import torch
from networks import PART, Network, device, learn

KIND = sys.argv[1]
NUMBERS, MARKS, MOST, SECONDS = (int(word) for word in sys.argv[2:6])
OUT, FILES = sys.argv[6], sys.argv[7:]
HIDDEN = {"colors": [48, 16], "plantings": [32, 16], "hands": [20, 12]}[KIND]
# A network for colors says what all of them bring at once, the others are asked for each choice.
OUTPUTS = {"colors": 4, "plantings": 1, "hands": 1}[KIND]
# Points are divided by this while training; larger differences than MOST_APART of it count for that much.
POINTS, MOST_APART = 10.0, 3.0
# Every so many stretches of decisions one is held back: those of one game are alike.
HELD_BACK, STRETCH = 20, 200

torch.manual_seed(1)
tables, decisions, before = [], [], 0
for name in sorted(FILES):
    tables.append(numpy.fromfile(name, "<f4").reshape(-1, NUMBERS + MOST + OUTPUTS + 1))
    decisions.append(tables[-1][:, -1].astype(numpy.int64) + before)
    before = decisions[-1].max() + 1
table, decision = torch.from_numpy(numpy.concatenate(tables)).to(device), numpy.concatenate(decisions)
numbers, marks = table[:, :NUMBERS].contiguous(), table[:, NUMBERS : NUMBERS + MOST].to(torch.int32)
worth = table[:, NUMBERS + MOST : -1] / POINTS
network = Network(MARKS, NUMBERS, HIDDEN, OUTPUTS).to(device)

# By decision the rows of its choices; -1 where there are fewer.
starts = numpy.flatnonzero(numpy.r_[True, decision[1:] != decision[:-1]])
sizes = numpy.diff(numpy.r_[starts, len(decision)])
places = numpy.arange(sizes.max())
choices = torch.from_numpy(numpy.where(places < sizes[:, None], starts[:, None] + places, -1)).to(device)


def of_decisions(which, values):
    """The values of all choices of some decisions, side by side."""
    return values(choices[which].clamp(min=0).flatten()).reshape(len(which), -1)


everything = torch.arange(len(choices), device=device)
brought = of_decisions(everything, lambda rows: worth[rows])
may = ((choices >= 0).repeat_interleave(OUTPUTS, 1) & ~brought.isnan()).float()


def apart(values, mask):
    """By how much each choice is better than the mean of those that may be made."""
    values = values.nan_to_num() * mask
    return (values - values.sum(1, keepdim=True) / mask.sum(1, keepdim=True)) * mask


goals = apart(brought, may).clamp(-MOST_APART, MOST_APART)
is_check = everything // STRETCH % HELD_BACK == 0
train_on, check_on = everything[~is_check], everything[is_check]


def loss(which):
    says = of_decisions(which, lambda rows: network(numbers[rows], marks[rows]))
    return ((apart(says, may[which]) - goals[which]) * may[which]).square().sum() / may[which].sum()


def off():
    return POINTS * torch.stack([loss(part) for part in check_on.split(PART)]).mean().sqrt().item()


def write(reached):
    errors = {"alike": round(alike, 2), "network": round(reached, 2)}
    network.write(OUT, POINTS, {"by": "laboratory/earth/train-judges.sh", "decisions": len(choices), "off": errors})


alike = POINTS * (goals[check_on].square().sum() / may[check_on].sum()).sqrt().item()
print(f"{len(choices)} decisions; choices differ by {alike:.2f} points", flush=True)
learn(network, train_on, loss, off, write, SECONDS)
