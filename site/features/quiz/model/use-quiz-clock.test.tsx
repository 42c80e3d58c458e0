// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { advance } from '../../../shared/page/render-hook.fixture.tsx';
import { speak, stopSpeaking } from '../speech/voice.client.ts';
import { lastAttempt } from './quiz.fixture.ts';
import { CORRECT_PAUSE_MS, SPEAK_QUESTION_AFTER_MS, TIME_LIMIT_MS, WRONG_PAUSE_MS } from './quiz.ts';
import { answer, phaseOf, setUpQuizDevice, showTab, spoken, startQuiz } from './use-quiz.fixture.tsx';

vi.mock('../speech/voice.client.ts', () => import('../speech/voice.fixture.ts'));

setUpQuizDevice();

describe('the clock of a quiz', () => {
  test('a question times out after ten seconds, and the next one follows after four', async () => {
    const page = await startQuiz();
    await advance(TIME_LIMIT_MS - 1);
    expect(phaseOf(page)).toBe('asking');
    await advance(1);
    expect(phaseOf(page)).toBe('timeout');
    await advance(WRONG_PAUSE_MS);
    expect(page.value().quiz).toMatchObject({ phase: 'asking', askedAt: TIME_LIMIT_MS + WRONG_PAUSE_MS });
  });

  test('the time of an answer is measured from when its question appeared', async () => {
    const page = await startQuiz();
    await advance(2500);
    await answer(page);
    expect(lastAttempt(page.value().quiz)).toMatchObject({ isCorrect: true, timeSpent: 2.5 });
    await advance(CORRECT_PAUSE_MS);
    await advance(1200);
    await answer(page, '1');
    expect(lastAttempt(page.value().quiz)).toMatchObject({ isCorrect: false, timeSpent: 1.2 });
  });

  test.each([-3600, 3600])('a clock that is set by %i seconds changes nothing', async (seconds) => {
    const page = await startQuiz();
    await advance(4000);
    vi.setSystemTime(Date.now() + seconds * 1000);
    await advance(TIME_LIMIT_MS - 4000 - 1);
    expect(phaseOf(page)).toBe('asking');
    await advance(1);
    expect(phaseOf(page)).toBe('timeout');
    vi.setSystemTime(Date.now() + seconds * 1000);
    await advance(WRONG_PAUSE_MS);
    expect(phaseOf(page)).toBe('asking');
    await advance(2500);
    vi.setSystemTime(Date.now() + seconds * 1000);
    await answer(page);
    expect(lastAttempt(page.value().quiz)).toMatchObject({ timeSpent: 2.5 });
  });

  test('a calm quiz waits as long as the child needs', async () => {
    const page = await startQuiz({ isCalm: true });
    await advance(10 * TIME_LIMIT_MS);
    expect(phaseOf(page)).toBe('asking');
  });

  test('no question appears while the tab is hidden, and the next one comes when it is shown', async () => {
    const page = await startQuiz();
    await answer(page);
    await showTab('hidden');
    await advance(60_000);
    expect(phaseOf(page)).toBe('correct');
    await showTab('visible');
    expect(page.value().quiz).toMatchObject({ phase: 'asking', askedAt: 60_000 });
  });

  test('a question that was open while the tab was hidden has timed out when it is shown', async () => {
    const page = await startQuiz();
    await showTab('hidden');
    await advance(TIME_LIMIT_MS + 1);
    expect(phaseOf(page)).toBe('asking');
    await showTab('visible');
    expect(phaseOf(page)).toBe('timeout');
    expect(lastAttempt(page.value().quiz)).toMatchObject({ userAnswer: null, timeSpent: 10 });
  });

  test('a tab that was hidden for a moment goes on with the time that is left', async () => {
    const page = await startQuiz();
    await advance(4000);
    await showTab('hidden');
    await showTab('visible');
    await advance(TIME_LIMIT_MS - 4000);
    expect(phaseOf(page)).toBe('timeout');
  });
});

describe('the voice of a quiz', () => {
  test('a question is spoken half a second after it appears, unless it is answered before', async () => {
    const page = await startQuiz();
    await advance(SPEAK_QUESTION_AFTER_MS - 1);
    expect(spoken()).toEqual([]);
    await advance(1);
    expect(spoken()).toEqual(['question']);
    await answer(page);
    await advance(CORRECT_PAUSE_MS);
    await answer(page);
    await advance(CORRECT_PAUSE_MS - 1);
    expect(spoken()).toEqual(['question']);
  });

  test('the spoken question stops with its phase, and the spoken answer goes on into the next one', async () => {
    const page = await startQuiz();
    await advance(SPEAK_QUESTION_AFTER_MS);
    const question = vi.mocked(speak).mock.calls[0]?.[1]?.signal;
    await answer(page, '1');
    expect(question?.aborted).toBe(true);
    expect(spoken()).toEqual(['question', 'fact']);
    expect(vi.mocked(speak).mock.calls[1]?.[1]).toMatchObject({ times: 2, gapMs: 2000 });
    expect(vi.mocked(speak).mock.calls[1]?.[1]?.signal).toBeUndefined();
  });

  test('the voice stops when the page is left', async () => {
    const page = await startQuiz();
    expect(stopSpeaking).not.toHaveBeenCalled();
    await page.unmount();
    expect(stopSpeaking).toHaveBeenCalled();
  });
});
