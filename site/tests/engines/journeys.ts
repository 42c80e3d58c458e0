import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { pages } from '../../app/pages.ts';
import { type RunningServer, runServer } from '../api/process.ts';
import { createEngine, type Engine, type Point, type Protocol } from './engine.ts';

const ENTER = '\uE007';
const PHONE = [390, 844] as const;
const DESKTOP = [1280, 800] as const;

/** Complaints that are not the site's: a machine without sound, and the browser's own remarks. */
const HARMLESS = /OnMediaSinkAudioError|preload|Service-?Worker.*(?:scope|operation is insecure)/i;

/** The main journeys, in the engine that `start` opens. */
export function describeJourneys(start: () => Promise<Protocol>): void {
  let server: RunningServer;
  let folder: string;
  let engine: Engine;
  let heard = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'story-forest-'));
    server = await runServer({ DATA_DIR: folder, RATE_LIMIT: 'off' });
    engine = createEngine(await start());
  });
  afterAll(async () => {
    await engine?.close();
    server.process.kill('SIGTERM');
    await server.ended;
    await rm(folder, { recursive: true });
  });
  afterEach(() => {
    const complaints = engine.complaints().slice(heard);
    heard += complaints.length;
    expect(complaints.filter((text) => !HARMLESS.test(text))).toEqual([]);
  });

  const open = async (path: string, [width, height] = DESKTOP as readonly [number, number]) => {
    await engine.resize(width, height);
    await engine.open(`${server.address}${path}`);
  };
  const speakEnglish = async () => {
    await open('/privacy');
    await engine.call("() => localStorage.setItem('story-forest.language', 'en')");
  };

  it('every page opens on a phone and on a desk, hydrated and without scrolling sideways', async () => {
    for (const size of [PHONE, DESKTOP]) {
      for (const { path } of pages) {
        await open(path, size);
        const page = await engine.call<{ title: string; overflow: number; broken: string[] }>(`() => ({
          title: document.querySelector('h1')?.innerText ?? '',
          overflow: document.documentElement.scrollWidth - innerWidth,
          broken: [...document.images].filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc).map((image) => image.currentSrc),
        })`);
        expect({ path, ...page }).toEqual({
          path,
          title: expect.stringMatching(/\S/),
          overflow: expect.any(Number),
          broken: [],
        });
        expect(page.overflow, path).toBeLessThanOrEqual(0);
      }
    }
  });

  it('a book is read in the biggest, airiest letters, by day and in the evening', async () => {
    await speakEnglish();
    await open('/book/charlotte-birthday');
    await engine.click(/^Letters/);
    await engine.click(/^Biggest$/);
    await engine.click(/^Airy$/);
    await engine.click(/^Evening$/);
    const look = () =>
      engine.call<{ size: number; light: string; line: string }>(`() => ({
        size: parseFloat(getComputedStyle(document.querySelector('.telling')).fontSize),
        light: getComputedStyle(document.querySelector('.reader') ?? document.body).colorScheme,
        line: getComputedStyle(document.querySelector('.gloss')).textDecorationStyle,
      })`);
    expect(await look()).toMatchObject({ line: 'dotted', size: expect.any(Number) });
    // The whole book is laid out, and stays so after the page is opened again.
    for (const share of [0.5, 1]) {
      await engine.call('(share) => scrollTo(0, document.documentElement.scrollHeight * share)', share);
      await engine.call('() => new Promise((resolve) => setTimeout(resolve, 500))');
    }
    await open('/book/charlotte-birthday');
    await engine.waitFor('the remembered letters', () =>
      engine.call<boolean>("() => document.querySelector('.reader')?.dataset.font === 'airy'"),
    );
    await engine.call("() => localStorage.removeItem('story-forest.reader')");
  });

  it('a quiz is answered, saved, and shown to dad', async () => {
    await speakEnglish();
    await open('/multiplication-table', PHONE);
    await engine.waitFor('the field for the name', () =>
      engine.call<boolean>(`() => {
        const field = document.querySelector('main form input');
        field?.focus();
        return field !== null && document.activeElement === field;
      }`),
    );
    await engine.type(`Zoe${ENTER}`);
    for (let number = 1; number <= 10; number++) {
      await engine.text(new RegExp(`Question ${number}\\b`));
      const [, table, multiplier] = await engine.text(/([2-7]) × ([2-7]) =/);
      await engine.waitFor('the field for the answer', () =>
        engine.call<boolean>(`() => {
          const field = document.querySelector('main form input');
          field?.focus();
          return field !== null && !field.readOnly && document.activeElement === field;
        }`),
      );
      await engine.type(`${Number(table) * Number(multiplier)}${ENTER}`);
    }
    await engine.text(/Dad can check it now/);
    await open('/quiz-scores');
    await engine.text(/Zoe/);
  });

  it('a hero is programmed by clicks and moves', async () => {
    await speakEnglish();
    await open('/adventure-game');
    await engine.click(/^Fairy/);
    await engine.waitFor('the game', () =>
      engine.call<boolean>("() => document.querySelector('[data-ready]') !== null"),
    );
    const hero = () => engine.call<string | null>("() => document.querySelector('[data-hero]')?.dataset.hero ?? null");
    const before = await hero();
    await engine.click(/^Move right/);
    await engine.click(/^Run$/);
    await engine.waitFor('a step', async () => (await hero()) !== before);
  });

  it('a card is dragged, stays, and leads to five careers and a PDF', async () => {
    await speakEnglish();
    await open('/quadrant-board');
    await engine.waitFor('dragging', () =>
      engine.call<boolean>("() => document.querySelector('[data-ready]') !== null"),
    );
    const target = await engine.call<Point>(`() => {
      const { x, y, width, height } = document.querySelector('[data-zone="likes"]').getBoundingClientRect();
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    }`);
    await engine.drag(/^Math/, target);
    const placed = () => engine.call<boolean>(`() => document.querySelector('[data-placed="수학"]') !== null`);
    await engine.waitFor('the card in its zone', placed);
    await open('/quadrant-board');
    await engine.waitFor('the card after opening the page again', placed);
    await open('/career-planner');
    await engine.waitFor('five careers', async () => {
      const count = await engine.call<number>(
        "() => document.querySelectorAll('main li button, main [role=tab]').length",
      );
      return count >= 5;
    });
    await engine.call("() => document.querySelector('.career-list button, main li button').click()");
    await engine.click(/^Save PDF/);
    await engine.waitFor('the file', async () => engine.downloads().some((name) => name.endsWith('.pdf')));
  });
}
