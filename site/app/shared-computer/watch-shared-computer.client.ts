import { readSession, writeSession } from '../../shared/storage/session-text.client.ts';
import { forgetDevice, hasPersonalData } from './forget-device.client.ts';

/** Session storage: this visit of a child has begun. */
const VISIT_KEY = 'story-forest.visit';
/** A child that has not touched anything for this long has gone. */
const IDLE_MS = 5 * 60_000;

/** The page has been drawn with what the child before left, so it is loaded again. */
async function beginVisit(): Promise<void> {
  const hasPersonal = await hasPersonalData();
  if (hasPersonal) await forgetDevice();
  const isMarked = writeSession(VISIT_KEY, '1');
  // Without the mark, quizzes that wait to be sent would reload the page for ever.
  if (hasPersonal && (isMarked || !(await hasPersonalData()))) location.reload();
}

/**
 * Clears a shared computer after a restart of the browser, and after IDLE_MS without input. Returns the function that stops it.
 */
export function watchSharedComputer(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const leave = () => void forgetDevice().then(() => location.assign('/'));
  const onActivity = () => {
    clearTimeout(timer);
    timer = setTimeout(leave, IDLE_MS);
  };
  if (readSession(VISIT_KEY) === null) void beginVisit();
  onActivity();
  const events = ['pointerdown', 'keydown', 'wheel'] as const;
  for (const type of events) addEventListener(type, onActivity, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    for (const type of events) removeEventListener(type, onActivity, { capture: true });
  };
}
