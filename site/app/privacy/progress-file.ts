import { joinStars } from '../../features/adventure/run/stars.ts';
import {
  formatGallery,
  GALLERY_KEY,
  MAX_GALLERY_LEVELS,
  mergeGalleries,
  parseGallery,
} from '../../features/adventure/stored/gallery.ts';
import { formatMapProgress, mergeMapProgress, parseMapProgress } from '../../features/adventure/stored/map-progress.ts';
import {
  EMPTY_PROGRESS,
  formatProgress,
  PROGRESS_KEY,
  type Progress,
  parseProgress,
} from '../../features/adventure/stored/progress.ts';
import { formatStoredBoard, parseStoredBoard, STORED_BOARD_KEY } from '../../features/board/model/board.ts';
import { joinTicks } from '../../features/career/planner/ticks.ts';
import { addFound, FOUND_KEY, parseFound } from '../../features/stories/look/finds.ts';
import { BOARD_SESSION_KEY, PLAN_TICKS_KEY, SESSION_ID } from '../../shared/board/board-session.ts';
import { type Board, CARD_LABELS, findZone, isEmptyBoard, placeCard } from '../../shared/board/cards.ts';
import { getFields, parseJson } from '../../shared/storage/json.ts';
import type { CarriedKey } from '../../shared/storage/keys.ts';
import { MAP_PROGRESS_KEY } from '../../shared/storage/map-progress-key.ts';
import { formatPlayers, mergeAllPlayers, parsePlayers } from '../../shared/times-tables/players/players.ts';
import { PLAYERS_KEY } from '../../shared/times-tables/players/players-key.ts';

/** The file that carries a child's progress to another device (docs/product.md §5.7). */
const FORMAT = 'story-forest-progress';
const VERSION = 1;
/** A file holds what local storage holds, far below this. A longer one is not read. */
export const MAX_FILE_CHARS = 1_000_000;

/** What local storage holds, by key. */
export type ReadText = (key: CarriedKey) => string | null;
/** New texts by key. */
export type Changes = ReadonlyMap<CarriedKey, string>;

/** The carried keys. The compiler refuses one too many or too few; `mergeStored` needs a rule for each. */
const IS_CARRIED = {
  [PLAYERS_KEY]: true,
  [FOUND_KEY]: true,
  [PROGRESS_KEY]: true,
  [MAP_PROGRESS_KEY]: true,
  [GALLERY_KEY]: true,
  [BOARD_SESSION_KEY]: true,
  [STORED_BOARD_KEY]: true,
  [PLAN_TICKS_KEY]: true,
} satisfies Readonly<Record<CarriedKey, true>>;
const KEYS = Object.keys(IS_CARRIED) as CarriedKey[];

export function formatProgressFile(stored: ReadText, savedAt: string): string {
  const texts = Object.fromEntries(KEYS.flatMap((key) => (stored(key) === null ? [] : [[key, stored(key)]])));
  return JSON.stringify({ format: FORMAT, version: VERSION, savedAt, texts }, null, 1);
}

/** Why a file is refused: it is not one of this site's, it is damaged, or it was saved by a newer version. */
export type FileProblem = 'not-ours' | 'broken' | 'newer';

type ParsedProgressFile =
  | { readonly ok: true; readonly texts: ReadText }
  | { readonly ok: false; readonly problem: FileProblem };

export function parseProgressFile(text: string): ParsedProgressFile {
  if (text.length > MAX_FILE_CHARS) return { ok: false, problem: 'not-ours' };
  const fields = getFields(parseJson(text));
  if (!fields) return { ok: false, problem: text.includes(FORMAT) ? 'broken' : 'not-ours' };
  const { format, version, texts } = fields;
  if (format !== FORMAT) return { ok: false, problem: 'not-ours' };
  if (typeof version === 'number' && version > VERSION) return { ok: false, problem: 'newer' };
  if (version !== VERSION || typeof texts !== 'object' || texts === null) return { ok: false, problem: 'broken' };
  const entries = new Map<string, unknown>(Object.entries(texts));
  const readText = (key: CarriedKey) => {
    const one = entries.get(key);
    return typeof one === 'string' ? one : null;
  };
  return { ok: true, texts: readText };
}

