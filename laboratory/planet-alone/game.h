// A game of the planet alone (P9) for training on an accelerator: one thread plays one game, and everything that a choice can depend on is
// written down as small whole numbers. `games/evergreen-planet/rules` are the rules; `compare.py` holds that this plays as they do.
// `material.h` is made from the game's material by `library.py`.
#pragma once
#include <stdint.h>
#include "material.h"
#ifdef __CUDACC__
#define BOTH __host__ __device__ inline
#else
#define BOTH inline
#endif

typedef uint64_t Set;
#define SPACES 36
#define CARDS 42
#define WILD 6
#define ALL_LAND LAND[WILD]
#define COLUMN_A 0x041041041ULL
#define PLANET ((1ULL << SPACES) - 1)

// Actions of the player: a card, one of A to D, the power, the end of the turn, the end of the round, then effects by space.
#define TAKE 0
#define CHOOSE 3
#define USE_POWER 7
#define DONE 8
#define GO_ON 9
#define PLANT 10
#define GROW (PLANT + SPACES)
#define BUSH (GROW + SPACES)
#define DIG (BUSH + SPACES)
#define ACTIONS (DIG + SPACES)

#define DRAFTING 0
#define ACTING 1
#define BETWEEN 2

#define IN_ACTION 1
#define IN_POWER 2

#define POWER_SPROUT 0
#define POWER_SMALL 1
#define POWER_BIG 2
#define POWER_BUSH 3
#define POWER_LAKE 4
#define POWER_BUD 5

#define ROUNDS 14
#define PERSON 0
#define OPPONENT 1

struct Game {
  Set random, sprouts, smalls, bigs, bushes, lakes, empty, deck, discard, front, used, watered;
  int8_t river[3], taken[3], markers[6], open[6], top[6];
  int8_t phase, round, first, next_first, token_on, card, action, part, plants, grows, power_used, power_left, lake, lake_grows;
  int16_t points;
};

BOTH int count(Set set) {
#ifdef __CUDA_ARCH__
  return __popcll(set);
#else
  return __builtin_popcountll(set);
#endif
}
BOTH int lowest(Set set) {
#ifdef __CUDA_ARCH__
  return __ffsll(set) - 1;
#else
  return __builtin_ctzll(set);
#endif
}
BOTH Set down(Set set) { return (set << 6) & PLANET; }
BOTH Set up(Set set) { return set >> 6; }
BOTH Set right(Set set) { return (set & ~(COLUMN_A << 5)) << 1; }
BOTH Set left(Set set) { return (set & ~COLUMN_A) >> 1; }
BOTH Set beside(Set set) { return down(set) | up(set) | left(set) | right(set); }

BOTH uint32_t pick(Game &game, uint32_t n) {
  game.random ^= game.random << 13;
  game.random ^= game.random >> 7;
  game.random ^= game.random << 17;
  return (uint32_t)(((game.random >> 32) * n) >> 32);
}

BOTH int season_of(int round) { return round < 5 ? 0 : round < 9 ? 1 : round < 12 ? 2 : 3; }
BOTH bool ends_season(int round) { return round == 4 || round == 8 || round == 11 || round == 13; }

// P7.1: one space away from the sun, which stands at the top in spring and moves clockwise.
BOTH Set behind(int season, Set set) { return season == 0 ? down(set) : season == 1 ? left(set) : season == 2 ? up(set) : right(set); }

struct Light {
  Set shade_of_small, shade_of_big, lit_small, lit_big;
};
BOTH Light light_of(const Game &game, int season) {
  Light light;
  Set near = behind(season, game.bigs);
  light.shade_of_big = near | behind(season, near);
  light.shade_of_small = behind(season, game.smalls);
  light.lit_big = game.bigs & ~light.shade_of_big;
  light.lit_small = game.smalls & ~(light.shade_of_big | light.shade_of_small);
  return light;
}
BOTH int light_points(const Game &game, int season) {
  Light light = light_of(game, season);
  return count(light.lit_small) + 2 * count(light.lit_big);
}

