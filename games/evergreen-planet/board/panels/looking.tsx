import { Choice, Choices, Question } from '@grove/game-kit/board/question';
import { questionFor } from '../../words/question.ts';
import { seasonGain } from '../model/speech.ts';
import { deedsText } from '../model/deeds.ts';
import type { Screen } from '../model/use-screen.tsx';

/** In the question's place while another planet is shown: whose it is, what was done on it last, and the way back. */
export function Looking({ screen }: { readonly screen: Screen }) {
  const { view, speech, table, deeds, seat, ended } = screen;
  const { backToMine, planetOf, choose } = speech.board;
  const name = speech.nameOf(seat);
  const gain = ended?.gains[seat];
  const did = deedsText(deeds, speech.words, speech.language);
  return (
    <Question
      title={planetOf(name)}
      note={gain ? seasonGain(speech, seat, gain) : did || questionFor(view, table.seat, speech).title}
      refusal={undefined}
      summary=""
    >
      <Choices label={choose.choices}>
        <Choice kind="primary" act={() => screen.showSeat(seat)}>
          {backToMine}
        </Choice>
      </Choices>
    </Question>
  );
}
