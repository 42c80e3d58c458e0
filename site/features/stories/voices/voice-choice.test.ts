import { describe, expect, test } from 'vitest';
import { chooseVoice, parseVoiceChoice, type VoiceChoice } from './voice-choice.ts';

test('a choice of voice is read as it was stored, and an invalid one is that anyone reads', () => {
  const choice: VoiceChoice = { readers: { en: { reader: 'r2' }, ko: 'nobody' }, takesTurns: true };
  expect(parseVoiceChoice(JSON.stringify(choice))).toEqual(choice);
  for (const stored of [null, '', 'null', '[]', '{"readers":7,"takesTurns":"yes"}', '{'])
    expect(parseVoiceChoice(stored)).toEqual({ readers: { en: 'anyone', ko: 'anyone' }, takesTurns: false });
});

describe('a line is read', () => {
  const both = ['grandma', 'dad'];
  test('a line is read by the first of the family, or by the chosen reader', () => {
    expect(chooseVoice(both, 'anyone', false, 3)).toBe('grandma');
    expect(chooseVoice(both, { reader: 'dad' }, false, 3)).toBe('dad');
  });

  test('a line is read by nobody where the chosen reader has no recording, or nobody is chosen', () => {
    expect(chooseVoice(['grandma'], { reader: 'dad' }, false, 0)).toBeNull();
    expect(chooseVoice(both, 'nobody', true, 0)).toBeNull();
    expect(chooseVoice([], 'anyone', true, 0)).toBeNull();
  });

  test('a line is read by the readers in turn, where they take turns', () => {
    expect([0, 1, 2].map((index) => chooseVoice(both, 'anyone', true, index))).toEqual(['grandma', 'dad', 'grandma']);
    expect([0, 1].map((index) => chooseVoice(both, { reader: 'dad' }, true, index))).toEqual(['dad', 'dad']);
  });
});
