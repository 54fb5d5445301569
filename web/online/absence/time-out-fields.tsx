import type { Settings } from '@grove/protocol';
import { botChoices } from '../../local-game/bot-choices.ts';
import { seatTitle } from '../../local-game/seat-names.ts';
import { useWords } from '../../language.tsx';
import { Field, NumberField } from '../lobby/fields.tsx';
import { useOnlineWords } from '../words/index.ts';
import { waysOut, whenAbsentText, whenOutOf } from './time-out-rules.ts';
import { useAbsenceWords } from './words/index.ts';

interface TimeOutFieldsProps {
  readonly bots: readonly string[];
  readonly chosen: Settings;
  readonly change: (part: Partial<Settings>) => void;
}

const ABSENT = ['bot', 'on', 'end'] as const;

/** What happens when time is out. What the game's own timer does then is in its rules. */
export function TimeOutFields(props: TimeOutFieldsProps) {
  const { bots, chosen, change } = props;
  const words = useWords();
  const online = useOnlineWords();
  const absence = useAbsenceWords();
  if (chosen.clock.kind === 'none') return null;
  const isSand = chosen.clock.kind === 'sand';
  const way = whenOutOf(chosen);
  const hasStandIn = (!isSand && way === 'bot') || (way !== 'wait' && chosen.whenAbsent === 'bot');
  return (
    <>
      {!isSand && (
        <Field
          label={absence.whenOut}
          value={way}
          choose={(whenOut) => change({ whenOut: whenOut as Settings['whenOut'] })}
          options={waysOut(chosen).map((one) => [one, absence.whenOuts[one]])}
        />
      )}
      {(isSand || way !== 'wait') && <AbsenceFields {...props} />}
      {hasStandIn && (
        <Field
          label={online.standIn}
          value={chosen.standIn}
          choose={(bot) => change({ standIn: bot })}
          options={botChoices(bots).map((bot) => [bot, seatTitle(words, bot)])}
        />
      )}
    </>
  );
}

function AbsenceFields({ chosen, change }: TimeOutFieldsProps) {
  const absence = useAbsenceWords();
  const { absentAfter, whenAbsent } = chosen;
  return (
    <>
      <NumberField
        label={absence.absentAfter}
        value={absentAfter}
        min={1}
        max={10}
        set={(turns) => change({ absentAfter: turns })}
      />
      <Field
        label={absence.whenAbsent(absentAfter)}
        value={whenAbsent}
        choose={(way) => change({ whenAbsent: way as Settings['whenAbsent'] })}
        options={ABSENT.map((way) => [way, whenAbsentText(absence, chosen, way)])}
      />
    </>
  );
}
