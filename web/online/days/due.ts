import type { TableSummary } from '@grove/protocol';
import { useLocale } from '../../parts/locale.ts';
import { storedSession } from '../session.ts';

/** When my time at a table will be out, if the game waits for me there. */
export function deadlineAt({ seats }: TableSummary): number | undefined {
  const me = storedSession()?.person.id;
  return seats.find(({ person, waited }) => waited && person?.id === me)?.deadline ?? undefined;
}

/** A deadline as the reader writes it: `Wed, Nov 18, 2:05 PM`. */
export function useDeadlineText(): (deadline: number) => string {
  const form = new Intl.DateTimeFormat(useLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (deadline) => form.format(deadline);
}
