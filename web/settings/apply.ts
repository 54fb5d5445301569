import { useEffect } from 'react';
import { noteLanguage } from '../offline/note-language.ts';
import { useSettings } from './store.ts';
import { reporting } from '../errors/report.ts';

const CALM = '(prefers-reduced-motion: reduce)';

/** Whether things may move: what was chosen, else what the system says. */
export function useMotion(): boolean {
  const motion = useSettings((settings) => settings.motion);
  return motion === 'system' ? !matchMedia(CALM).matches : motion === 'on';
}

/** Writes the choices on the page, where the style sheets find them. */
export function useApplySettings(): void {
  const { language, theme, contrast, text, hand } = useSettings();
  const moves = useMotion();
  useEffect(() => {
    // A browser that keeps nothing speaks its own language in its messages.
    noteLanguage(language).catch(reporting('language'));
  }, [language]);
  useEffect(() => {
    const { documentElement: page } = document;
    page.lang = language;
    page.dataset.theme = theme;
    page.dataset.contrast = contrast;
    page.dataset.text = text;
    page.dataset.hand = hand;
    page.dataset.motion = moves ? 'on' : 'off';
  }, [language, theme, contrast, text, hand, moves]);
}