BOTH Set largest_forest(const Game &game) {
  Set rest = game.smalls | game.bigs | game.bushes, largest = 0;
  int size = 0;
  while (rest) {
    Set forest = rest & (~rest + 1), more;
    while ((more = rest & (forest | beside(forest))) != forest) forest = more;
    if (count(forest) > size) {
      size = count(forest);
      largest = forest;
    }
    rest &= ~forest;
  }
  return largest;
}

BOTH int fertility_points(const Game &game) {
  int points = 0;
  for (int biome = 0; biome < WILD; biome++) points += game.open[biome] * count(game.bigs & LAND[biome]);
  return points;
}

BOTH int draw(Game &game) {
  if (game.deck == 0) {
    game.deck = game.discard;
    game.discard = 0;
  }
  Set rest = game.deck;
  for (int skip = pick(game, count(rest)); skip > 0; skip--) rest &= rest - 1;
  int card = lowest(rest);
  game.deck &= ~(1ULL << card);
  return card;
}

// P4.5
BOTH void feed_zone(Game &game, int card) {
  int biome = BIOME[card];
  if (biome == WILD) {
    game.discard |= 1ULL << card;
    return;
  }
  if (DROUGHT[card]) game.open[biome] -= game.top[biome];
  else game.open[biome] += FERTILITY[card];
  game.top[biome] = FERTILITY[card];
}

BOTH int leftmost_left(const Game &game) {
  int place = 0;
  while (game.taken[place]) place++;
  return place;
}

// P9.2
BOTH int opponents_choice(const Game &game) {
  int best = -1, most = -1000;
  for (int place = 0; place < 3; place++) {
    if (game.taken[place]) continue;
    int card = game.river[place];
    int wanted = BIOME[card] == WILD ? 1000 : DROUGHT[card] ? -game.open[BIOME[card]] : FERTILITY[card];
    if (wanted > most) {
      most = wanted;
      best = place;
    }
  }
  return best;
}

BOTH void take(Game &game, int picker, int place) {
  game.taken[place] = picker + 1;
  game.front |= 1ULL << game.river[place];
  if (place == game.token_on) game.next_first = picker;
  if (picker == game.first) {
    game.token_on = leftmost_left(game);
    game.next_first = game.first;
  }
}

BOTH void begin_turn(Game &game, int card) {
  game.phase = ACTING;
  game.card = card;
  game.action = game.part = game.plants = game.grows = game.power_used = game.power_left = game.lake_grows = 0;
  game.lake = -1;
  game.used = game.watered = 0;
}

BOTH void open_river(Game &game) {
  game.phase = DRAFTING;
  game.first = game.next_first;
  game.token_on = -1;
  for (int place = 0; place < 3; place++) game.taken[place] = 0;
  if (game.first == OPPONENT) take(game, OPPONENT, opponents_choice(game));
}

BOTH void begin_round(Game &game) {
  for (int place = 0; place < 3; place++) game.river[place] = draw(game);
  open_river(game);
}

BOTH void clear(Game &game) {
  game.sprouts = game.smalls = game.bigs = game.bushes = game.lakes = game.front = game.discard = 0;
  game.empty = ALL_LAND;
  game.deck = (1ULL << CARDS) - 1;
  for (int i = 0; i < 6; i++) game.markers[i] = game.open[i] = game.top[i] = 0;
  game.round = 0;
  begin_turn(game, 0);
}

// P2: cards with fertility go to the zone until five icons show.
BOTH void begin_game(Game &game) {
  clear(game);
  game.next_first = pick(game, 2);
  game.points = game.next_first;
  Set back = 0;
  for (int icons = 0; icons < 5;) {
    int card = draw(game);
    icons += FERTILITY[card];
    if (FERTILITY[card]) feed_zone(game, card);
    else back |= 1ULL << card;
  }
  game.deck |= back;
  begin_round(game);
}

BOTH Set land_of_action(const Game &game) { return LAND[game.action == 4 ? WILD : BIOME[game.card]]; }

