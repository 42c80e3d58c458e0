import { describe, expect, test } from 'vitest';
import { SPOKEN_ANSWER_GAP_MS, SPOKEN_ANSWER_TIMES } from '../model/quiz.ts';
import { speakFrom, type VoicePorts, type VoiceSource } from './voice.ts';

const ONCE = { times: 1, gapMs: 0 };

type Play = 'plays' | 'breaks';

/**
 * A stage without a browser: sources that fail or play as told, a clock that only waiting and playing move, and a
 * diary of all that happened, each line with its millisecond.
 */
function stage({ playMs = 1500 } = {}) {
  const diary: string[] = [];
  const timers: { at: number; wake: () => void }[] = [];
  let now = 0;
  let stopped = false;
  const note = (line: string) => diary.push(`${now} ${line}`);

  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      if (stopped || milliseconds === 0) resolve();
      else timers.push({ at: now + milliseconds, wake: resolve });
    });

  const ports: VoicePorts = {
    wait,
    isStopped: () => stopped,
    warn: (message) => note(`warned ${message}`),
  };

  function source(name: string, ...plays: readonly (Play | 'absent')[]): VoiceSource {
    const left = [...plays];
    return {
      name,
      load: async () => {
        note(`load ${name}`);
        if (left[0] === 'absent') {
          left.shift();
          throw new Error('absent');
        }
        return async () => {
          const fate = left.length > 1 ? left.shift() : left[0];
          note(`play ${name}`);
          if (fate === 'breaks') throw new Error('broken');
          await wait(playMs);
        };
      },
    };
  }

  /** Lets everything happen that can, moving the clock from timer to timer; calls back at each new moment. */
  async function finished<Result>(work: Promise<Result>, onMoment: (now: number) => void = () => {}): Promise<Result> {
    let isDone = false;
    const done = work.finally(() => {
      isDone = true;
    });
    for (;;) {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      if (isDone) return done;
      const next = timers.sort((a, b) => a.at - b.at).shift();
      if (!next) throw new Error('nothing left to wait for');
      now = next.at;
      next.wake();
      onMoment(now);
    }
  }

  function stop() {
    stopped = true;
    for (const timer of timers.splice(0)) timer.wake();
  }

  return { diary, ports, source, finished, stop };
}

describe('a spoken phrase', () => {
  test('a phrase is played from the first source, and no other is called', async () => {
    const { diary, ports, source, finished } = stage();
    const heard = await finished(speakFrom([source('api', 'plays'), source('pack', 'plays')], ONCE, ports));
    expect(heard).toBe(1);
    expect(diary).toEqual(['0 load api', '0 play api']);
  });

  test('a phrase is played from the static clip when the API cannot answer', async () => {
    const { diary, ports, source, finished } = stage();
    const heard = await finished(speakFrom([source('api', 'absent'), source('pack', 'plays')], ONCE, ports));
    expect(heard).toBe(1);
    expect(diary).toEqual(['0 load api', '0 warned speech: nothing from api', '0 load pack', '0 play pack']);
  });

  test('a phrase that does not play is tried once more, 100 ms later', async () => {
    const { diary, ports, source, finished } = stage();
    const heard = await finished(speakFrom([source('api', 'breaks', 'plays')], ONCE, ports));
    expect(heard).toBe(1);
    expect(diary).toEqual(['0 load api', '0 play api', '0 warned speech: api did not play', '100 play api']);
  });

  test('the next source is used when the retry does not play either', async () => {
    const { diary, ports, source, finished } = stage();
    await finished(speakFrom([source('api', 'breaks'), source('pack', 'plays')], ONCE, ports));
    expect(diary).toEqual([
      '0 load api',
      '0 play api',
      '0 warned speech: api did not play',
      '100 play api',
      '100 warned speech: api did not play',
      '100 load pack',
      '100 play pack',
    ]);
  });

  test('a phrase ends without an error when no source can play', async () => {
    const { ports, source, finished } = stage();
    await expect(finished(speakFrom([source('api', 'absent'), source('pack', 'breaks')], ONCE, ports))).resolves.toBe(
      0,
    );
    await expect(finished(speakFrom([], ONCE, ports))).resolves.toBe(0);
  });
});

describe('the spoken answer', () => {
  const TWICE = { times: SPOKEN_ANSWER_TIMES, gapMs: SPOKEN_ANSWER_GAP_MS };

  test('the spoken answer plays twice, the second time 2 s after the first began', async () => {
    const { diary, ports, source, finished } = stage({ playMs: 1500 });
    const heard = await finished(speakFrom([source('api', 'plays')], TWICE, ports));
    expect(heard).toBe(2);
    expect(diary.filter((line) => line.endsWith('play api'))).toEqual(['0 play api', '2000 play api']);
  });

  test('the repetition of the answer does not overlap a phrase longer than the gap', async () => {
    const { diary, ports, source, finished } = stage({ playMs: 2350 });
    await finished(speakFrom([source('api', 'plays')], TWICE, ports));
    expect(diary.filter((line) => line.endsWith('play api'))).toEqual(['0 play api', '2350 play api']);
  });

  test('the spoken answer is repeated even when the first time was silent', async () => {
    const { diary, ports, source, finished } = stage();
    const heard = await finished(speakFrom([source('api', 'absent', 'plays')], TWICE, ports));
    expect(heard).toBe(1);
    expect(diary.at(-1)).toBe('2000 play api');
  });

  test('a stopped answer plays nothing more', async () => {
    const { diary, ports, source, finished, stop } = stage({ playMs: 1500 });
    const work = speakFrom([source('api', 'plays'), source('pack', 'plays')], TWICE, ports);
    await finished(work, (now) => now === 1500 && stop());
    expect(diary).toEqual(['0 load api', '0 play api']);
  });

  test('the spoken answer ends with its last sound, without another gap', async () => {
    const { ports, source, finished } = stage({ playMs: 1500 });
    const moments: number[] = [];
    await finished(speakFrom([source('api', 'plays')], TWICE, ports), (now) => moments.push(now));
    expect(moments).toEqual([1500, 2000, 3500]);
  });

  test.each<[string, (stop: () => void) => VoiceSource['load']]>([
    [
      'while it plays badly',
      (stop) => async () => async () => {
        stop();
        throw new Error('interrupted');
      },
    ],
    [
      'while a sound is loaded in vain',
      (stop) => async () => {
        stop();
        throw new Error('interrupted');
      },
    ],
  ])('an answer that is stopped %s neither tries again nor warns', async (_, load) => {
    const { diary, ports, source, finished, stop } = stage();
    const stopping: VoiceSource = { name: 'api', load: load(stop) };
    await expect(finished(speakFrom([stopping, source('pack', 'plays')], TWICE, ports))).resolves.toBe(0);
    expect(diary).toEqual([]);
  });

  test('an answer that is stopped while its sound loads is not played', async () => {
    const { diary, ports, source, finished, stop } = stage();
    const api = source('api', 'plays');
    const stopping: VoiceSource = {
      name: 'api',
      load: async () => {
        const play = await api.load();
        stop();
        return play;
      },
    };
    await expect(finished(speakFrom([stopping], TWICE, ports))).resolves.toBe(0);
    expect(diary).toEqual(['0 load api']);
  });
});
