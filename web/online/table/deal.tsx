import { withColon } from '@grove/game-kit';
import { keepsCommitment } from '@grove/kernel';
import { Link } from 'wouter';
import { useLanguage } from '../../language.tsx';
import { useOnlineWords } from '../words/index.ts';
import type { TableProps } from './table-props.ts';

/** The promise made at the start; at the end the seed, and whether it keeps the promise, checked in this browser. */
export function Deal({ view: { table, commitment, seed } }: Pick<TableProps, 'view'>) {
  const online = useOnlineWords();
  const language = useLanguage();
  if (commitment === null) return null;
  const isKept = seed !== null && keepsCommitment(seed, commitment);
  return (
    <section className="deal" aria-label={online.deal}>
      <h2>{online.deal}</h2>
      <p className="second">
        {withColon(language, online.dealPromise)} <code>{commitment}</code>
      </p>
      {seed !== null && (
        <>
          <p className="second">
            {withColon(language, online.dealSeed)} <code>{seed}</code>
          </p>
          <p className={isKept ? 'kept' : 'refusal'}>{isKept ? online.dealKept : online.dealBroken}</p>
          <Link className="small" href={`/verify?table=${table}`}>
            {online.dealCheck}
          </Link>
        </>
      )}
    </section>
  );
}
