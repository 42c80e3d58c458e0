import { afterEach, expect, test, vi } from 'vitest';
import { downloadFile } from '../../../shared/refusal/download.client.ts';
import type { PlanForPdf } from './plan-for-pdf.ts';
import { savePlanPdf } from './plan-pdf.client.tsx';

vi.mock('../../../shared/refusal/download.client.ts', () => ({ downloadFile: vi.fn() }));

const PLAN = { recommendation: { title: 'Vet' }, date: new Date(2026, 10, 23), language: 'en' };
const plan = PLAN as unknown as PlanForPdf;
const FILE = new Blob(['%PDF']);

/** Workers of which the first `failures` break. */
function stubWorkers(failures: number): { terminated: number } {
  const state = { begun: 0, terminated: 0 };
  class StubWorker extends EventTarget {
    private readonly number = ++state.begun;
    postMessage(): void {
      const data =
        this.number <= failures ? { kind: 'failed', reason: 'out of memory' } : { kind: 'drawn', file: FILE };
      queueMicrotask(() => this.dispatchEvent(Object.assign(new Event('message'), { data })));
    }
    terminate(): void {
      state.terminated += 1;
    }
  }
  vi.stubGlobal('Worker', StubWorker);
  return state;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(downloadFile).mockClear();
});

test('a second worker draws the plan where the first one fails', async () => {
  const state = stubWorkers(1);
  await savePlanPdf(plan);
  expect(downloadFile).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\.pdf$/), FILE);
  expect(state.terminated).toBe(2);
});

test('drawing reports the reason and leaves no worker running where the second one fails too', async () => {
  const state = stubWorkers(2);
  await expect(savePlanPdf(plan)).rejects.toThrow('out of memory');
  expect(downloadFile).not.toHaveBeenCalled();
  expect(state.terminated).toBe(2);
});
