import { itemAt } from '@grove/kernel';
import { Choice, Choices } from '@grove/game-kit/board/question';
import { moveOf, targetOf, verbOf } from '../../rules/move.ts';
import { claimWorth } from '../../rules/score/claims.ts';
import type { ChoicesProps, DecisionUi } from './decision-ui.tsx';

function ClaimChoices({ turn, speech }: ChoicesProps<'claim'>) {
  const { moves, view, player } = turn.model;
  const { choose } = speech.table;
  const claims = moves.filter((move) => verbOf(move) === 'claim');
  const bonus = moves.filter((move) => verbOf(move) === 'bonus');
  const all = [...claims, ...bonus];
  return (
    <Choices label={speech.table.choices}>
      {all.length > 1 && player.leaves >= all.length && (
        <Choice kind="primary" act={() => turn.actAll(all)}>
          {choose.claimAll}
        </Choice>
      )}
      {claims.map((move) => {
        const place = targetOf(move);
        const rank = itemAt(view.claims, place).length;
        return (
          <Choice key={move} kind={all.length > 1 ? 'quiet' : 'primary'} act={() => turn.act(move)}>
            {choose.claim(speech.card(itemAt(view.fauna, place)), claimWorth(view.options, rank))}
          </Choice>
        );
      })}
      {bonus.map((move) => (
        <Choice key={move} kind={all.length > 1 ? 'quiet' : 'primary'} act={() => turn.act(move)}>
          {choose.bonus(view.options.abundance ? 11 : 7)}
        </Choice>
      ))}
      <Choice act={() => turn.act(moveOf('done'))}>{choose.keepLeaves}</Choice>
    </Choices>
  );
}

/** E13.2, E14.2: at the end of the turn. */
export const claim: DecisionUi<'claim'> = {
  title: (_task, { speech }) => speech.table.ask.claim,
  note: (_task, { speech, turn }) => speech.table.ask.claimNote(turn.model.player.leaves),
  Choices: ClaimChoices,
};

/** E17.6 */
export const gaia: DecisionUi<'gaia'> = {
  title: (_task, { speech }) => speech.table.ask.gaia,
  note: (_task, { speech }) => speech.table.ask.gaiaNote,
  Choices: ({ turn, speech }) => (
    <Choices label={speech.table.choices}>
      {turn.model.moves.map((move) => (
        <Choice key={move} act={() => turn.act(move)}>
          {speech.card(itemAt(turn.model.view.fauna, targetOf(move)))}
        </Choice>
      ))}
    </Choices>
  ),
};
