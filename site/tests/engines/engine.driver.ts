import { setTimeout } from 'node:timers/promises';

/** A pointer or key action, as WebDriver and WebDriver BiDi both write them. */
type ActionSource = { readonly type: 'pointer' | 'key'; readonly id: string; readonly actions: readonly object[] };

/** What a browser's own protocol has to offer. */
export type Protocol = {
  readonly navigate: (url: string) => Promise<void>;
  /** Calls a function in the page with JSON values; the result is a JSON value, or a promise of one. */
  readonly call: (source: string, args: readonly unknown[]) => Promise<unknown>;
  readonly act: (sources: readonly ActionSource[]) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Errors of pages so far: exceptions, rejections, console errors. */
  readonly complaints: () => string[];
  /** Names of the files downloaded so far. */
  readonly downloads: () => string[];
  readonly close: () => Promise<void>;
};

/** Milliseconds that a state is waited for: the machine may be busy. */
const MAX_WAIT_MS = 30_000;
const POLL_MS = 100;

/** What can be clicked, typed into or dragged. */
const CONTROLS = 'button, a, input, select, summary, label, [role]';

/**
 * Runs in the page: the center of the first visible control with this name, scrolled into view; null where there is
 * none.
 */
const FIND = `(name, within, controls) => {
  const isVisible = (element) => element.checkVisibility?.({ visibilityProperty: true }) ?? element.offsetParent !== null;
  const nameOf = (element) => (element.getAttribute('aria-label') ?? element.innerText ?? '').replace(/\\s+/g, ' ').trim();
  const pattern = new RegExp(name);
  const scope = document.querySelector(within);
  const found = [...(scope?.querySelectorAll(controls) ?? [])].filter((each) => isVisible(each) && !each.disabled && pattern.test(nameOf(each)));
  const element = found.at(-1) && found.find((each) => !found.some((other) => other !== each && each.contains(other)));
  if (!element) return null;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}`;

/** Runs in the page. */
const IS_SHOWN = `(selector) => [...document.querySelectorAll(selector)].some((each) => each.getClientRects().length > 0)`;

export type WindowPoint = { readonly x: number; readonly y: number };

/** Keys that are no letters, as WebDriver names them. */
export const keys = { enter: '\uE007', escape: '\uE00C', right: '\uE014' } as const;

/** A page in some engine, as a journey uses it. */
export type EnginePage = ReturnType<typeof createEngine>;

export function createEngine(protocol: Protocol) {
  const call = <Value>(source: string, ...args: unknown[]) => protocol.call(source, args) as Promise<Value>;

  async function waitFor<Value>(what: string, look: () => Promise<Value | null | false>): Promise<Value> {
    const end = performance.now() + MAX_WAIT_MS;
    for (;;) {
      const found = await look();
      if (found !== null && found !== false) return found;
      if (performance.now() > end) {
        const text = await call<string>('() => document.body.innerText.slice(0, 1500)');
        throw new Error(`${what} did not come:\n${text}\n${protocol.complaints().join('\n')}`);
      }
      await setTimeout(POLL_MS);
    }
  }

  const find = (name: RegExp, within = 'body') =>
    waitFor(`a control named ${name}`, () => call<WindowPoint | null>(FIND, name.source, within, CONTROLS));

  const pointer = (actions: readonly object[]) => protocol.act([{ type: 'pointer', id: 'mouse', actions }]);
  const moveTo = ({ x, y }: WindowPoint) => ({ type: 'pointerMove', x, y, duration: 0 });
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };

  return {
    call,
    waitFor,
    complaints: protocol.complaints,
    downloads: protocol.downloads,
    resize: protocol.resize,
    close: protocol.close,
    /** Opens a page and waits until it is hydrated. */
    async open(url: string): Promise<void> {
      await protocol.navigate(url);
      await waitFor(`the hydrated page ${url}`, () =>
        call<boolean>("() => 'hydrated' in document.documentElement.dataset"),
      );
    },
    /** Clicks the first visible control with this name. */
    async click(name: RegExp, within?: string): Promise<void> {
      await pointer([moveTo(await find(name, within)), down, up]);
    },
    /** Clicks at a point of the window. */
    clickAt: (point: WindowPoint) => pointer([moveTo(point), down, up]),
    /** Waits until something visible matches the selector. */
    async shows(selector: string): Promise<void> {
      await waitFor(`something visible that matches ${selector}`, () => call<boolean>(IS_SHOWN, selector));
    },
    /** Drags a control onto another in small steps. */
    async drag(name: RegExp, onto: WindowPoint): Promise<void> {
      const from = await find(name);
      const steps = Array.from({ length: 12 }, (_, step) => ({
        ...moveTo({
          x: Math.round(from.x + ((onto.x - from.x) * (step + 1)) / 12),
          y: Math.round(from.y + ((onto.y - from.y) * (step + 1)) / 12),
        }),
        duration: 30,
      }));
      await pointer([moveTo(from), down, ...steps, { type: 'pause', duration: 300 }, up]);
    },
    /** Types into what has the focus; `keys` has what is no letter. */
    async type(text: string): Promise<void> {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await protocol.act([{ type: 'key', id: 'keyboard', actions }]);
    },
    /** Waits until the page's text has a match. */
    text: (pattern: RegExp) =>
      waitFor(`the text ${pattern}`, async () => {
        const text = await call<string>('() => document.body.innerText');
        return pattern.exec(text);
      }),
  };
}
