import { useState } from 'react';
import { type Ahead, nextSteps } from './next-steps.ts';
import { useDaysWords } from './words/index.ts';

interface ChooseStepProps extends Ahead {
  readonly add: (step: string) => void;
}

/** The list takes the place of the button that opened it; always the same function, so that it is called once. */
const focusOn = (list: HTMLSelectElement | null): void => list?.focus();

/** A list of the steps that can be foreseen. It is made only when somebody asks for it: it takes playing on in thought. */
export function ChooseStep(props: ChooseStepProps) {
  const days = useDaysWords();
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <StepList {...props} />;
  return (
    <button type="button" className="button" onClick={() => setIsOpen(true)}>
      {days.chooseStep}
    </button>
  );
}

function StepList({ add, ...ahead }: ChooseStepProps) {
  const days = useDaysWords();
  const steps = nextSteps(ahead);
  return (
    <select value="" aria-label={days.chooseStep} ref={focusOn} onChange={({ target }) => add(target.value)}>
      <option value="">{steps.length === 0 ? days.noneAhead : days.chooseStep}</option>
      {steps.map(({ text, said }) => (
        <option key={text} value={text}>
          {said}
        </option>
      ))}
    </select>
  );
}
