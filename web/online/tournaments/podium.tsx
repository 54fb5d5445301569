import type { TournamentStanding } from '@grove/protocol';
import { useId } from 'react';
import { TreeMark } from '../../parts/tree-mark.tsx';
import { useLanguage } from '../../language.tsx';
import { useNamedPoints } from './shown/points-text.ts';
import type { TournamentProps } from './tournament-props.ts';
import { useTournamentWords } from './words/index.ts';
import './styles/podium.css';

interface PodiumProps extends TournamentProps {
  readonly standings: readonly TournamentStanding[];
}

/** As podiums stand: the second to the left, the third to the right. */
const STEPS = [2, 1, 3] as const;

/** Who won what, on steps of paper; each place rises when it is its turn, the third first. */
export function Podium({ standings, view, me, nameOf }: PodiumProps) {
  const words = useTournamentWords();
  const listed = new Intl.ListFormat(useLanguage());
  const pointsOf = useNamedPoints(view);
  const id = useId();
  const onStep = (place: number) => standings.filter(({ prize }) => prize === place);
  const winners = onStep(1).map(({ entrant }) => nameOf(entrant));
  if (winners.length === 0) return null;
  const hasBots = view.entrants.some(({ isBot }) => isBot);
  return (
    <section className="panel podium-panel" aria-labelledby={id}>
      <h2 id={id}>
        {winners.length === 1 ? words.champion(winners.join('')) : words.champions(listed.format(winners))}
      </h2>
      {hasBots && <p className="second">{words.botsTakeNone}</p>}
      <ol className="podium" aria-label={words.podium}>
        {STEPS.filter((place) => onStep(place).length > 0).map((place) => (
          <li key={place} className="podium-step" data-place={place}>
            <div className="podium-who">
              <TreeMark />
              {onStep(place).map(({ entrant, points }) => (
                <p key={entrant} data-me={entrant === me?.person || undefined}>
                  <strong>{nameOf(entrant)}</strong>
                  <span className="second">{pointsOf(points)}</span>
                </p>
              ))}
            </div>
            <div className="podium-block">
              <span aria-hidden="true">{place}</span>
              <span className="visually-hidden">{words.prizePlace(place)}</span>
            </div>
          </li>
        ))}
      </ol>
      <svg className="podium-hill" viewBox="0 0 600 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 26Q140 2 310 20T600 12V60H0Z" />
        <path d="M0 44Q180 20 360 38T600 32V60H0Z" />
      </svg>
    </section>
  );
}
