/**
 * Runs in a browser's page: React's production build in a page that translators change, with
 * app/document/foreign-changes-script.client.ts. Happy DOM does not tell observers what they need.
 */
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import '../../app/document/foreign-changes-script.client.ts';
import { HYDRATED_EVENT, HYDRATING_EVENT } from '../../app/document/hydrated-event.ts';

/** Parts of a paragraph; null is left out. */
export type Parts = readonly (string | number | null)[];
export type Step = { readonly parts: Parts; readonly isTranslated: boolean };

/** Lets observers run, as they do between two tasks. */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

function findTexts(within: Node): Text[] {
  return [...within.childNodes].flatMap((node) => (node instanceof Text ? [node] : findTexts(node)));
}

function createFont(...content: (Node | string)[]): HTMLElement {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.append(...content);
  outer.append(inner);
  return outer;
}

/** What translators and extensions do to a text. The words stay, so that what is seen can be compared. */
const FORMS: Readonly<Record<string, (text: Text) => void>> = {
  wrapped: (text) => {
    const font = createFont();
    text.before(font);
    font.firstChild?.appendChild(text);
  },
  'wrapped, from outside': (text) => {
    const { parentNode, nextSibling } = text;
    parentNode?.insertBefore(createFont(text), nextSibling);
  },
  replaced: (text) => text.replaceWith(createFont(text.data)),
  'replaced by replaceChild': (text) => text.parentNode?.replaceChild(createFont(text.data), text),
  'replaced, then wrapped': (text) => {
    const font = createFont();
    text.parentNode?.replaceChild(font, text);
    font.firstChild?.appendChild(text);
  },
  'replaced by a text': (text) => text.replaceWith(document.createTextNode(text.data)),
  'replaced in two steps': (text) => {
    text.before(createFont(text.data));
    text.remove();
  },
  'replaced in two steps, by removeChild': (text) => {
    const { parentNode } = text;
    parentNode?.insertBefore(createFont(text.data), text);
    parentNode?.removeChild(text);
  },
  'replaced in two steps, removed first': (text) => {
    const { parentNode, nextSibling } = text;
    parentNode?.removeChild(text);
    parentNode?.insertBefore(createFont(text.data), nextSibling);
  },
  'wrapped with the neighbors': (text) => {
    const { parentNode: parent } = text;
    const font = document.createElement('font');
    font.append(...(parent?.childNodes ?? []));
    parent?.appendChild(font);
    text.replaceWith(createFont(text.data));
  },
};

export const FORM_NAMES = Object.keys(FORMS);

async function translate(container: Element, form: string): Promise<void> {
  for (const text of findTexts(container)) if (text.parentNode) FORMS[form]?.(text);
  await nextTask();
}

/** A paragraph with texts that stand bare between elements, as React writes `{a} and {b}`, and with moving items. */
function Paragraph({ parts }: { parts: Parts }) {
  const keys = [...new Set(parts)];
  return (
    <p>
      {parts[0]}
      {parts[1] !== null && <b>{parts[1]}</b>}
      {parts[2]} of {parts[3]}
      <i>{parts[4]}</i>
      {keys.map((key) => (
        <u key={key}>
          {key}
          {parts[1] !== null && '!'}
        </u>
      ))}
      {parts[2] !== null && 'end'}
    </p>
  );
}

const plainTextOf = (parts: Parts) => {
  const element = document.createElement('div');
  element.innerHTML = renderToString(<Paragraph parts={parts} />);
  return element.textContent;
};

/** Renders one after the other, and translates some. Returns what is shown and ought to be, where these differ. */
export async function findStale(form: string, steps: readonly Step[]): Promise<string[]> {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const stale: string[] = [];
  for (const { parts, isTranslated } of steps) {
    flushSync(() => root.render(<Paragraph parts={parts} />));
    if (container.textContent !== plainTextOf(parts)) stale.push(`${container.textContent} ≠ ${plainTextOf(parts)}`);
    await nextTask();
    if (isTranslated) await translate(container, form);
  }
  flushSync(() => root.unmount());
  if (container.textContent !== '') stale.push(`${container.textContent} stays`);
  container.remove();
  return stale;
}

/** A sentence whose translation stands in its first text. Returns what is shown once its number has changed. */
export async function showMergedSentence(): Promise<string> {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const show = (count: number) =>
    flushSync(() =>
      root.render(
        <p>
          You have {count} cards <b>left</b>
        </p>,
      ),
    );
  show(3);
  await nextTask();
  const [first, ...others] = findTexts(container);
  first?.replaceWith(createFont('카드 3장이 있어요'));
  for (const other of others.slice(0, 2)) other.remove();
  await nextTask();
  show(4);
  return container.textContent;
}

/** A paragraph that others have built anew. Returns what is shown once React has removed an element of it. */
export async function showRebuiltParagraph(): Promise<string> {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const show = (isShown: boolean) => flushSync(() => root.render(<p>kept {isShown && <b>gone</b>}</p>));
  show(true);
  await nextTask();
  (container.firstElementChild as HTMLElement).innerHTML = '<font>kept <b>gone</b></font>';
  await nextTask();
  show(false);
  return container.textContent;
}

/** Hydrates a page that was translated and extended before. Returns React's errors, and whether the page stayed so. */
export async function hydrateTranslated(): Promise<{ errors: string[]; isKept: boolean; after: string }> {
  const errors: string[] = [];
  const container = document.createElement('div');
  const page = (parts: Parts) => (
    <main>
      <Paragraph parts={parts} />
      <Paragraph parts={parts} />
    </main>
  );
  container.innerHTML = renderToString(page(['one ', 'two', 3, 4, 'five']));
  document.body.append(container);
  await nextTask();
  FORM_NAMES.forEach((form, index) => {
    const text = findTexts(container)[index * 2];
    if (text) FORMS[form]?.(text);
  });
  for (const text of findTexts(container).slice(-2)) text.data = `${text.data}…`;
  container.querySelector('p')?.prepend(document.createElement('extension-button'));
  await nextTask();
  const before = container.innerHTML;
  if (window.dispatchEvent(new Event(HYDRATING_EVENT, { cancelable: true }))) errors.push('was not told of changes');
  const root = flushSync(() =>
    hydrateRoot(container, page(['one ', 'two', 3, 4, 'five']), {
      onRecoverableError: (error) => errors.push(String(error)),
    }),
  );
  window.dispatchEvent(new Event(HYDRATED_EVENT));
  const isKept = container.innerHTML === before;
  await nextTask();
  flushSync(() => root.render(page(['eins ', 'zwei', 7, 8, 'acht'])));
  return { errors, isKept, after: container.textContent };
}
