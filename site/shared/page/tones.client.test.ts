import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each(['suspended', 'interrupted'])(
  'a tap resumes an audio context that is %s, as iOS leaves it after a call',
  async (state) => {
    const resume = vi.fn(async () => {});
    class AudioContext {
      state = state;
      resume = resume;
    }
    vi.stubGlobal('window', { AudioContext });
    vi.stubGlobal('AudioContext', AudioContext);
    const { unlockTones } = await import('./tones.client.ts');
    unlockTones();
    expect(resume).toHaveBeenCalledOnce();
  },
);
