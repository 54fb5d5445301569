/** OIDs of PostgreSQL's array types that statements have as parameters. */
const INT4_ARRAY = 1007;
const TEXT_ARRAY = 1009;
const INT8_ARRAY = 1016;

/** Between quotes a backslash makes the next character literal, whatever it is. */
const quoted = (value: string | number): string => `"${String(value).replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** An array as PostgreSQL reads it: `{"a","b",NULL}`. */
const arrayLiteral = (values: readonly (string | number | null)[]): string =>
  `{${values.map((value) => (value === null ? 'NULL' : quoted(value))).join(',')}}`;

const arrayType = (oid: number) => ({
  to: oid,
  from: [] as number[],
  serialize: arrayLiteral,
  parse: (text: string): string => text,
});

/**
 * Given to the driver, which would otherwise ask every new connection for them: a connection that breaks during that question
 * is an unhandled rejection inside the driver, and ends the process.
 */
export const arrayTypes = {
  integers: arrayType(INT4_ARRAY),
  texts: arrayType(TEXT_ARRAY),
  bigints: arrayType(INT8_ARRAY),
};
