import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { requestSpeech } from '../../features/quiz/speech/provider-chain.server.ts';
import { charlotteChristmas } from '../../features/stories/books/charlotte-christmas.ts';
import { buildLines, type Line } from '../../features/stories/model/lines.ts';
import { SETTINGS_KEY } from '../../features/stories/model/reading-settings.ts';
import { NARRATION_FOLDER } from '../../features/stories/voices/narration.server.ts';
import type { Recording } from '../../features/stories/voices/recording.ts';
import { makeVoicesFile } from '../../features/stories/voices/voices-file.ts';
import { LANGUAGES, type Language } from '../../shared/language/language.ts';
import { renderNarration } from '../../tools/narration/renderer.ts';
import { startMp3Encoder } from '../../tools/voice/mp3.ts';
import { openBook, preferDevice } from './book.driver.ts';
import { EXHAUSTIVE, expect, rememberLanguage, test } from './journey.fixture.ts';
import { withOwnServer } from './own-server.fixture.ts';
import {
  type Following,
  followingOf,
  forgetTones,
  giveToneVoices,
  hearTones,
  TONE_MS,
  toneSamples,
  toneWav,
} from './tones.fixture.ts';

test.use({ bypassCSP: true });
// Whole chapters, in real time.
test.slow();

/** Light and sound may be so far apart. */
const MAX_APART_MS = 150;

const panelsOf = (chapter: number) =>
  charlotteChristmas.chapters.find(({ number }) => number === chapter)?.panels ?? [];
const CHAPTER = 4;
const panels = panelsOf(CHAPTER);

/** The texts of lines, each once: its index is its tone. */
function textsOf(lines: readonly Line[]): string[] {
  return [...new Set(lines.map(({ text }) => text))];
}

async function hideDeviceVoices(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(window, 'speechSynthesis', { value: undefined }));
}

async function readFrom(page: Page, panel = ''): Promise<void> {
  await page
    .locator(`[data-panel-id="${panel}"]`)
    .getByRole('button', { name: /^(Read to me from here|여기부터 읽어 주세요)$/ })
    .click();
}

const packNote = (page: Page) => page.getByText(/^(A recorded voice is reading|미리 녹음한 목소리예요)$/);

