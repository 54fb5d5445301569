import { itemAt } from '@grove/kernel';
import { expect, test, vi } from 'vitest';
import { findGame } from '../../boards/find.ts';
import { Reference } from '../../rulebook/reference.tsx';
import { ICONS } from '../../rulebook/use-rulebook.ts';
import { words } from '../../words/index.ts';
import { drawPage } from './draw-page.tsx';

const { en, de } = words;

async function openRules(rule?: string) {
  await findGame('evergreen-planet')?.rulebook?.();
  const drawn = drawPage(<Reference game="evergreen-planet" rule={rule} canPrint />);
  await drawn.screen.findByRole('button', { name: en.print });
  return drawn;
}

test('an example is stepped through by button, by key and by a tap on the picture, and begins again', async () => {
  const { screen, user, container } = await openRules();
  const rule = container.querySelector('[id="P7.2"]');
  const shown = () => rule?.querySelector('[data-shown]')?.textContent ?? '';
  const dots = () => rule?.querySelector('[role="img"]')?.getAttribute('aria-label');
  expect(shown()).toContain('stay dark');
  expect(dots()).toBe(en.stageOf(1, 3));
  const next = screen.getAllByRole('button', { name: en.next }).find((button) => rule?.contains(button));
  await user.click(next ?? container);
  expect(shown()).toContain('gets light all the same');
  await user.keyboard('{ArrowRight}');
  expect(shown()).toContain('Spring ends');
  await user.click(rule?.querySelector('.example-tap') ?? container);
  expect(dots()).toBe(en.stageOf(1, 3));
  await user.keyboard('{ArrowLeft}');
  expect(dots()).toBe(en.stageOf(3, 3));
});

test('a page of pictures comes before the chapters and leads to the rules; a search needs none', async () => {
  const { screen, user, container } = await openRules();
  const steps = screen.getByRole('region', { name: en.howItWorks }).querySelectorAll('li');
  expect(steps.length).toBe(4);
  for (const step of steps) {
    const rule = step.querySelector('a')?.hash.slice(1);
    expect(container.querySelector(`article[id="${rule}"]`)).not.toBeNull();
  }
  await user.type(screen.getByRole('searchbox'), 'lake');
  expect(screen.queryByRole('region', { name: en.howItWorks })).toBeNull();
});

test('the chapters are listed first, and a tap leads to one; a search needs no list', async () => {
  const { screen, user, container } = await openRules();
  const contents = screen.getByRole('navigation', { name: en.contents });
  const chapters = [...container.querySelectorAll('.rules-chapter > h2')];
  const names = [...contents.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(names).toEqual(chapters.map(({ textContent }) => textContent));
  const last = itemAt(chapters, chapters.length - 1);
  const scrolled = vi.fn<() => void>();
  last.scrollIntoView = scrolled;
  await user.click(itemAt([...contents.querySelectorAll('button')], chapters.length - 1));
  expect(scrolled).toHaveBeenCalledOnce();
  await user.type(screen.getByRole('searchbox'), 'lake');
  expect(screen.queryByRole('navigation', { name: en.contents })).toBeNull();
});

test('a German word finds the English rule, and says by which words', async () => {
  const { screen, user } = await openRules();
  await user.type(screen.getByRole('searchbox'), 'verdeckt');
  expect(screen.getByRole('heading', { name: en.foundElsewhere })).toBeTruthy();
  expect(screen.getAllByText(new RegExp(`^${de.languageName}: .*verdeckt`)).length).toBeGreaterThan(0);
});

test('the icons are a part of their own, and lead back to the rules', async () => {
  const { screen, user, container } = await openRules(ICONS);
  const part = screen.getByRole('button', { name: en.icons });
  expect(part.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('Snow')).toBeTruthy();
  expect(container.querySelector('[id="P5.7"]')).toBeNull();
  await user.click(screen.getAllByRole('link', { name: 'P5.7' })[0] ?? container);
  expect(container.querySelector('[id="P5.7"]')).not.toBeNull();
});
