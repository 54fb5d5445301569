// Many games at a time, as a library for Python: on an accelerator with nvcc, else with a C++ compiler.
#include <string.h>
#include "sight.h"

// All at once: threads that write zeros one by one take longer than they play.
void clear_seen(int8_t *sight, uint8_t *legal, int n) {
#ifdef __CUDACC__
  cudaMemsetAsync(sight, 0, (size_t)n * SIGHT);
  cudaMemsetAsync(legal, 0, (size_t)n * ACTIONS);
#else
  memset(sight, 0, (size_t)n * SIGHT);
  memset(legal, 0, (size_t)n * ACTIONS);
#endif
}

BOTH void begin(Game *games, int i, Set seed) {
  games[i].random = (seed + i) * 0x9E3779B97F4A7C15ULL + 0x1234567;
  for (int warm = 0; warm < 8; warm++) pick(games[i], 2);
  begin_game(games[i]);
}

// `ends` gets the total of a game that ended with this action, else -1; a new game begins in its place. Where the action is -1 nothing happens.
BOTH void advance(Game *games, int i, const int64_t *actions, float *points, float *ends) {
  Game &game = games[i];
  points[i] = 0;
  ends[i] = -1;
  if (actions[i] < 0) return;
  points[i] = act(game, (int)actions[i]);
  if (actions[i] != GO_ON) return;
  if (game.round < ROUNDS) return begin_round(game);
  ends[i] = game.points;
  begin_game(game);
}

// The beginning of a next round as it might be: what is seen then, by a copy of the game with other luck.
BOTH void foresee(const Game *games, int i, const int64_t *which, int8_t *sight, uint8_t *legal) {
  Game game = games[which[i]];
  game.random += (i + 1) * 0x9E3779B97F4A7C15ULL;
  for (int warm = 0; warm < 4; warm++) pick(game, 2);
  act(game, GO_ON);
  if (game.round < ROUNDS) begin_round(game);
  see(game, sight, legal);
}

// A game as it was dealt elsewhere.
BOTH void lay(Game &game, int first, const int8_t *zone, int zone_size) {
  clear(game);
  game.next_first = first;
  game.points = first;
  for (int i = 0; i < zone_size; i++) {
    game.deck &= ~(1ULL << zone[i]);
    feed_zone(game, zone[i]);
  }
}
BOTH void deal(Game &game, const int8_t *river) {
  for (int place = 0; place < 3; place++) {
    if (game.deck == 0) {
      game.deck = game.discard;
      game.discard = 0;
    }
    game.river[place] = river[place];
    game.deck &= ~(1ULL << river[place]);
  }
  open_river(game);
}

// The lessons of one game as `lessons.ts` wrote it: for every step what is seen, what is legal, what was done, and what it brought until the end.
BOTH void study(const int8_t *bytes, int8_t *sight, uint8_t *legal, int64_t *actions, float *goals) {
  Game game;
  int steps = 0;
  lay(game, bytes[0], bytes + 2, bytes[1]);
  bytes += 2 + bytes[1];
  for (int round = 0; round < ROUNDS; round++) {
    deal(game, bytes);
    int count = bytes[3];
    for (int i = 0; i <= count; i++, steps++) {
      int action = i == count ? GO_ON : (uint8_t)bytes[4 + i];
      see(game, sight + (int64_t)steps * SIGHT, legal + (int64_t)steps * ACTIONS);
      actions[steps] = action;
      goals[steps] = act(game, action);
    }
    bytes += 4 + count;
  }
  for (int step = steps - 2; step >= 0; step--) goals[step] += goals[step + 1];
}

