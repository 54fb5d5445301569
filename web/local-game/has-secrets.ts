import { allSeats, type GameTypes, type Match } from '@grove/kernel';

/** Whether somebody at the table knows a thing that others do not: then nobody may look at another's screen. */
export function hasSecrets({ game, state, players }: Match<GameTypes>): boolean {
  const everybody = allSeats(players);
  return Array.from(game.knowers(state)).some((knowers) => knowers !== 0 && knowers !== everybody);
}
