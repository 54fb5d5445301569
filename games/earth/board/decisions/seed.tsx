import { upper } from '@grove/game-kit';
import { useState } from 'react';
import { useSpot } from '@grove/game-kit/board/help';
import { Choice, Choices } from '@grove/game-kit/board/question';
import { CRITERIA } from '../../rules/germination.ts';
import { moveOf, verbOf } from '../../rules/move.ts';
import { criterionText } from '../../words/counting.ts';
import { oddsOf } from '../model/odds.ts';
import type { ChoicesProps, DecisionUi } from './decision-ui.tsx';
import styles from './seed.module.css';

/** E8.1, E12: five plain uses, or a card that is searched for. */
function SeedChoices({ turn, speech }: ChoicesProps<'seed'>) {
  const [isSearching, setIsSearching] = useState(false);
  const { choose, seedUses } = speech.table;
  if (isSearching) return <Criteria turn={turn} speech={speech} back={() => setIsSearching(false)} />;
  return (
    <Choices label={speech.table.choices}>
      <Choice kind="primary" spot="search" act={() => setIsSearching(true)}>
        {choose.germinate}
      </Choice>
      {turn.model.moves
        .filter((move) => verbOf(move) === 'spend')
        .map((move, use) => (
          <Choice key={move} act={() => turn.act(move)}>
            {seedUses[use]}
          </Choice>
        ))}
    </Choices>
  );
}

const percent = (part: number): number => Math.round(part * 100);

function Criteria({ turn, speech, back }: Omit<ChoicesProps<'seed'>, 'task'> & { readonly back: () => void }) {
  const { choose, odds } = speech.table;
  const list = oddsOf(turn.model.view);
  const spot = useSpot();
  return (
    <>
      <ul className={styles.criteria} aria-label={choose.germinate}>
        {list.map(({ criterion, matching, unseen, inDeck, turned }) => (
          <li key={criterion}>
            <button
              type="button"
              className={styles.criterion}
              {...spot(`criterion ${CRITERIA[criterion]}`)}
              title={odds(matching, unseen, percent(inDeck), Math.round(turned))}
              onClick={() => turn.act(moveOf('germinate', criterion))}
            >
              <span>{nameOf(criterion)}</span>
              <span className="visually-hidden">{odds(matching, unseen, percent(inDeck), Math.round(turned))}</span>
              <span className={styles.share} aria-hidden="true">
                {unseen === 0 ? 0 : percent(matching / unseen)} %
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Choices label={speech.table.choices}>
        <Choice act={back}>{choose.back}</Choice>
      </Choices>
    </>
  );

  function nameOf(criterion: number): string {
    return upper(criterionText(speech.words, criterion));
  }
}

export const seed: DecisionUi<'seed'> = {
  title: (_task, { speech }) => speech.table.ask.seed,
  note: (_task, { speech }) => speech.table.ask.seedNote,
  Choices: SeedChoices,
};
