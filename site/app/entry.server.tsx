import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { PreviewContext } from './document/page-head.tsx';
import { Preview } from './document/preview.tsx';

/** Renders a page as a whole: nobody waits for the first bytes of a prerendered page. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let hasFailed = false;
  const page = (
    <PreviewContext value={Preview}>
      <ServerRouter context={context} url={request.url} />
    </PreviewContext>
  );
  const html = await renderToReadableStream(page, {
    // Every part stands where it belongs: no script has to move it there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      hasFailed = true;
      console.error(error);
    },
  });
  await html.allReady;
  headers.set('Content-Type', 'text/html');
  return new Response(html, { headers, status: hasFailed ? 500 : status });
}
