"""How well a player's value tells turns apart: games in which of eight turns of every round the one is played after which it expects most. The first is what the
player would do, the others stray from that."""
import torch

from library import ACTIONS, GO_ON, SIGHT, Games
from network import POINTS

TURNS, HEAT, CONTESTS = 8, 2.0, 4
ROUNDS = 14


def best_of_turns(says, count, device):
    """The totals of some games; `count` are looked at side by side."""
    with torch.no_grad():
        return torch.cat([contest(says, Games(count, device, 1_000_003 * (i + 1)), device) for i in range(CONTESTS)])


def contest(says, games, device):
    count = games.count // TURNS * TURNS
    sight = torch.zeros(games.count, SIGHT, dtype=torch.int8, device=device)
    legal = torch.zeros(games.count, ACTIONS, dtype=torch.uint8, device=device)
    points, ends = torch.zeros(games.count, device=device), torch.zeros(games.count, device=device)
    bytes = games.bytes.view(games.count, -1)[:count].view(-1, TURNS, games.bytes.numel() // games.count)
    heat = torch.full((games.count, 1), HEAT, device=device)
    heat[::TURNS] = 1e-3
    # The turns of a game begin where the first of them does.
    bytes[:, 1:] = bytes[:, :1]
    for _ in range(ROUNDS):
        expected = play_turns(says, games, heat, sight, legal, points, ends)[:count].view(-1, TURNS)
        best = expected.argmax(1)
        bytes[:] = bytes[torch.arange(len(best), device=device), best][:, None].clone()
        games.advance(torch.full((games.count,), GO_ON, device=device), points, ends)
    return ends[:count:TURNS].clone()


def play_turns(says, games, heat, sight, legal, points, ends):
    """Plays a turn of every game to its end: what is expected then, with what the turn itself brought."""
    gained = torch.zeros_like(points)
    while True:
        games.see(sight, legal)
        chance, value = says(sight, legal)
        is_over = legal[:, GO_ON] > 0
        if is_over.all():
            return gained + POINTS * value
        luck = torch.rand_like(chance).clamp(min=1e-9)
        chosen = (chance / heat - (-luck.log()).log()).argmax(1)
        games.advance(torch.where(is_over, -1, chosen), points, ends)
        gained += points
