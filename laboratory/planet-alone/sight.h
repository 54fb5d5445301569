// What the network sees of a game, as small whole numbers: planes of 36 spaces, then numbers of the whole game. `sight.ts` of the bot writes the same.
#pragma once
#include "game.h"

#define PLANES 31
#define NUMBERS 274
#define SIGHT (PLANES * SPACES + NUMBERS)
#define OTHER_ACTIONS PLANT

BOTH void set_plane(int8_t *sight, int plane, Set set, int value) {
  for (; set; set &= set - 1) sight[plane * SPACES + lowest(set)] = value;
}

BOTH void see_planes(const Game &game, int8_t *sight) {
  const Set pieces[6] = {game.sprouts, game.smalls, game.bigs, game.bushes, game.lakes, game.empty};
  for (int kind = 0; kind < 6; kind++) set_plane(sight, kind, pieces[kind], 1);
  for (int biome = 0; biome < WILD; biome++) {
    int to_come = 0, droughts = 0;
    for (Set rest = (game.deck | game.discard) & CARDS_OF[biome]; rest; rest &= rest - 1) {
      to_come += FERTILITY[lowest(rest)];
      droughts += DROUGHT[lowest(rest)];
    }
    set_plane(sight, 6, LAND[biome], game.open[biome]);
    set_plane(sight, 7, LAND[biome], game.top[biome]);
    set_plane(sight, 8, LAND[biome], to_come);
    set_plane(sight, 9, LAND[biome], droughts);
    set_plane(sight, 10, LAND[biome], count(game.deck & CARDS_OF[biome]));
    set_plane(sight, 11, LAND[biome], count(game.discard & CARDS_OF[biome]));
  }
  for (int i = 0; i < 4; i++) set_plane(sight, 12 + i, targets(game, PLANT + i * SPACES), 1);
  if (game.phase == ACTING) {
    set_plane(sight, 16, LAND[BIOME[game.card]], 1);
    set_plane(sight, 17, game.used, 1);
  }
  for (int season = season_of(game.round); season < 4; season++) {
    Light light = light_of(game, season);
    set_plane(sight, 18 + season, light.lit_small, 1);
    set_plane(sight, 18 + season, light.lit_big, 2);
    set_plane(sight, 22 + season, light.shade_of_small & ~light.shade_of_big, 1);
    set_plane(sight, 22 + season, light.shade_of_big, 2);
  }
  Set forest = largest_forest(game);
  set_plane(sight, 26, forest, 1);
  set_plane(sight, 27, beside(forest) & ~forest, 1);
  if (game.phase != DRAFTING) return;
  for (int place = 0; place < 3; place++)
    if (!game.taken[place]) set_plane(sight, 28 + place, LAND[BIOME[game.river[place]]], 1);
}

BOTH void see_numbers(const Game &game, int8_t *numbers) {
  numbers[game.round] = 1;
  numbers[14 + game.phase] = 1;
  for (int power = 0; power < 6; power++) {
    int marker = game.markers[power], last = TRACK_LENGTH[power] - 1;
    numbers[17 + power] = marker;
    numbers[23 + power] = TRACK[power][marker < last ? marker + 1 : last];
  }
  for (int place = 0; place < 3 && game.phase == DRAFTING; place++) {
    int8_t *slot = numbers + 29 + 16 * place;
    int card = game.river[place];
    if (game.taken[place]) continue;
    slot[BIOME[card]] = 1;
    slot[7 + POWER[card]] = 1;
    slot[13] = FERTILITY[card];
    slot[14] = DROUGHT[card];
    slot[15] = place == game.token_on;
  }
  if (game.phase == ACTING) {
    numbers[77 + BIOME[game.card]] = 1;
    numbers[84 + POWER[game.card]] = 1;
    numbers[90 + game.action] = 1;
    numbers[95 + game.part] = 1;
    numbers[98] = game.plants;
    numbers[99] = game.grows;
    numbers[100] = game.power_left;
    numbers[101] = game.power_used;
    numbers[102] = game.lake_grows;
    numbers[255] = numbers[23 + POWER[game.card]];
  }
  numbers[103] = game.first == PERSON;
  numbers[104] = game.next_first == PERSON;
  numbers[105] = count(game.deck);
  numbers[106] = count(largest_forest(game));
  for (int biome = 0; biome < WILD; biome++) {
    numbers[107 + biome] = game.open[biome];
    numbers[113 + biome] = game.top[biome];
    for (Set rest = (game.deck | game.discard) & CARDS_OF[biome]; rest; rest &= rest - 1) numbers[119 + biome] += FERTILITY[lowest(rest)];
    numbers[256 + biome] = count(game.bigs & LAND[biome]);
    numbers[262 + biome] = count(game.smalls & LAND[biome]);
    numbers[268 + biome] = count(game.sprouts & LAND[biome]);
  }
  for (Set rest = game.deck; rest; rest &= rest - 1) numbers[125 + lowest(rest)] = 1;
  for (Set rest = game.discard; rest; rest &= rest - 1) numbers[167 + lowest(rest)] = 1;
  for (Set rest = game.front; rest; rest &= rest - 1) numbers[209 + lowest(rest)] = 1;
  for (int season = season_of(game.round); season < 4; season++) numbers[251 + season] = light_points(game, season);
}

// What is legal besides effects is written down too; effects are legal where their planes say so. All of it is zero before.
BOTH void see(const Game &game, int8_t *sight, uint8_t *legal) {
  see_planes(game, sight);
  see_numbers(game, sight + PLANES * SPACES);
  for (int action = 0; action < OTHER_ACTIONS; action++) legal[action] = is_legal(game, action);
  for (int i = 0; i < 4; i++)
    for (Set rest = targets(game, PLANT + i * SPACES); rest; rest &= rest - 1) legal[PLANT + i * SPACES + lowest(rest)] = 1;
}
