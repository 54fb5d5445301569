import { useEffect, useRef } from 'react';
import { useWords } from '../language.tsx';
import { Header } from './header.tsx';

interface CurtainProps {
  readonly name: string;
  readonly open: () => void;
}

/** Between two people at one screen, so that nobody sees the other's hand. */
export function Curtain({ name, open }: CurtainProps) {
  const words = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="home">
      <Header />
      <main className="home-main">
        <div className="panel notice">
          <h1>{words.handOver(name)}</h1>
          <p>{words.handOverNote}</p>
          <button type="button" className="button act" ref={button} onClick={open}>
            {words.ready}
          </button>
        </div>
      </main>
    </div>
  );
}
