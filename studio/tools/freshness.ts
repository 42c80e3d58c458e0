/** Which pictures are older than their code, and which of those are known. */
export type StalePictures = {
  /** how many pictures may be stale; it follows the list down, and is raised only when the drawing of all pictures changes */
  limit: number;
  /** fingerprint with which each stale picture was painted */
  pictures: Record<string, string>;
};
type Fingerprints = ReadonlyMap<string, string>;

/**
 * One line for each fault; empty when all is well. `painted` are the fingerprints beside the finished pictures, `current`
 * those of the code. A picture that was never finished is no fault.
 */
export function freshnessFaults(painted: Fingerprints, current: Fingerprints, stale: StalePictures): string[] {
  const faults: string[] = [];
  for (const [name, fingerprint] of painted) {
    const isFresh = fingerprint === current.get(name);
    const known = stale.pictures[name];
    if (isFresh && known) faults.push(`${name} is as new as its code: take it off studio/stale-pictures.json`);
    if (!isFresh && known !== fingerprint) faults.push(`${name} is older than its code: npm run render:art -- ${name}`);
  }
  for (const name of Object.keys(stale.pictures))
    if (!painted.has(name)) faults.push(`studio/stale-pictures.json names ${name}, which is not painted`);
  const count = Object.keys(stale.pictures).length;
  if (count > stale.limit)
    faults.push(`${count} pictures are listed as stale; studio/stale-pictures.json allows ${stale.limit}`);
  if (count < stale.limit) faults.push(`studio/stale-pictures.json lists ${count} pictures: lower its limit to that`);
  return faults;
}

/** The list after `name` was painted again. */
export function withoutStale(stale: StalePictures, name: string): StalePictures {
  const { [name]: _painted, ...pictures } = stale.pictures;
  return { limit: Math.min(stale.limit, Object.keys(pictures).length), pictures };
}