/** The texts of this device with what a file adds. Nothing that is stored here is lost. */
export function mergeStored(here: ReadText, file: ReadText): Changes {
  const changes = new Map<CarriedKey, string>();
  const players = mergeAllPlayers(parsePlayers(here(PLAYERS_KEY)), parsePlayers(file(PLAYERS_KEY)));
  if (players.length > 0) changes.set(PLAYERS_KEY, formatPlayers(players));
  let found = here(FOUND_KEY);
  for (const place of parseFound(file(FOUND_KEY))) found = addFound(found, place);
  if (found !== null) changes.set(FOUND_KEY, found);
  if (file(PROGRESS_KEY) !== null) {
    const both = mergeProgress(parseProgress(here(PROGRESS_KEY)), parseProgress(file(PROGRESS_KEY)));
    changes.set(PROGRESS_KEY, formatProgress(both));
  }
  if (file(MAP_PROGRESS_KEY) !== null) {
    const both = mergeMapProgress(parseMapProgress(here(MAP_PROGRESS_KEY)), parseMapProgress(file(MAP_PROGRESS_KEY)));
    changes.set(MAP_PROGRESS_KEY, formatMapProgress(both));
  }
  if (file(GALLERY_KEY) !== null) {
    const both = mergeGalleries(parseGallery(here(GALLERY_KEY)), parseGallery(file(GALLERY_KEY)));
    changes.set(GALLERY_KEY, formatGallery(both.slice(0, MAX_GALLERY_LEVELS)));
  }
  for (const [key, text] of mergeBoards(here, file)) changes.set(key, text);
  const ticks = joinTicks(here(PLAN_TICKS_KEY), file(PLAN_TICKS_KEY));
  if (ticks !== null) changes.set(PLAN_TICKS_KEY, ticks);
  return changes;
}

/** All stars of both; where both have a program or a place, this device's. */
function mergeProgress(here: Progress, file: Progress): Progress {
  const ids = new Set([...Object.keys(here.stars), ...Object.keys(file.stars)]);
  const stars = Object.fromEntries([...ids].map((id) => [id, joinStars(here.stars[id] ?? [], file.stars[id] ?? [])]));
  return {
    ...EMPTY_PROGRESS,
    ...file,
    ...(here.hero === null ? {} : { hero: here.hero }),
    ...(here.at === null ? {} : { at: here.at }),
    ...(here.made === null ? {} : { made: here.made }),
    programs: { ...file.programs, ...here.programs },
    stars,
  };
}

/**
 * The file's board comes with its session where this device has none or an empty one. Else the cards that lie on the
 * file's board alone are added.
 */
function mergeBoards(here: ReadText, file: ReadText): Changes {
  const [own, theirs] = [sessionOf(here), sessionOf(file)];
  const fileBoard = theirs === null ? null : parseStoredBoard(theirs, file(STORED_BOARD_KEY));
  if (theirs === null || fileBoard === null || isEmptyBoard(fileBoard.board)) return new Map();
  const ownBoard = own === null ? null : parseStoredBoard(own, here(STORED_BOARD_KEY));
  if (own === null || ownBoard === null || isEmptyBoard(ownBoard.board)) {
    return new Map([
      [BOARD_SESSION_KEY, theirs],
      [STORED_BOARD_KEY, formatStoredBoard(theirs, fileBoard)],
    ]);
  }
  const board = withCardsOf(ownBoard.board, fileBoard.board);
  if (board === ownBoard.board) return new Map();
  const revision = Math.max(ownBoard.revision, own === theirs ? fileBoard.revision : 0) + 1;
  return new Map([[STORED_BOARD_KEY, formatStoredBoard(own, { board, revision })]]);
}

function withCardsOf(board: Board, other: Board): Board {
  return CARD_LABELS.reduce((all, card) => {
    const zone = findZone(other, card);
    return zone !== null && findZone(all, card) === null ? placeCard(all, card, zone) : all;
  }, board);
}

function sessionOf(stored: ReadText): string | null {
  const session = stored(BOARD_SESSION_KEY);
  return session !== null && SESSION_ID.test(session) ? session : null;
}
