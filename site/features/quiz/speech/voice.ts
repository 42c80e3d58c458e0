/** docs/product.md §5.5: playback is retried once, after 100 ms. */
const PLAYBACK_RETRY_MS = 100;

/** Plays a loaded sound once. Resolves at its end, rejects where it cannot be played. */
export type PlaySound = () => Promise<void>;

/** Where a phrase's sound can come from; `load` rejects where it is not available. */
export type VoiceSource = { readonly name: string; readonly load: () => Promise<PlaySound> };

export type VoicePorts = {
  /** Resolves after this time, or at once when the phrase is stopped. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly isStopped: () => boolean;
  /** A failure, for the console only: the child sees nothing (docs/product.md §5.5). */
  readonly warn: (message: string, cause: unknown) => void;
};

async function playWithRetry(play: PlaySound, name: string, ports: VoicePorts): Promise<boolean> {
  for (const isRetry of [false, true]) {
    if (isRetry) await ports.wait(PLAYBACK_RETRY_MS);
    if (ports.isStopped()) return false;
    try {
      await play();
      return true;
    } catch (cause) {
      if (!ports.isStopped()) ports.warn(`speech: ${name} did not play`, cause);
    }
  }
  return false;
}

async function speakOnce(sources: readonly VoiceSource[], ports: VoicePorts): Promise<boolean> {
  for (const source of sources) {
    if (ports.isStopped()) return false;
    try {
      const play = await source.load();
      if (await playWithRetry(play, source.name, ports)) return true;
    } catch (cause) {
      if (!ports.isStopped()) ports.warn(`speech: nothing from ${source.name}`, cause);
    }
  }
  return false;
}

/**
 * Says a phrase `times` times, each time from the first source that works. Each time begins `gapMs` after the start of
 * the one before, or at its end if that is later. Resolves when the last has ended, failed or been stopped; never
 * rejects. Returns how many times the phrase was played to its end.
 */
export async function speakFrom(
  sources: readonly VoiceSource[],
  { times, gapMs }: { readonly times: number; readonly gapMs: number },
  ports: VoicePorts,
): Promise<number> {
  let heard = 0;
  for (let turn = 1; turn <= times && !ports.isStopped(); turn += 1) {
    const nextMayBegin = turn < times ? ports.wait(gapMs) : Promise.resolve();
    if (await speakOnce(sources, ports)) heard += 1;
    await nextMayBegin;
  }
  return heard;
}
