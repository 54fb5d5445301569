/** Puts facts into the braces of a template: `{points} points`. */
export const fill = (template: string, facts: Readonly<Record<string, unknown>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(facts[name]));
