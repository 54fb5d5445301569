type Sheet = Readonly<Record<string, string>>;

/** One class name for every part that has rules in several sheets, say one for each kind of window; later sheets overrule. */
export const joined = (...sheets: readonly Sheet[]): Sheet => {
  const parts = new Set(sheets.flatMap((sheet) => Object.keys(sheet)));
  return Object.fromEntries(
    Array.from(parts, (part) => [part, sheets.flatMap((sheet) => sheet[part] ?? []).join(' ')]),
  );
};
