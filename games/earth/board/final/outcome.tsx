import { type Outcome, type Team, winnersOf } from '@grove/game-kit/board/outcome';
import { itemAt, type Viewer } from '@grove/kernel';
import { NO_CARD } from '../../rules/grid.ts';
import { rankingOf } from '../../rules/result.ts';
import { teamOf } from '../../rules/seating.ts';
import type { State } from '../../rules/state.ts';
import { cardWords } from '../../words/cards/index.ts';
import type { ScoreLine } from '../../words/cards/types.ts';
import { teamTone } from '../model/signs.ts';
import type { Speech } from '../model/speech.ts';
import { SeatMark } from '@grove/game-kit/board/seat-mark';
import { linesIn, padOf } from '../scores/pad.ts';
import { GaiaPicture } from './gaia-picture.tsx';
import { IslandPicture } from './island-picture.tsx';

/** The whole score pad (E15.1) as if the game ended now, with everybody's island; alone Gaia has a column too (E17.11). */
export function outcomeOf(state: State, viewer: Viewer, speech: Speech): Outcome {
  const pad = padOf(state, viewer);
  return {
    viewer,
    columns: pad.map(({ seat, total }) => ({
      seat,
      label: speech.labelOf(seat),
      name: speech.nameOf(seat),
      total: total ?? 0,
      standing: rankingOf(state, seat),
      picture:
        seat < state.players.length ? <IslandPicture cells={itemAt(state.players, seat).cells} /> : <GaiaPicture />,
      mark: <SeatMark sign={speech.signOf(seat)} />,
      covered: total === null ? cardWords[speech.language].scores.hidden : undefined,
    })),
    categories: linesIn(state).map((line) => ({
      key: line,
      label: lineName(state, line, speech),
      within: withinOf(state, line, speech),
      points: pad.map(({ points }) => points[line] ?? 0),
    })),
    teams: teamsOf(state, speech),
  };
}

/** Common ecosystems go by their names. */
export function lineName({ common }: State, line: ScoreLine, { language, card }: Speech): string {
  const place = line === 'common1' ? common[0] : line === 'common2' ? common[1] : undefined;
  return place === undefined || place === NO_CARD ? cardWords[language].scores.lines[line] : card(place);
}

/** The same in a sentence. */
function withinOf({ common }: State, line: ScoreLine, { language, card }: Speech): string {
  const { within, withinCommon } = cardWords[language].scores;
  if (line !== 'common1' && line !== 'common2') return within[line];
  return withinCommon(card(common[line === 'common1' ? 0 : 1] ?? NO_CARD));
}

/** E16: who sits together; seats of a team are no neighbours in the turn order. */
function teamsOf(state: State, { teamName }: Speech): Team[] | undefined {
  if (state.options.teams === 'none') return undefined;
  const seats = state.players.map((_, seat) => seat);
  return state.boards.map((_, team) => ({
    name: teamName(team),
    color: teamTone(team).ground,
    columns: seats.filter((seat) => teamOf(state, seat) === team),
  }));
}

/** The same for whoever gets the picture of it: nobody is addressed. */
export const forEverybody = (outcome: Outcome, { table: { final } }: Speech): Outcome => ({
  ...outcome,
  viewer: 'public',
  teams: outcome.teams?.map((team, i) => ({ ...team, name: final.team(i + 1) })),
});

/** Alone one wins or loses against Gaia (E17.12), in teams together (E16.5); else somebody has most. */
export function verdictOf(outcome: Outcome, state: State, speech: Speech): string {
  const { final } = speech.table;
  const winners = winnersOf(outcome);
  const isMine = winners.some(({ seat }) => seat === outcome.viewer);
  if (state.gaia !== null) return isMine ? final.beatsGaia(itemAt(winners, 0).total) : final.gaiaWins;
  if (isMine) return outcome.teams === undefined ? final.youWin : final.yourTeamWins;
  return final.wins(new Intl.ListFormat(speech.language).format(winners.map(({ name }) => name)));
}
