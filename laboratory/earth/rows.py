"""The rows that generate.ts wrote: for each seat the numbers and marks that a network sees, the lead then and at the end, and the game."""
import numpy
import torch

BESIDES = 3


class Rows:
    def __init__(self, names, seats, numbers, marks, device):
        tables, games, before = [], [], 0
        for name in sorted(names):
            table = numpy.fromfile(name, "<f4").reshape(-1, seats * (numbers + marks) + BESIDES)
            tables.append(table)
            games.append(table[:, -1].astype(numpy.int64) + before)
            before = games[-1].max() + 1
        table = torch.from_numpy(numpy.concatenate(tables))
        sides = table[:, :-BESIDES].view(len(table), seats, numbers + marks)
        self.count = len(table)
        self.numbers = sides[:, :, :numbers].contiguous().to(device)
        self.marks = sides[:, :, numbers:].to(torch.int32).to(device)
        self.lead, self.end = (table[:, -i].contiguous().to(device) for i in (BESIDES, BESIDES - 1))
        self.game = torch.from_numpy(numpy.concatenate(games)).to(device)
        # Whether the next row is a later turn of the same game.
        self.goes_on = torch.cat([self.game[1:] == self.game[:-1], torch.zeros(1, dtype=torch.bool, device=device)])
