import { itemAt } from '@grove/kernel';
import type { Language } from '@grove/game-kit';
import { cards } from '../../material/cards.ts';
import { vocabularies } from '../../words/index.ts';
import { sentencesOf } from '../../words/reminder.ts';

interface SentencesProps {
  readonly card: number;
  readonly language: Language;
  readonly className?: string | undefined;
}

/** What the bands of a card mean, for where its large face is too small to be read. */
export const Sentences = ({ card, language, className }: SentencesProps) => (
  <ul className={className}>
    {sentencesOf(vocabularies[language], itemAt(cards, card)).map((text, i) => (
      <li key={i}>{text}</li>
    ))}
  </ul>
);
