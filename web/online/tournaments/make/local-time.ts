const HOUR = 3_600_000;

/** The next full hour that leaves people at least half an hour to register. */
export function nextFullHour(now: number): number {
  const date = new Date(now + 1.5 * HOUR);
  date.setMinutes(0, 0, 0);
  return date.getTime();
}

const two = (number: number): string => String(number).padStart(2, '0');

/** A moment as `<input type="datetime-local">` writes it: the reader's own time, to the minute. */
export function toLocalText(at: number): string {
  const date = new Date(at);
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Undefined for what is no time, for instance half typed. */
export function fromLocalText(text: string): number | undefined {
  const at = new Date(text).getTime();
  return Number.isNaN(at) ? undefined : at;
}