/** Starts reading until the pack reads, then stops: a busy machine may need longer than the pack is waited for. */
async function fetchPack(page: Page): Promise<void> {
  await expect(async () => {
    await readFrom(page, panels[0]?.id);
    await expect(packNote(page)).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await page.getByRole('button', { name: /^(Stop|그만 읽기)$/ }).click();
}

/** Reads the chapter aloud to its end, and compares what is heard with what is lit. */
async function expectChapterRead(page: Page, lines: readonly Line[], reader: RegExp | null): Promise<Following> {
  await page.getByRole('button', { name: /^(Letters and light|글자와 화면)$/ }).click();
  await page.getByRole('button', { name: /^(After this chapter|이번 장까지만)$/ }).click();
  await page.keyboard.press('Escape');
  await readFrom(page, panels[0]?.id);
  if (reader) await expect(page.getByText(reader)).toBeVisible();
  await expect(page.getByText(/^(The chapter is over|이번 장은 여기까지예요)/)).toBeVisible({ timeout: 60_000 });
  const following = await followingOf(page, lines, textsOf(lines));
  expect(following.heard).toEqual(lines.map(({ text }) => text));
  for (const [text, wrongMs] of Object.entries(following.wrongMs)) expect(wrongMs, text).toBeLessThan(MAX_APART_MS);
  expect(following.typicalLeadMs).toBeLessThan(MAX_APART_MS);
  return following;
}

/** A speech server that fails at each sentence once. `/v1/audio/speech` replies with the tone of the text. */
async function withSpeechServer(texts: readonly string[], use: (baseUrl: string) => Promise<void>): Promise<void> {
  const encode = await startMp3Encoder({ kilobits: 48, sampleRate: 22_050 });
  const refused = new Set<string>();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    const { input } = JSON.parse(body) as { input: string };
    if (refused.has(input)) response.end(encode(toneSamples(texts.indexOf(input))));
    else response.writeHead(503).end();
    refused.add(input);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}

/** Renders chapters with the speech server at `baseUrl` into a data folder, as `npm run render:narration` does. */
async function renderChapters(numbers: readonly number[], language: Language, dataDir: string, baseUrl: string) {
  const folder = join(dataDir, NARRATION_FOLDER, charlotteChristmas.id, language);
  await mkdir(folder, { recursive: true });
  const cloud = { baseUrl, model: 'tones', voice: 'tone', apiKey: undefined };
  const chapters = numbers.map((number) => ({ number, sentences: textsOf(buildLines(panelsOf(number), [language])) }));
  const rendered = await renderNarration(chapters, folder, [baseUrl], {
    synthesize: async (text) => {
      const { bytes } = await requestSpeech(cloud, text, { fetch }, AbortSignal.timeout(10_000));
      return new Uint8Array(bytes);
    },
    wait: async () => {},
    report: () => {},
  });
  expect(rendered.missing).toBe(0);
}

function recordingOf({ language, text }: Line, reader: string, index: number): Recording {
  const sound = { type: 'audio/wav', audio: toneWav(index), startMs: 0, endMs: TONE_MS, gain: 1 };
  return { ...sound, book: charlotteChristmas.id, reader, language, text, recordedAt: 1 };
}

/** Opens a file with recordings of the lines: Mina's in English, 할머니's in Korean. */
async function openRecordings(page: Page, lines: readonly Line[], takesTurns: boolean): Promise<void> {
  const texts = textsOf(lines);
  const voices = [
    { id: 'mina', name: 'Mina' },
    { id: 'halmeoni', name: '할머니' },
  ];
  const recordings = lines.map((line) =>
    recordingOf(line, line.language === 'en' ? 'mina' : 'halmeoni', texts.indexOf(line.text)),
  );
  const buffer = Buffer.from(makeVoicesFile(charlotteChristmas.id, { voices, recordings }));
  await page.getByRole('button', { name: /^(Letters and light|글자와 화면)$/ }).click();
  await page.getByRole('button', { name: /^(Your own voices|우리 가족 목소리)$/ }).click();
  await page
    .getByLabel(/^(Open a file|파일 열기)$/)
    .setInputFiles({ name: 'voices.zip', mimeType: 'application/zip', buffer });
  if (takesTurns) await page.getByRole('checkbox', { name: /take turns/ }).check();
  await page.getByRole('button', { name: /^(Close|닫기)$/ }).click();
}

for (const language of LANGUAGES) {
  const lines = buildLines(panels, [language]);

  test.describe(`a whole chapter is heard, and its light is where the voice is: ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await hearTones(page);
      await rememberLanguage(page, language);
    });

    test('a recording of the family', EXHAUSTIVE, async ({ page }) => {
      await hideDeviceVoices(page);
      await openBook(page, charlotteChristmas.id);
      await openRecordings(page, lines, false);
      await page.getByRole('button', { name: /^(Letters and light|글자와 화면)$/ }).click();
      await page.getByRole('button', { name: language === 'en' ? 'Brisk' : '천천히', exact: true }).click();
      await page.keyboard.press('Escape');
      const { typicalToneMs } = await expectChapterRead(page, lines, /^(Mina reads|할머니가 읽어 줘요)$/);
      // Faster or slower, in its own pitch: the tones were recognized.
      if (language === 'en') expect(typicalToneMs).toBeLessThan(TONE_MS + 20);
      else expect(typicalToneMs).toBeGreaterThan(TONE_MS + 20);
    });

    test('a narration pack that a speech server has read', EXHAUSTIVE, async ({ page }) => {
      await hideDeviceVoices(page);
      await withOwnServer({}, async ({ url, dataDir }) => {
        await withSpeechServer(textsOf(lines), (baseUrl) => renderChapters([CHAPTER], language, dataDir, baseUrl));
        await page.goto(`${url}/book/${charlotteChristmas.id}`);
        await fetchPack(page);
        await forgetTones(page);
        await expectChapterRead(page, lines, /^(A recorded voice is reading|미리 녹음한 목소리예요)$/);
      });
    });

    test('a voice of the device', EXHAUSTIVE, async ({ page }) => {
      await preferDevice(page);
      await giveToneVoices(page, textsOf(lines));
      await openBook(page, charlotteChristmas.id);
      await expectChapterRead(page, lines, null);
    });
  });
}

test(
  'two voices alternate sentence by sentence, in two languages, and the light with them',
  EXHAUSTIVE,
  async ({ page }) => {
    const lines = buildLines(panels, ['en', 'ko'], true);
    await hearTones(page);
    await hideDeviceVoices(page);
    await rememberLanguage(page, 'en');
    await page.addInitScript(
      (key) => localStorage.setItem(key, JSON.stringify({ mode: { choice: 'both', under: 'en' } })),
      SETTINGS_KEY,
    );
    await openBook(page, charlotteChristmas.id);
    await openRecordings(page, lines, true);
    await expectChapterRead(page, lines, /^Mina reads$/);
  },
);

test('what was fetched of a pack is read without the internet; of another chapter the page says what is missing', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource: net::ERR_FAILED/);
  await hideDeviceVoices(page);
  await rememberLanguage(page, 'en');
  await withOwnServer({}, async ({ url, dataDir }) => {
    const texts = textsOf([...buildLines(panels, ['en']), ...buildLines(panelsOf(CHAPTER + 1), ['en'])]);
    await withSpeechServer(texts, (baseUrl) => renderChapters([CHAPTER, CHAPTER + 1], 'en', dataDir, baseUrl));
    await page.goto(`${url}/book/${charlotteChristmas.id}`);
    await fetchPack(page);
    await page.route('**/narration/**', (route) => route.abort());
    await page.reload();
    await readFrom(page, panels[0]?.id);
    await expect(packNote(page)).toBeVisible();
    await readFrom(page, panelsOf(CHAPTER + 1)[0]?.id);
    await expect(page.getByText('The recorded voice needs the internet. A computer voice is reading')).toBeVisible();
    await page.unroute('**/narration/**');
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await readFrom(page, panelsOf(CHAPTER + 1)[0]?.id);
    await expect(packNote(page)).toBeVisible();
  });
});
