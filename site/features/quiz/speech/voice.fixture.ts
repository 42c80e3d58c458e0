import { vi } from 'vitest';

/** A silent voice. */
export const speak = vi.fn();
export const stopSpeaking = vi.fn();
export const unlockVoice = vi.fn();
