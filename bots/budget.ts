import type { Budget } from '@grove/kernel';

/** So many playouts and no more, or none at all: the same on every machine. */
export function playoutBudget(limit: number): Budget {
  let made = 0;
  return {
    used: () => (made < limit ? made / limit : 1),
    spent: () => made >= limit,
    count: () => {
      made++;
    },
  };
}

/** Time by a clock that the caller brings, since bots know none: `timeBudget(300, () => performance.now())`. */
export function timeBudget(limit: number, now: () => number): Budget {
  const begin = now();
  const used = () => (now() - begin) / limit;
  return { used, spent: () => used() >= 1, count: () => undefined };
}

/** Both budgets at once: the first that is spent ends the search. */
export const whicheverFirst = (one: Budget, other: Budget): Budget => ({
  used: () => Math.max(one.used(), other.used()),
  spent: () => one.spent() || other.spent(),
  count: () => {
    one.count();
    other.count();
  },
});

/** A share of a budget: what is left of it is for something else. */
export const partOf = (budget: Budget, share: number): Budget => ({
  used: () => budget.used() / share,
  spent: () => budget.used() >= share,
  count: () => budget.count(),
});

/** What is left of a budget now, as a whole one. */
export function restOf(budget: Budget): Budget {
  const before = Math.min(budget.used(), 1);
  return {
    used: () => (before === 1 ? 1 : (budget.used() - before) / (1 - before)),
    spent: () => budget.spent(),
    count: () => budget.count(),
  };
}

/** The budget, until somebody calls the bot off: then it is spent at once. */
export const unlessCalledOff = (budget: Budget, isCalledOff: () => boolean): Budget => {
  const used = () => (isCalledOff() ? Infinity : budget.used());
  return { used, spent: () => isCalledOff() || budget.spent(), count: () => budget.count() };
};