#ifdef __CUDACC__
__global__ void begin_all(Game *games, int n, Set seed) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) begin(games, i, seed);
}
__global__ void advance_all(Game *games, int n, const int64_t *actions, float *points, float *ends) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) advance(games, i, actions, points, ends);
}
__global__ void see_all(const Game *games, int n, int8_t *sight, uint8_t *legal) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) see(games[i], sight + (int64_t)i * SIGHT, legal + (int64_t)i * ACTIONS);
}
__global__ void study_all(const int8_t *bytes, int n, const int64_t *starts, const int64_t *firsts, int8_t *sight, uint8_t *legal, int64_t *actions, float *goals) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) study(bytes + starts[i], sight + firsts[i] * SIGHT, legal + firsts[i] * ACTIONS, actions + firsts[i], goals + firsts[i]);
}
__global__ void foresee_all(const Game *games, int n, const int64_t *which, int8_t *sight, uint8_t *legal) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) foresee(games, i, which, sight + (int64_t)i * SIGHT, legal + (int64_t)i * ACTIONS);
}
#define FOR_ALL(call, ...) call##_all<<<(n + 63) / 64, 64>>>(games, n, __VA_ARGS__)
extern "C" {
void begin_games(Game *games, int n, Set seed) { FOR_ALL(begin, seed); }
void advance_games(Game *games, int n, const int64_t *actions, float *points, float *ends) { FOR_ALL(advance, actions, points, ends); }
void see_games(const Game *games, int n, int8_t *sight, uint8_t *legal) {
  clear_seen(sight, legal, n);
  FOR_ALL(see, sight, legal);
}
void foresee_games(const Game *games, int n, const int64_t *which, int8_t *sight, uint8_t *legal) {
  clear_seen(sight, legal, n);
  FOR_ALL(foresee, which, sight, legal);
}
void study_games(const int8_t *bytes, int n, const int64_t *starts, const int64_t *firsts, int8_t *sight, uint8_t *legal, int64_t *actions, float *goals) {
  study_all<<<(n + 63) / 64, 64>>>(bytes, n, starts, firsts, sight, legal, actions, goals);
}
}
#else
extern "C" {
void begin_games(Game *games, int n, Set seed) {
  for (int i = 0; i < n; i++) begin(games, i, seed);
}
void advance_games(Game *games, int n, const int64_t *actions, float *points, float *ends) {
  for (int i = 0; i < n; i++) advance(games, i, actions, points, ends);
}
void see_games(const Game *games, int n, int8_t *sight, uint8_t *legal) {
  clear_seen(sight, legal, n);
  for (int i = 0; i < n; i++) see(games[i], sight + (int64_t)i * SIGHT, legal + (int64_t)i * ACTIONS);
}
void foresee_games(const Game *games, int n, const int64_t *which, int8_t *sight, uint8_t *legal) {
  clear_seen(sight, legal, n);
  for (int i = 0; i < n; i++) foresee(games, i, which, sight + (int64_t)i * SIGHT, legal + (int64_t)i * ACTIONS);
}
void study_games(const int8_t *bytes, int n, const int64_t *starts, const int64_t *firsts, int8_t *sight, uint8_t *legal, int64_t *actions, float *goals) {
  for (int i = 0; i < n; i++) study(bytes + starts[i], sight + firsts[i] * SIGHT, legal + firsts[i] * ACTIONS, actions + firsts[i], goals + firsts[i]);
}
// For compare.py.
void lay_one(Game *game, int first, const int8_t *zone, int zone_size) { lay(*game, first, zone, zone_size); }
void deal_one(Game *game, const int8_t *river) { deal(*game, river); }
int act_once(Game *game, int action) { return act(*game, action); }
void see_one(const Game *game, int8_t *sight, uint8_t *legal) { see_games(game, 1, sight, legal); }
}
#endif

extern "C" {
int size_of_game() { return sizeof(Game); }
// Where the games of a file of lessons begin, and how many steps came before each; says how many games there are.
int index_lessons(const uint8_t *bytes, int64_t size, int64_t *starts, int64_t *firsts) {
  int games = 0;
  int64_t steps = 0;
  for (int64_t at = 0; at + 2 <= size; games++) {
    int64_t length = bytes[at] + 256 * bytes[at + 1], end = at + 2 + length;
    if (end > size) break;
    starts[games] = at + 2;
    firsts[games] = steps;
    int64_t round = at + 4 + bytes[at + 3];
    for (; round < end; round += 4 + bytes[round + 3]) steps += bytes[round + 3] + 1;
    at = end;
  }
  firsts[games] = steps;
  return games;
}
}
