import { downloadFile } from '../../../shared/download.client.ts';
import { planFileName } from './plan-file-name.ts';
import type { PlanForPdf } from './plan-for-pdf.ts';
import type { PlanPdfMessage } from './plan-pdf-messages.ts';

/** How far the PDF is when a message comes, 0…1: on a tablet the three parts take about as long as each other. */
const SHARES = { started: 0.3, fonts: 0.6, drawn: 1, failed: 1 } as const;

/**
 * Makes the plan's PDF and hands it to the reader as a file. The library, fonts and pictures are fetched now, not
 * before. `onProgress` is told how far it is, 0…1. Rejects where it cannot be made: no network, a browser without
 * module workers.
 */
export async function savePlanPdf(plan: PlanForPdf, onProgress: (share: number) => void = () => {}): Promise<void> {
  onProgress(0);
  const file = await drawnInWorker(plan, onProgress);
  downloadFile(planFileName(plan.recommendation.title, plan.date), file);
}

function drawnInWorker(plan: PlanForPdf, onProgress: (share: number) => void): Promise<Blob> {
  const worker = new Worker(new URL('./plan-pdf-worker.client.ts', import.meta.url), { type: 'module' });
  const drawn = new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PlanPdfMessage<Blob>>) => {
      if (data.kind === 'failed') return reject(new Error(`The plan was not drawn: ${data.reason}`));
      onProgress(SHARES[data.kind]);
      if (data.kind === 'drawn') resolve(data.file);
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(`The plan was not drawn: ${message}`)));
    worker.addEventListener('messageerror', () => reject(new Error('The plan was not drawn: unreadable message')));
    worker.postMessage(plan);
  });
  return drawn.finally(() => worker.terminate());
}
