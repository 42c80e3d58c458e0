import type { Language } from '../../../shared/language/language.ts';
import { onStoredChange, readStored } from '../../../shared/storage/stored-text.client.ts';
import { buildPictureSources } from '../../../shared/ui/picture-files.ts';
import { buildLines } from '../model/lines.ts';
import type { ReadableBook } from '../model/readable-book.ts';
import { readSettings } from '../model/reading-settings.client.ts';
import { SPEEDS, TURN_PAUSES } from '../model/reading-settings.ts';
import { getStoryById } from '../model/stories.ts';
import { RECORDED_SPEEDS } from '../voices/clip-player.client.ts';
import { createDeviceSource } from '../voices/device-source.client.ts';
import { type FamilySource, openFamilySource } from '../voices/family-source.client.ts';
import { createNarrator } from '../voices/narrator.ts';
import { createPackSource, createSpokenSource, type PackSource } from '../voices/pack-source.client.ts';
import { parseVoiceChoice, voiceChoiceKey } from '../voices/voice-choice.ts';
import { followLine, lightLine, listenForTaps } from './lines-on-page.client.ts';
import { createBookSession, getMediaState, type MediaTitle } from './media-session.client.ts';
import { createPlayback, getFollowedLine, type Pauses, type PlaybackState } from './playback.ts';
import type { LineReader, OpenText, PageText, TextPorts } from './reading.ts';
import { onWordSaid } from './say-word.client.ts';
import { createSourceChooser } from './sources.ts';
import { startTimer } from './start-timer.client.ts';
import { createWakeLock } from './wake-lock.client.ts';

/** How long reading waits for the family's recordings: a device may never answer where they are. */
const MAX_FAMILY_MS = 1000;

/** Pauses of the scrolled page (docs/product.md §4.4). */
const SCROLL_PAUSES: Pauses = { turnMs: 0, lookMs: 1600 };

/** The pause from the turn of a page until it is read aloud. */
const PAGE_LOOK_MS = 700;

const getPauses = (isPaged: boolean): Pauses =>
  isPaged ? { turnMs: TURN_PAUSES[readSettings().turnPause], lookMs: PAGE_LOOK_MS } : SCROLL_PAUSES;

const NO_READER: LineReader = { voiceName: null, isPackOutOfReach: false };

function lineReaderOf(state: PlaybackState, family: FamilySource, pack: PackSource): LineReader {
  if (state.phase !== 'speaking') return NO_READER;
  if (state.source === 'family') return { ...NO_READER, voiceName: family.nameFor(state.line) };
  return { ...NO_READER, isPackOutOfReach: state.source !== 'pack' && pack.isOutOfReach(state.line) };
}

/**
 * Opens a text to be read aloud: its lines and its sources. Whatever is read is lit and brought into view
 * (docs/product.md §4.4).
 */
export async function openText({ book, languages, isPaged }: PageText, ports: TextPorts): Promise<OpenText> {
  const readTakesTurns = () => parseVoiceChoice(readStored(voiceChoiceKey(book.id))).takesTurns;
  const takesTurns = readTakesTurns();
  const panels = book.chapters.flatMap((chapter) => chapter.panels);
  // A book as pages shows two languages in pairs of sentences, and is read in that order.
  const lines = buildLines(panels, languages, isPaged || takesTurns);
  const recordedRate = () => RECORDED_SPEEDS[readSettings().speed];
  const family = openFamilySource(book.id, lines, recordedRate);
  const pack = createPackSource(book.id, recordedRate);
  const sourcesOf = createSourceChooser(
    [family.source, pack.source],
    createSpokenSource(book.id, lines, recordedRate),
    createDeviceSource(() => SPEEDS[readSettings().speed]),
    () => readSettings().voice,
  );

  let state: PlaybackState = { phase: 'idle', reason: 'stopped' };
  const screen = createWakeLock();
  let isFollowing = false;
  const follow = () => {
    isFollowing = false;
    const line = getFollowedLine(state);
    if (line) followLine(line);
  };
  const playback = createPlayback(lines, {
    narrator: createNarrator(sourcesOf, startTimer),
    startTimer,
    pauses: () => getPauses(isPaged),
    stopsAfterChapter: ports.stopsAfterChapter,
    onChange(next) {
      const isOtherLine = getFollowedLine(next) !== getFollowedLine(state);
      state = next;
      // At once: the voice may begin before a busy device has rendered.
      lightLine(state);
      screen.want(getMediaState(state) === 'playing');
      session.show(state);
      ports.onChange(state, lineReaderOf(state, family, pack));
      if (isPaged || isFollowing || !isOtherLine) return;
      isFollowing = true;
      // With the bar as it is then: it may have a row more.
      requestAnimationFrame(follow);
    },
  });
  const readNeighbor = (step: 1 | -1) => {
    const neighbor = state.phase === 'idle' ? undefined : lines[lines.indexOf(state.line) + step];
    if (neighbor) playback.startAtLine(neighbor.id);
  };
  const session = createBookSession(getMediaTitle(book, languages), {
    play: playback.resume,
    pause: playback.pause,
    stop: playback.stop,
    nexttrack: () => readNeighbor(1),
    previoustrack: () => readNeighbor(-1),
  });
  const endings = [
    family.close,
    session.close,
    () => screen.want(false),
    onWordSaid(playback.pause),
    listenForTaps(lines, playback, () => state.phase),
    onStoredChange(() => {
      if (!isPaged && readTakesTurns() !== takesTurns) ports.onStale();
    }),
  ];
  await Promise.race([family.loaded, new Promise<void>((resolve) => startTimer(MAX_FAMILY_MS, resolve))]);
  return {
    ...playback,
    light: () => lightLine(state),
    close() {
      for (const end of endings) end();
    },
  };
}

/** What the lock screen shows of a book: its title in the first language that is read, and its cover. */
function getMediaTitle({ id, language, cover }: ReadableBook, languages: readonly Language[]): MediaTitle {
  return {
    title: getStoryById(id).title[languages[0] ?? language],
    picture: cover && buildPictureSources(`covers/${id}`, cover).webp,
  };
}
