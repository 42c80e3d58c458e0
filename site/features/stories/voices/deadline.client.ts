/** What a browser was asked to store or read, and has not answered in time. */
export class StorageSilent extends Error {
  constructor() {
    super('the storage does not answer');
    this.name = 'StorageSilent';
  }
}

/**
 * Waits for the storage of the browser, but not for ever: some never answer (WebKit bug 226547), or ask the reader
 * first.
 *
 * @param onLate called with an answer that comes too late
 * @throws StorageSilent where there is no answer after `maxMs`
 */
export async function withDeadline<Value>(
  work: Promise<Value>,
  maxMs: number,
  onLate: (value: Value) => void = () => {},
): Promise<Value> {
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  work.then(
    (value) => isLate && onLate(value),
    () => {},
  );
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new StorageSilent());
    }, maxMs);
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}
