/**
 * Sentences as tones: each text has a pitch of its own, so what is heard tells which sentence it is. What goes to the
 * speakers is analyzed on the audio thread, and times are those of the audio clock: a busy machine delays neither.
 */
import type { Page } from '@playwright/test';

export const TONE_MS = 300;
const SAMPLE_RATE = 22_050;
const FIRST_HERTZ = 400;
const STEP_HERTZ = 60;

function hertzOf(index: number): number {
  return FIRST_HERTZ + index * STEP_HERTZ;
}

/** 60 ms of silence that encoders need. */
const LEAD_SAMPLES = Math.round(0.06 * SAMPLE_RATE);

/** The samples of the tone with this index, after the silence. */
export function toneSamples(index: number): Float32Array {
  return Float32Array.from({ length: LEAD_SAMPLES + Math.round((TONE_MS / 1000) * SAMPLE_RATE) }, (_, at) =>
    at < LEAD_SAMPLES ? 0 : 0.4 * Math.sin((2 * Math.PI * hertzOf(index) * (at - LEAD_SAMPLES)) / SAMPLE_RATE),
  );
}

/** A tone as a WAV: 16 bit, mono. */
export function toneWav(index: number): Uint8Array<ArrayBuffer> {
  const samples = toneSamples(index).subarray(LEAD_SAMPLES);
  const view = new DataView(new ArrayBuffer(44 + samples.length * 2));
  const ascii = (at: number, text: string) => {
    for (let i = 0; i < text.length; i++) view.setUint8(at + i, text.charCodeAt(i));
  };
  ascii(0, 'RIFF');
  view.setUint32(4, 36 + samples.length * 2, true);
  ascii(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  ascii(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((value, i) => {
    view.setInt16(44 + i * 2, value * 32_767, true);
  });
  return new Uint8Array(view.buffer);
}

/** Runs on the audio thread: tells the pitch of what passes through it, each 1,024 samples. */
const PROBE = `
registerProcessor('tone-probe', class extends AudioWorkletProcessor {
  samples = 0; sum = 0; passes = 0; first = 0; last = 0; before = 0;
  process([input]) {
    const channel = input && input[0];
    for (let i = 0; i < 128; i++) {
      const value = channel ? channel[i] : 0;
      if (this.before < 0 && value >= 0) {
        const at = this.samples + i - value / (value - this.before);
        if (this.passes++ === 0) this.first = at;
        this.last = at;
      }
      this.sum += value * value;
      this.before = value;
    }
    this.samples += 128;
    if (this.samples === 1024) {
      const isLoud = Math.sqrt(this.sum / 1024) > 0.05 && this.passes > 3;
      const hertz = isLoud ? ((this.passes - 1) * sampleRate) / (this.last - this.first) : 0;
      if (isLoud) this.port.postMessage({ atMs: currentTime * 1000, hertz });
      this.samples = this.sum = this.passes = 0;
    }
    return true;
  }
});`;

/** `clock`: which of the page's audio contexts, in the order of their first sound. */
type Sounded = { readonly clock: number; readonly atMs: number; readonly hertz: number };
/** `atMs`: the time of each clock; a clock that is missing did not run yet. */
type Lit = { readonly atMs: readonly number[]; readonly line: string | null };

/**
 * Measures from now on which tones go to the page's speakers, and which line is lit. Call before the page is opened, in
 * a journey with `bypassCSP`: the probe is no script of the site.
 */
export async function hearTones(page: Page): Promise<void> {
  await page.addInitScript((script) => {
    const log: { sounded: Sounded[]; lit: Lit[] } = { sounded: [], lit: [] };
    Object.assign(window, { tones: log });
    const probes = new Map<BaseAudioContext, Promise<AudioNode>>();
    const connect = AudioNode.prototype.connect as (this: AudioNode, ...args: readonly unknown[]) => unknown;
    const startProbe = async (context: AudioContext) => {
      await context.audioWorklet.addModule(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
      const probe = new AudioWorkletNode(context, 'tone-probe');
      const clock = [...probes.keys()].indexOf(context);
      probe.port.onmessage = ({ data }: MessageEvent<Omit<Sounded, 'clock'>>) => log.sounded.push({ ...data, clock });
      // Silent: a node that leads nowhere is not run.
      connect.call(probe, context.destination);
      return probe;
    };
    // Everything that sounds resumes its context first: nothing is heard before the probe is there.
    const resume = AudioContext.prototype.resume;
    AudioContext.prototype.resume = async function () {
      const probe = probes.get(this) ?? startProbe(this);
      probes.set(this, probe);
      Object.assign(this, { probe: await probe });
      await resume.call(this);
    };
    AudioNode.prototype.connect = function (this: AudioNode, ...args: readonly unknown[]) {
      const { probe } = this.context as { probe?: AudioNode };
      if (args[0] instanceof AudioDestinationNode && probe) connect.call(this, probe);
      return connect.apply(this, [...args]);
    } as typeof AudioNode.prototype.connect;
    let shown: string | null = null;
    new MutationObserver(() => {
      const line = document.querySelector<HTMLElement>('[data-lit]')?.dataset.line ?? null;
      if (line === shown) return;
      shown = line;
      log.lit.push({ atMs: [...probes.keys()].map(({ currentTime }) => currentTime * 1000), line });
    }).observe(document, { subtree: true, attributeFilter: ['data-lit'] });
  }, PROBE);
}

/** Forgets what was heard so far. */
export async function forgetTones(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { tones } = window as unknown as { tones: { sounded: Sounded[]; lit: Lit[] } };
    tones.sounded.length = 0;
    tones.lit.splice(0, tones.lit.length - 1);
  });
}

type SpokenLine = { readonly id: string; readonly panel: string; readonly text: string };

export type Following = {
  /** The texts that were heard, in their order. */
  readonly heard: readonly string[];
  /** For how long each sentence was heard while another one, or none, was lit: those where it was not 0. */
  readonly wrongMs: Readonly<Record<string, number>>;
  /** From the light of a sentence to its sound: half of the sentences that follow another of their panel are faster. */
  readonly typicalLeadMs: number;
  /** How long half of the sentences were heard at most. */
  readonly typicalToneMs: number;
};

type Tone = { readonly text: string; readonly clock: number; readonly startMs: number; readonly endMs: number };

/** Puts tones of one text together where less than `gapMs` is between them. */
function joined(tones: readonly Tone[], gapMs: number): Tone[] {
  const all: Tone[] = [];
  for (const tone of tones) {
    const last = all.at(-1);
    if (last?.text === tone.text && last.clock === tone.clock && tone.startMs - last.endMs < gapMs)
      all[all.length - 1] = { ...last, endMs: tone.endMs };
    else all.push(tone);
  }
  return all;
}

/** Blocks of 21 or 46 ms, put together. A block of its own is no tone: where a sound begins, it has no pitch yet. */
function tonesIn(sounded: readonly Sounded[], texts: readonly string[]): Tone[] {
  const blocks = sounded.map(({ clock, atMs, hertz }) => {
    const text = texts[Math.round((hertz - FIRST_HERTZ) / STEP_HERTZ)] ?? `a tone of ${hertz} Hz`;
    return { text, clock, startMs: atMs, endMs: atMs };
  });
  const runs = joined(blocks, 100).filter(({ startMs, endMs }) => endMs > startMs);
  return joined(runs, 150);
}

/** For how long a line of another text, or none, was lit from `startMs` to `endMs`. */
function wrongTime(
  { text, clock, startMs, endMs }: Tone,
  lit: readonly Lit[],
  textOf: ReadonlyMap<string, string>,
): number {
  let wrongMs = 0;
  for (const [i, { atMs, line }] of [{ atMs: [], line: null }, ...lit].entries()) {
    const next = lit[i];
    const untilMs = next ? (next.atMs[clock] ?? 0) : Number.POSITIVE_INFINITY;
    const sharedMs = Math.min(endMs, untilMs) - Math.max(startMs, atMs[clock] ?? 0);
    if (sharedMs > 0 && (line === null || textOf.get(line) !== text)) wrongMs += sharedMs;
  }
  return wrongMs;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** What was heard and lit so far. `texts[n]` is the text of tone n. */
export async function followingOf(
  page: Page,
  lines: readonly SpokenLine[],
  texts: readonly string[],
): Promise<Following> {
  const { sounded, lit } = await page.evaluate(
    () => (window as unknown as { tones: { sounded: Sounded[]; lit: Lit[] } }).tones,
  );
  const tones = tonesIn(sounded, texts);
  const textOf = new Map(lines.map(({ id, text }) => [id, text]));
  const leads = lines.flatMap(({ id, panel, text }, i) => {
    if (i === 0 || lines[i - 1]?.panel !== panel) return [];
    const sound = tones.find((tone) => tone.text === text);
    const litMs = lit.find(({ line }) => line === id)?.atMs[sound?.clock ?? 0];
    return [sound ? sound.startMs - (litMs ?? 0) : Number.POSITIVE_INFINITY];
  });
  return {
    heard: tones.map(({ text }) => text),
    wrongMs: Object.fromEntries(
      tones.map((tone) => [tone.text, wrongTime(tone, lit, textOf)]).filter(([, ms]) => ms !== 0),
    ),
    typicalLeadMs: medianOf(leads),
    typicalToneMs: medianOf(tones.map(({ startMs, endMs }) => endMs - startMs)),
  };
}

/**
 * Replaces the device's speech synthesis, of which Chromium on Linux has no voice, by one that plays tones through the
 * page's speakers.
 */
export async function giveToneVoices(page: Page, texts: readonly string[]): Promise<void> {
  await page.addInitScript(
    ({ spoken, first, step, seconds }) => {
      const voices = ['en-US', 'ko-KR'].map((lang) => ({ name: lang, lang, localService: true, voiceURI: lang }));
      class Utterance {
        text: string;
        onstart = () => {};
        onend = () => {};
        constructor(text: string) {
          this.text = text;
        }
      }
      let context: AudioContext | null = null;
      let playing: OscillatorNode | null = null;
      const synthesis = {
        getVoices: () => voices,
        addEventListener: () => {},
        removeEventListener: () => {},
        speak: async (utterance: Utterance) => {
          context ??= new AudioContext();
          await context.resume();
          const oscillator = context.createOscillator();
          oscillator.frequency.value = first + spoken.indexOf(utterance.text) * step;
          const volume = context.createGain();
          volume.gain.value = 0.4;
          oscillator.connect(volume).connect(context.destination);
          oscillator.start();
          oscillator.stop(context.currentTime + seconds);
          oscillator.onended = () => utterance.onend();
          playing = oscillator;
          utterance.onstart();
        },
        cancel: () => {
          if (playing) playing.onended = null;
          playing?.stop();
        },
      };
      Object.assign(window, { SpeechSynthesisUtterance: Utterance });
      Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    },
    { spoken: texts, first: FIRST_HERTZ, step: STEP_HERTZ, seconds: TONE_MS / 1000 },
  );
}
