import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { HYDRATING_EVENT } from './document/hydrated-event.ts';

function hydrate(): void {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
}

// In parts that leave the browser time for the reader, unless others change the page meanwhile.
const mayWait = window.dispatchEvent(new Event(HYDRATING_EVENT, { cancelable: true }));
if (mayWait) startTransition(hydrate);
else flushSync(hydrate);
