/**
 * Values by key, in the order of first appearance. `Map.groupBy` does the same, but needs Safari 17.4, which is too new
 * for the tablets of schools.
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
