/**
 * Which notices stand where: a new one comes below the others, and one that is gone leaves its place empty as long as others
 * stand below it. So no button moves while somebody is about to press it.
 */
export function slotsAfter(slots: readonly string[], open: readonly string[]): readonly string[] {
  const kept = slots.slice(0, slots.findLastIndex((name) => open.includes(name)) + 1);
  const next = [...kept, ...open.filter((name) => !kept.includes(name))];
  return next.length === slots.length && next.every((name, i) => name === slots[i]) ? slots : next;
}
