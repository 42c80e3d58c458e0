import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Phrase } from './clips.server.ts';
import { MAX_SPEECH_BYTES } from './clips.server.ts';
import { buildSpeechAddress, PROVIDER_REST_MS } from './provider-chain.server.ts';
import { createSpeech, type SpeechSettings } from './speech.server.ts';

const phrase: Phrase = { clip: 'fact-7x8', text: '칠팔 오십육' };
const otherPhrase: Phrase = { clip: 'fact-2x2', text: '이이는 사' };

/** The beginning of an MP3 with something of its own behind it. */
function mp3(content: string): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xf3, 0x60, 0xc4]), Buffer.from(content)]);
}

type Reply = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const plainly =
  (status: number, body: Buffer | string): Reply =>
  (_request, response) => {
    response.writeHead(status).end(body);
  };

const never: Reply = () => {};

let folder: string;
let cleanUp: (() => Promise<unknown>)[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'speech-'));
  cleanUp = [() => rm(folder, { recursive: true })];
  await mkdir(join(folder, 'pack'));
  await writeFile(join(folder, 'pack', 'fact-7x8.mp3'), mp3('pack 7x8'));
  await writeFile(join(folder, 'pack', 'fact-2x2.mp3'), mp3('pack 2x2'));
});

afterEach(async () => {
  for (const step of cleanUp.reverse()) await step();
});

