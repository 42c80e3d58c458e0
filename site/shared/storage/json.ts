/** JSON that anybody may have changed, such as a browser's storage. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value of a JSON text; null where it is missing or damaged. */
export function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The fields of an object or list; null for every other value. */
export function getFields(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null ? (value as Fields) : null;
}
