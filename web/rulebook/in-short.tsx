import type { IllustratedRulebook } from '@grove/game-kit/rulebook';
import { itemAt } from '@grove/kernel';
import type { Language } from '@grove/game-kit';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../language.tsx';
import './in-short.css';

/** How the game works, on one page: a few pictures with a sentence each, and the way to the rule that says it whole. */
export function InShort({ illustrated }: { readonly illustrated: IllustratedRulebook }) {
  const words = useWords();
  const language = useLanguage();
  const { inShort, words: bookWords } = illustrated.book;
  return (
    <section className="panel in-short" aria-labelledby="in-short">
      <h2 id="in-short">{words.howItWorks}</h2>
      <ol>
        {inShort.map(({ rule, picture }, i) => (
          <li key={rule}>
            <div className="in-short-picture">{drawn(illustrated, picture, language)}</div>
            <p>
              {itemAt(bookWords[language].inShort, i)}{' '}
              <a className="rules-number" href={`#${rule}`}>
                {rule}
              </a>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The picture of a rule, or how its example ends. */
const drawn = ({ picture, example }: IllustratedRulebook, rule: string, language: Language): ReactNode =>
  picture(rule, language) ?? example?.(rule, language)?.at(-1)?.draw(false);