/** A cloud voice on this machine that replies as told (it may be told otherwise later) and keeps what it was sent. */
async function cloud(reply: Reply) {
  const stub = { reply, baseUrl: '', requests: [] as { headers: IncomingMessage['headers']; body: unknown }[] };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    stub.requests.push({ headers: request.headers, body: JSON.parse(body) });
    stub.reply(request, response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stub.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  cleanUp.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return stub;
}

function speechWith(settings: Partial<SpeechSettings>, timeoutMs = 60_000) {
  const clock = { now: 0 };
  const warnings: { message: string; details: object }[] = [];
  const nothing = { provider: undefined, baseUrl: undefined, model: undefined, voice: undefined };
  const speaker = createSpeech({
    settings: { ...nothing, apiKey: undefined, voicePack: undefined, ...settings },
    dataDir: join(folder, 'data'),
    packFolder: join(folder, 'pack'),
    fetch,
    now: () => clock.now,
    log: { warn: (details, message) => warnings.push({ details, message }) },
    timeoutMs,
  });
  const say = async (what = phrase) => (await speaker.synthesize(what, 'ko'))?.bytes ?? null;
  return { clock, warnings, speaker, say };
}

function cloudSettings(stub: { baseUrl: string }): Partial<SpeechSettings> {
  return { provider: 'openai', baseUrl: stub.baseUrl, model: 'a-model', voice: 'a-voice', apiKey: 'a-key' };
}

const storedFiles = () => readdir(join(folder, 'data', 'speech')).catch(() => []);

test("the site's own clip pack is used where no other is configured", async () => {
  const speaker = createSpeech({
    settings: {
      provider: undefined,
      baseUrl: undefined,
      model: undefined,
      voice: undefined,
      apiKey: undefined,
      voicePack: undefined,
    },
    dataDir: join(folder, 'data'),
    fetch,
    now: () => 0,
    log: { warn: () => {} },
  });
  expect((await speaker.synthesize(phrase, 'ko'))?.bytes.length).toBeGreaterThan(1000);
});

describe('the clip pack', () => {
  test('only the clip pack speaks where no voice is configured', async () => {
    const { say } = speechWith({});
    expect(await say()).toEqual(mp3('pack 7x8'));
  });

  test('the English clips are in a folder of their own', async () => {
    await mkdir(join(folder, 'pack', 'en'));
    await writeFile(join(folder, 'pack', 'en', 'fact-7x8.mp3'), mp3('english 7x8'));
    const { speaker, say } = speechWith({});
    const english = { clip: 'fact-7x8', text: 'Seven times eight is fifty-six.' };
    expect((await speaker.synthesize(english, 'en'))?.bytes).toEqual(mp3('english 7x8'));
    expect(await say()).toEqual(mp3('pack 7x8'));
    expect((await speaker.synthesize(english, 'en'))?.bytes).toEqual(mp3('english 7x8'));
  });

  test('the clip pack has no speech for a language without clips, or for other phrases', async () => {
    const { speaker, say, warnings } = speechWith({});
    expect(await speaker.synthesize(phrase, 'en')).toBeNull();
    expect(await say({ clip: 'fact-9x9', text: '구구 팔십일' })).toBeNull();
    expect(warnings).toEqual([]);
  });

  test('a clip is never read from outside its folder', async () => {
    await writeFile(join(folder, 'secret.mp3'), mp3('secret'));
    const { say } = speechWith({});
    for (const clip of ['../secret', '/etc/passwd', 'fact-7x8/../../secret', '..\\secret', '', 'a\0b']) {
      expect(await say({ clip, text: '비밀' })).toBeNull();
    }
  });

  test('clips with the same bytes have the same entity tag, and other clips another', async () => {
    const { speaker } = speechWith({});
    const [one, again, other] = [
      await speaker.synthesize(phrase, 'ko'),
      await speechWith({}).speaker.synthesize(phrase, 'ko'),
      await speaker.synthesize(otherPhrase, 'ko'),
    ];
    expect(one?.etag).toMatch(/^"[\w-]{22}"$/);
    expect(again?.etag).toBe(one?.etag);
    expect(other?.etag).not.toBe(one?.etag);
  });
});

describe('a family’s own recordings', () => {
  test('a family’s own recordings come first, and the clip pack fills the gaps', async () => {
    const voicePack = join(folder, 'family');
    await mkdir(voicePack);
    await writeFile(join(voicePack, 'fact-7x8.mp3'), mp3('grandma'));
    const { say } = speechWith({ voicePack });
    expect(await say()).toEqual(mp3('grandma'));
    expect(await say(otherPhrase)).toEqual(mp3('pack 2x2'));
    await writeFile(join(voicePack, 'fact-2x2.mp3'), mp3('grandma again'));
    expect(await say(otherPhrase)).toEqual(mp3('grandma again'));
  });

  test('a bad file among a family’s recordings does not disable the good ones', async () => {
    const voicePack = join(folder, 'family');
    await mkdir(voicePack);
    await writeFile(join(voicePack, 'fact-7x8.mp3'), 'holiday.doc');
    await writeFile(join(voicePack, 'fact-2x2.mp3'), mp3('grandma'));
    const { say, warnings } = speechWith({ voicePack });
    expect(await say()).toEqual(mp3('pack 7x8'));
    expect(await say(otherPhrase)).toEqual(mp3('grandma'));
    expect(warnings).toHaveLength(1);
  });

  test('the clip pack speaks where the folder of a family’s recordings is missing', async () => {
    const { say } = speechWith({ voicePack: join(folder, 'nowhere') });
    expect(await say()).toEqual(mp3('pack 7x8'));
  });
});

describe('a cloud voice', () => {
  test('a cloud voice is called with the parameters of the OpenAI endpoint', async () => {
    const stub = await cloud(plainly(200, mp3('cloud')));
    const { say } = speechWith(cloudSettings(stub));
    expect(await say()).toEqual(mp3('cloud'));
    expect(stub.requests).toHaveLength(1);
    expect(stub.requests[0]?.headers.authorization).toBe('Bearer a-key');
    expect(stub.requests[0]?.body).toEqual({
      model: 'a-model',
      voice: 'a-voice',
      input: '칠팔 오십육',
      response_format: 'mp3',
    });
  });

  test('a cloud voice gets English words for English', async () => {
    const stub = await cloud((_request, response, body) => response.end(mp3(JSON.parse(body).input)));
    const { speaker, say } = speechWith(cloudSettings(stub));
    const english = { clip: 'fact-7x8', text: 'Seven times eight is fifty-six.' };
    expect((await speaker.synthesize(english, 'en'))?.bytes).toEqual(mp3('Seven times eight is fifty-six.'));
    expect(await say()).toEqual(mp3('칠팔 오십육'));
    expect((await speaker.synthesize(english, 'en'))?.bytes).toEqual(mp3('Seven times eight is fifty-six.'));
    expect(stub.requests).toHaveLength(2);
  });

  test('a cloud voice is called once for a phrase, also after a restart', async () => {
    const stub = await cloud(plainly(200, mp3('cloud')));
    const { say } = speechWith(cloudSettings(stub));
    await Promise.all(Array.from({ length: 40 }, () => say()));
    expect(await say()).toEqual(mp3('cloud'));
    expect(await speechWith(cloudSettings(stub)).say()).toEqual(mp3('cloud'));
    expect(stub.requests).toHaveLength(1);
    const [file = '', ...others] = await storedFiles();
    expect(file).toMatch(/^[0-9a-f]{64}\.mp3$/);
    expect(others).toEqual([]);
    expect(await readFile(join(folder, 'data', 'speech', file))).toEqual(mp3('cloud'));
  });

  test('a cloud voice is called again for another voice or a damaged stored file', async () => {
    const stub = await cloud(plainly(200, mp3('cloud')));
    await speechWith(cloudSettings(stub)).say();
    await speechWith({ ...cloudSettings(stub), voice: 'another' }).say();
    expect(stub.requests).toHaveLength(2);
    for (const file of await storedFiles()) await writeFile(join(folder, 'data', 'speech', file), '');
    expect(await speechWith(cloudSettings(stub)).say()).toEqual(mp3('cloud'));
    expect(stub.requests).toHaveLength(3);
  });

  test('a cloud voice works where nothing can be stored', async () => {
    await writeFile(join(folder, 'data'), 'a file where a folder should be');
    const stub = await cloud(plainly(200, mp3('cloud')));
    const { say, warnings } = speechWith(cloudSettings(stub));
    expect(await say()).toEqual(mp3('cloud'));
    expect(warnings).toHaveLength(1);
  });

  test.each<[string, Reply]>([
    ['an error', plainly(500, 'oops')],
    ['a refusal', plainly(401, '{"error":"bad key"}')],
    ['empty audio', plainly(200, '')],
    ['something that is not MP3', plainly(200, '{"audio":"no"}')],
    ['more than a phrase can be', plainly(200, mp3('a'.repeat(MAX_SPEECH_BYTES)))],
    [
      'half an answer',
      (_request, response) =>
        response.writeHead(200, { 'Content-Length': 99 }).write(mp3('a'), () => response.destroy()),
    ],
    ['a way elsewhere', (_request, response) => response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end()],
  ])('a cloud voice that answers with %s is replaced by the pack, and not called for a while', async (_what, reply) => {
    const stub = await cloud(reply);
    const { clock, say, warnings } = speechWith(cloudSettings(stub));
    expect(await say()).toEqual(mp3('pack 7x8'));
    expect(await say(otherPhrase)).toEqual(mp3('pack 2x2'));
    expect(stub.requests).toHaveLength(1);
    expect(JSON.stringify(warnings, (_key, value) => (value instanceof Error ? value.stack : value))).not.toContain(
      'a-key',
    );
    expect(await storedFiles()).toEqual([]);
    stub.reply = plainly(200, mp3('well again'));
    clock.now = PROVIDER_REST_MS;
    expect(await say()).toEqual(mp3('well again'));
  });

  test('a cloud voice that does not answer in time is replaced by the pack', async () => {
    const stub = await cloud(never);
    const { say } = speechWith(cloudSettings(stub), 500);
    expect(await say()).toEqual(mp3('pack 7x8'));
    expect(await say(otherPhrase)).toEqual(mp3('pack 2x2'));
    expect(stub.requests.length).toBeLessThanOrEqual(1);
  });

  test('a cloud voice is called for at most eight phrases at once', async () => {
    const waiting: (() => void)[] = [];
    const stub = await cloud((_request, response) => waiting.push(() => response.end(mp3('cloud'))));
    const { say } = speechWith(cloudSettings(stub));
    const firstEight = Array.from({ length: 8 }, (_, index) => say({ clip: `fact-2x${index + 1}`, text: `${index}` }));
    await expect.poll(() => waiting.length).toBe(8);
    expect(await say()).toEqual(mp3('pack 7x8'));
    for (const answer of waiting) answer();
    expect(await Promise.all(firstEight)).toEqual(firstEight.map(() => mp3('cloud')));
    expect(stub.requests).toHaveLength(8);
  });

  test('a partly configured cloud voice is refused', () => {
    expect(() => speechWith({ provider: 'openai', baseUrl: 'http://localhost' })).toThrow(/TTS_MODEL/);
  });
});

test.each([
  ['https://voice.example', 'https://voice.example/v1/audio/speech'],
  ['https://voice.example/', 'https://voice.example/v1/audio/speech'],
  ['https://voice.example/v1', 'https://voice.example/v1/audio/speech'],
  ['https://voice.example/tts/v1/', 'https://voice.example/tts/v1/audio/speech'],
  ['https://voice.example/v1beta/openai', 'https://voice.example/v1beta/openai/audio/speech'],
])('the speech address of %s is %s', (baseUrl, address) => {
  expect(buildSpeechAddress(baseUrl)).toBe(address);
});
