import { useState } from 'react';
import { useOnlineWords } from './words/index.ts';

const LONGEST = 500;

interface SayFormProps {
  /** Whether it was said: else the words stay in the box. */
  readonly say: (text: string) => boolean | Promise<boolean>;
  readonly isMain?: boolean;
}

/** The box in which one writes to others. */
export function SayForm({ say, isMain = false }: SayFormProps) {
  const online = useOnlineWords();
  const [text, setText] = useState('');
  const send = async () => {
    if (text.trim() !== '' && (await say(text))) setText('');
  };
  return (
    <form className="chat-say" action={send}>
      <input
        value={text}
        maxLength={LONGEST}
        aria-label={online.saySomething}
        placeholder={online.saySomething}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className={isMain ? 'button act' : 'button'}>
        {online.send}
      </button>
    </form>
  );
}
