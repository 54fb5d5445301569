import { LANGUAGES, type Language } from '@grove/kernel';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../language.tsx';
import { words as allWords } from '../words/index.ts';
import { TreeMark } from './tree-mark.tsx';

export function Header() {
  const words = useWords();
  const { language, choose } = useLanguage();
  return (
    <header className="header">
      <Link href="/" className="brand">
        <TreeMark />
        Grove
      </Link>
      <select
        className="quiet"
        aria-label={words.language}
        value={language}
        onChange={({ target }) => choose(target.value as Language)}
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {allWords[code].languageName}
          </option>
        ))}
      </select>
    </header>
  );
}
