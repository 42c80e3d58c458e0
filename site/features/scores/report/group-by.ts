/**
 * Values by key, in the order of their first appearance. (`Map.groupBy` does the same, but came to Safari with 17.4:
 * too new for a school's tablets.)
 */
export function groupBy<Value, Key>(values: readonly Value[], keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
