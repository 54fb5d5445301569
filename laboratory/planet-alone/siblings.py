"""Turns of one decision beside each other. Every game is at the beginning of a round eight times; each of the eight plays another turn and then goes on
for some rounds as the player would, all with the same luck. What they differ by then says which turn was better with far less chance in it than
what single games come to, and telling such turns apart is what a search needs values for."""
import torch

from best_of import ROUNDS as GAME_ROUNDS
from library import ACTIONS, GO_ON, SIGHT, TAKES, Games
from network import POINTS

TURNS = 8
# How far each of the eight strays from what the player would do; the first does just that. The last three take any card.
HEATS, ANY_CARD = [1e-3, 1.0, 1.5, 2.0, 3.0, 1.0, 1.0, 1.5], 5
# Rounds after the turn, how much what comes after each counts, and steps within which nearly all have come to the end of the last of them.
ROUNDS, LAMBDA, STEPS = 4, 0.8, 56
# Steps that hardly a game has more of.
LONGEST = 170
# How often a game goes on after a turn that is not the best.
ASTRAY = 0.2


class Siblings:
    def __init__(self, says, count, device, seed):
        self._says, self._count, self._device = says, count // TURNS * TURNS, device
        self._games = Games(self._count, device, seed)
        # Games that are copied move together; each keeps its bytes in a row.
        self._bytes = self._games.bytes.view(self._count, -1)
        room = lambda *shape, dtype=torch.float32: torch.zeros(shape, dtype=dtype, device=device)
        self._sight, self._legal = room(self._count, SIGHT, dtype=torch.int8), room(self._count, ACTIONS, dtype=torch.uint8)
        self._points, self._ends = room(self._count), room(self._count)
        self._sights = room((ROUNDS + 1) * self._count, SIGHT, dtype=torch.int8)
        self._gained, self._values = room((ROUNDS + 1) * self._count), room((ROUNDS + 1) * self._count)
        self._after_turn = self._bytes.clone()
        self._heat = torch.tensor(HEATS, device=device).repeat(self._count // TURNS)[:, None]
        self._any_card = (torch.arange(self._count, device=device) % TURNS >= ANY_CARD)[:, None]
        self._every = torch.arange(self._count, device=device)
        self._part_ways()

    def _look(self):
        self._games.see(self._sight, self._legal)
        return self._says(self._sight, self._legal)

    def _part_ways(self):
        """Lets families be in different rounds."""
        rounds = self._every // TURNS % GAME_ROUNDS
        with torch.no_grad():
            for _ in range(LONGEST):
                chance, _ = self._look()
                is_over = self._legal[:, GO_ON] > 0
                waits = (rounds == 0) & (self._legal[:, :TAKES].sum(1) > 0)
                rounds -= (is_over & (rounds > 0)).long()
                self._games.advance(torch.where(waits, -1, torch.multinomial(chance.exp(), 1)[:, 0]), self._points, self._ends)

    def _choice(self, chance, is_first):
        luck = -(-torch.rand_like(chance).clamp(min=1e-9).log()).log()
        takes = self._any_card & (self._legal[:, :TAKES].sum(1, keepdim=True) > 0)
        stray = torch.where(takes, chance.clamp(max=0).masked_fill(self._legal > 0, 0), chance / self._heat) + luck
        return torch.where(is_first[:, None], stray, chance).argmax(1)

    def compare(self):
        """Rows of turns to learn from, a group of eight after the other: what is seen, what it comes to from there on, and whether that is known."""
        families = self._bytes.view(-1, TURNS, self._bytes.shape[1])
        families[:, 1:] = families[:, :1]
        level = torch.zeros(self._count, dtype=torch.int64, device=self._device)
        total, has_ended = torch.zeros_like(self._points), torch.zeros(self._count, dtype=torch.bool, device=self._device)
        reached = torch.zeros(ROUNDS + 1, self._count, dtype=torch.bool, device=self._device)
        with torch.no_grad():
            for _ in range(STEPS):
                chance, value = self._look()
                is_over = (self._legal[:, GO_ON] > 0) & ~has_ended & (level <= ROUNDS)
                which = is_over.nonzero()[:, 0]
                at = level[which] * self._count + which
                self._sights[at], self._gained[at], self._values[at] = self._sight[which], total[which], value[which]
                reached.view(-1)[at] = True
                first = which[level[which] == 0]
                self._after_turn[first] = self._bytes[first]
                level += is_over.long()
                action = self._choice(chance, level == 0)
                self._games.advance(torch.where(has_ended | (level > ROUNDS), -1, action), self._points, self._ends)
                total += self._points
                has_ended |= self._ends >= 0
        rows = self._goals(total, has_ended, reached)
        self._go_on(reached[0])
        return rows

    def _goals(self, total, has_ended, reached):
        """What came of every turn, with what was expected after each round on the way; near the end of the game, with its end."""
        gained, values = self._gained.view(ROUNDS + 1, -1) / POINTS, self._values.view(ROUNDS + 1, -1)
        goals, known = values.clone(), torch.zeros_like(reached)
        for i in range(ROUNDS - 1, -1, -1):
            later = gained[i + 1] - gained[i] + (1 - LAMBDA) * values[i + 1] + LAMBDA * goals[i + 1]
            known[i] = reached[i] & (reached[i + 1] | has_ended)
            goals[i] = torch.where(reached[i + 1], later, torch.where(has_ended, total / POINTS - gained[i], values[i]))
        self.figures = told(gained[0], values[0], goals[0], known[0])
        count = ROUNDS * self._count
        return self._sights[:count], goals[:-1].reshape(-1), known[:-1].reshape(-1)

    def _go_on(self, is_known):
        """Begins the next round after the best turn, as it is judged, or now and then after any."""
        expected = self._gained[: self._count] / POINTS + self._values[: self._count]
        astray = torch.rand(self._count // TURNS, 1, device=self._device) < ASTRAY
        chosen = torch.where(astray, torch.rand(self._count // TURNS, TURNS, device=self._device), expected.view(-1, TURNS))
        best = chosen.masked_fill(~is_known.view(-1, TURNS), -1e9).argmax(1)
        best = self._every[::TURNS] + best
        self._bytes.copy_(self._after_turn[best.repeat_interleave(TURNS)])
        self._games.advance(torch.full((self._count,), GO_ON, device=self._device), self._points, self._ends)


def told(gained, values, goals, known):
    """By how many points, squared, turns of one decision differ, seem to differ, and are off."""
    whole = known.view(-1, TURNS).all(1)
    spread = lambda numbers: POINTS**2 * numbers.view(-1, TURNS)[whole].var(1).mean().item()
    return spread(gained + goals), spread(gained + values), spread(goals - values)


def unlike(values, goals, known):
    """By how much values are off between turns of one decision, squared."""
    known = known.view(-1, TURNS).float()
    off = (values - goals).view(-1, TURNS) * known
    mean = off.sum(1, keepdim=True) / known.sum(1, keepdim=True).clamp(min=1)
    return ((off - mean * known).square().sum() / known.sum().clamp(min=1)) * TURNS / (TURNS - 1)
