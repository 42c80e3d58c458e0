import { useCallback, useEffect, useRef, useState } from 'react';
import { requestPersistentStorage, StorageFull, saveRecording } from './family-store.client.ts';
import { openRecorder, type Recorder, RecorderError } from './recorder.client.ts';
import type { RecorderFault, Recording } from './recording.ts';

export type RecordingState =
  | { readonly phase: 'ready' }
  | { readonly phase: 'recording' }
  | { readonly phase: 'failed'; readonly fault: RecorderFault | 'full' | 'not-stored' };

type What = Pick<Recording, 'book' | 'reader' | 'language' | 'text'>;

/** Records a sentence and stores it. The microphone is open from the first recording until the view is left. */
export function useRecorder(onLevel: (loudness: number) => void): {
  state: RecordingState;
  record: (what: What) => Promise<void>;
  stop: () => void;
  /** Takes back what the last recording has failed by. */
  reset: () => void;
} {
  const [state, setState] = useState<RecordingState>({ phase: 'ready' });
  const recorder = useRef<Promise<Recorder> | null>(null);

  useEffect(
    () => () => {
      recorder.current?.then((opened) => opened.close()).catch(() => {});
    },
    [],
  );

  const record = useCallback(
    async (what: What) => {
      setState({ phase: 'recording' });
      recorder.current ??= openRecorder();
      try {
        const opened = await recorder.current;
        const take = await opened.record(onLevel);
        await saveRecording({ ...what, ...take, recordedAt: Date.now() });
        setState({ phase: 'ready' });
        await requestPersistentStorage();
      } catch (error) {
        if (error instanceof RecorderError) {
          // Another press asks for the microphone again.
          if (['refused', 'no-microphone', 'unplugged'].includes(error.fault)) recorder.current = null;
          setState({ phase: 'failed', fault: error.fault });
        } else setState({ phase: 'failed', fault: error instanceof StorageFull ? 'full' : 'not-stored' });
      } finally {
        onLevel(0);
      }
    },
    [onLevel],
  );

  const stop = useCallback(() => {
    recorder.current?.then((opened) => opened.stop()).catch(() => {});
  }, []);
  const reset = useCallback(() => setState({ phase: 'ready' }), []);
  return { state, record, stop, reset };
}
