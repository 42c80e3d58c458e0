/**
 * The plan as a PDF, on the page's side: a worker draws it, this file starts the worker.
 *
 * @packageDocumentation
 */
import { downloadFile } from '../../../shared/refusal/download.client.ts';
import type { PlanForPdf, PlanPdfMessage } from './plan-for-pdf.ts';
import { planFileName } from './plan-for-pdf.ts';

/** Progress at each message, 0…1. Measured on a tablet: the three parts take about equally long. */
const PROGRESS = { started: 0.3, fonts: 0.6, drawn: 1, failed: 1 } as const;

/**
 * Draws the plan's PDF in a worker and downloads it. Library, fonts and pictures are fetched at this moment. This
 * module is imported with the page: an import that failed once fails until the page is loaded again, a worker does not.
 * `onProgress` gets 0…1. Returns whether the browser is sure to save the file. Rejects without a network or without
 * support for module workers.
 */
export async function savePlanPdf(
  plan: PlanForPdf,
  onProgress: (progress: number) => void = () => {},
): Promise<boolean> {
  onProgress(0);
  // WebKit failed one of 14 on a busy machine; a second worker starts from nothing.
  const file = await drawInWorker(plan, onProgress).catch(() => drawInWorker(plan, onProgress));
  return downloadFile(planFileName(plan.recommendation.title, plan.date, plan.language), file);
}

function drawInWorker(plan: PlanForPdf, onProgress: (progress: number) => void): Promise<Blob> {
  const worker = new Worker(new URL('./plan-pdf-worker.client.ts', import.meta.url), { type: 'module' });
  const drawn = new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PlanPdfMessage<Blob>>) => {
      if (data.kind === 'failed') return reject(new Error(`The plan was not drawn: ${data.reason}`));
      onProgress(PROGRESS[data.kind]);
      if (data.kind === 'drawn') resolve(data.file);
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(`The plan was not drawn: ${message}`)));
    worker.addEventListener('messageerror', () => reject(new Error('The plan was not drawn: unreadable message')));
    worker.postMessage(plan);
  });
  return drawn.finally(() => worker.terminate());
}