// P5.3 to P5.8: where an effect can be carried out now.
BOTH Set targets(const Game &game, int effect) {
  Set growing = game.sprouts | game.smalls;
  if (game.phase != ACTING) return 0;
  if (game.part == IN_ACTION) {
    if (effect == PLANT && game.plants > 0) return game.empty & land_of_action(game);
    if (effect == GROW && game.grows > 0) return growing & land_of_action(game) & ~game.used;
    return 0;
  }
  if (game.part != IN_POWER) return 0;
  int power = POWER[game.card];
  if (power == POWER_LAKE && effect == GROW) {
    return game.lake_grows > 0 ? beside(1ULL << game.lake) & growing & ~game.watered : 0;
  }
  if (game.power_left == 0) return 0;
  if (effect == PLANT) return power == POWER_SPROUT ? game.empty : 0;
  if (effect == GROW) return power == POWER_SMALL ? game.sprouts : power == POWER_BIG ? game.smalls : 0;
  if (effect == BUSH) return power == POWER_BUSH ? game.empty : 0;
  return power == POWER_LAKE ? game.empty : 0;
}

BOTH bool is_legal(const Game &game, int action) {
  if (action < CHOOSE) return game.phase == DRAFTING && !game.taken[action];
  if (action == GO_ON) return game.phase == BETWEEN;
  if (game.phase != ACTING) return false;
  if (action < USE_POWER) return game.action == 0;
  if (action == USE_POWER) return !game.power_used;
  return game.action != 0;
}

BOTH int use_power(Game &game) {
  int power = POWER[game.card], last = TRACK_LENGTH[power] - 1;
  if (game.markers[power] < last) game.markers[power]++;
  int strength = TRACK[power][game.markers[power]];
  game.power_used = 1;
  game.part = IN_POWER;
  game.power_left = power == POWER_BUD ? 0 : strength;
  return power == POWER_BUD ? strength : 0;
}

BOTH void carry_out(Game &game, int effect, int space) {
  Set bit = 1ULL << space;
  game.empty &= ~bit;
  if (effect == PLANT) game.sprouts |= bit;
  else if (effect == GROW) {
    if (game.sprouts & bit) {
      game.sprouts &= ~bit;
      game.smalls |= bit;
    } else {
      game.smalls &= ~bit;
      game.bigs |= bit;
    }
  } else if (effect == BUSH) game.bushes |= bit;
  else game.lakes |= bit;
  if (game.part == IN_ACTION) {
    game.used |= bit;
    if (effect == PLANT || game.action == 4) game.plants--;
    if (effect == GROW || game.action == 4) game.grows--;
  } else if (POWER[game.card] != POWER_LAKE) game.power_left--;
  else if (effect == GROW) {
    game.lake_grows--;
    game.watered |= bit;
  } else {
    game.power_left--;
    game.lake = space;
    game.lake_grows = 2;
    game.watered = 0;
  }
}

// P6, P7, P8: the points that the end of this round brings.
BOTH int end_round(Game &game) {
  int points = 0;
  if (ends_season(game.round)) {
    points = light_points(game, season_of(game.round)) + count(largest_forest(game));
    game.discard |= game.front;
    game.front = 0;
  }
  game.round++;
  return game.round < ROUNDS ? points : points + fertility_points(game);
}

// One action that is legal. Says the points that it brings; after the last one the round is ROUNDS.
BOTH int act(Game &game, int action) {
  int points = 0;
  if (action < CHOOSE) {
    take(game, PERSON, action);
    if (game.first == PERSON) take(game, OPPONENT, opponents_choice(game));
    feed_zone(game, game.river[leftmost_left(game)]);
    begin_turn(game, game.river[action]);
  } else if (action < USE_POWER) {
    game.action = action - CHOOSE + 1;
    game.part = IN_ACTION;
    game.plants = game.action == 1 ? 3 : game.action == 2 ? 0 : 1;
    game.grows = game.action == 1 ? 0 : game.action == 2 ? 2 : 1;
  } else if (action == USE_POWER) points = use_power(game);
  else if (action == DONE) game.phase = BETWEEN;
  else if (action == GO_ON) points = end_round(game);
  else {
    int effect = PLANT + (action - PLANT) / SPACES * SPACES;
    carry_out(game, effect, action - effect);
  }
  game.points += points;
  return points;
}
