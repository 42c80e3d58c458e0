/** docs/product.md repeats numbers of the code: here they are compared. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEVEL_COMPLETE_MS } from '../features/adventure/game/adventure-state.ts';
import { STEP_DELAY_MS } from '../features/adventure/game/step-delay.ts';
import { MAX_UNDO_STEPS } from '../features/adventure/game/undo-history.ts';
import { MAX_BLOCKS, MAX_REPEAT_DEPTH } from '../features/adventure/program/program.ts';
import { MAX_RUN_STEPS, POINTS_PER_ITEM } from '../features/adventure/run/run.ts';
import { MAX_GALLERY_LEVELS, MAX_LEVEL_NAME_LENGTH } from '../features/adventure/stored/gallery.ts';
import { MAX_FILE_CHARS } from '../features/adventure/stored/gallery-file.ts';
import { MAX_LINK_CHARS } from '../features/adventure/stored/share.ts';
import { MAX_GRID_SIZE, MAX_HAZARDS, MAX_ITEMS, MIN_GRID_SIZE } from '../features/adventure/world/made-level.ts';
import { DROP_DEBOUNCE_MS, SUGGESTED_CARDS } from '../features/board/model/board.ts';
import * as boardApi from '../features/board/model/board-api.ts';
import * as careerApi from '../features/career/api/career-api.ts';
import { CAREERS } from '../features/career/content/careers.ts';
import { CAREERS_PER_ROUND } from '../features/career/model/career.ts';
import { MAX_ASKS_PER_FACT, MAX_SESSION_MS } from '../features/quiz/daily/daily.ts';
import { MAX_FACTS, MAX_KNOWN_FACTS, MAX_UNKNOWN_FACTS, MIN_FACTS } from '../features/quiz/daily/day-plan.ts';
import * as quiz from '../features/quiz/model/quiz.ts';
import { MAX_CALM_MS } from '../features/quiz/model/quiz-run.ts';
import * as speechApi from '../features/quiz/speech/speech-api.ts';
import { PLAYERS_PER_PAGE } from '../features/scores/class/class-view.ts';
import * as playerDataApi from '../features/scores/player-data/player-data-api.ts';
import * as playerRecordsApi from '../features/scores/player-data/player-records-api.ts';
import { NAMES_SHOWN } from '../features/scores/players/player-names.ts';
import { ADVICE_DAYS, PLAYER_FACTS_SHOWN } from '../features/scores/report/fact-analysis.ts';
import { RECORDS_PER_PAGE, TREND_LENGTH } from '../features/scores/report/report.ts';
import * as invitationsApi from '../features/scores/rooms/invitations-api.ts';
import { FIND_IDS } from '../features/stories/look/finds.ts';
import { stories } from '../features/stories/model/stories.ts';
import type { Endpoint } from '../shared/api/endpoint.ts';
import { CARDS } from '../shared/board/cards.ts';
import * as practiceApi from '../shared/times-tables/api/practice-api.ts';
import * as rosterApi from '../shared/times-tables/api/roster-api.ts';
import * as scoresApi from '../shared/times-tables/api/scores-api.ts';
import * as tasksApi from '../shared/times-tables/api/tasks-api.ts';
import { FLUENT_SECONDS, MAX_DAYS } from '../shared/times-tables/facts/fact-memory.ts';
import { INTERVAL_DAYS, TREE_DAYS, WATER_AFTER_DAYS } from '../shared/times-tables/facts/fact-tree.ts';
import { TASK_DAYS } from '../shared/times-tables/facts/table-task.ts';
import { MULTIPLIERS, PRESET_TABLES, QUESTION_COUNT } from '../shared/times-tables/facts/times-fact.ts';
import { MAX_PLAYER_NAME_LENGTH } from '../shared/times-tables/players/player-name.ts';

const PRODUCT = readFileSync(new URL('../../docs/product.md', import.meta.url), 'utf8');

const inSeconds = (ms: number) => `${ms / 1000} s`;
const grouped = (amount: number) => amount.toLocaleString('en-US');
const range = (numbers: readonly number[]) => `${numbers.at(0)}–${numbers.at(-1)}`;

/** The value of each row of §12 that is made of exported constants alone, by group and name. */
const VALUES: Readonly<Record<string, string>> = {
  'books: books; panels': `${stories.length}; ${FIND_IDS.length}`,
  'quiz: questions; time for each': `${QUESTION_COUNT}; ${inSeconds(quiz.TIME_LIMIT_MS)}`,
  'quiz: tables and multipliers; practice': `${range(PRESET_TABLES)}; ${range(PRESET_TABLES)} × ${range(MULTIPLIERS)}`,
  'quiz: orange; red': `${quiz.ORANGE_FROM_SECONDS} s; ${quiz.RED_FROM_SECONDS} s`,
  'quiz: pause after right; after wrong or timeout': `${inSeconds(quiz.CORRECT_PAUSE_MS)}; ${inSeconds(quiz.WRONG_PAUSE_MS)}`,
  'quiz: question spoken after; answer spoken': `${inSeconds(quiz.SPEAK_QUESTION_AFTER_MS)}; ${quiz.SPOKEN_ANSWER_TIMES} times, ${inSeconds(quiz.SPOKEN_ANSWER_GAP_MS)} apart`,
  'quiz: name': `${MAX_PLAYER_NAME_LENGTH} characters`,
  'quiz: calm: longest time recorded': inSeconds(MAX_CALM_MS),
  'two minutes: missed or new; known; asked at most': `${MAX_UNKNOWN_FACTS}; ${MAX_KNOWN_FACTS}; ${MAX_ASKS_PER_FACT}`,
  'two minutes: facts at most; not due up to; ends after': `${MAX_FACTS}; ${MIN_FACTS}; ${inSeconds(MAX_SESSION_MS)}`,
  'two minutes: days until due; days to a tree; water': `${INTERVAL_DAYS.join(', ')}; ${TREE_DAYS}; ${WATER_AFTER_DAYS}`,
  'two minutes: days stored of a fact': `${MAX_DAYS}`,
  'report: records; of one player': `${scoresApi.MAX_RECENT_SCORES}; ${scoresApi.MAX_PLAYER_SCORES}`,
  'report: sessions of one player; players of a page': `${practiceApi.MAX_PLAYER_PRACTICES}; ${practiceApi.MEMORIES_PER_PAGE}`,
  'report: trend': `${TREND_LENGTH}`,
  'report: missed facts of a player': `${PLAYER_FACTS_SHOWN}`,
  'report: days of the advice; quick': `${ADVICE_DAYS}; ${FLUENT_SECONDS} s`,
  'report: names shown; records and players of a page': `${NAMES_SHOWN}; ${RECORDS_PER_PAGE}; ${PLAYERS_PER_PAGE}`,
  "report: a task's days; tasks of a room": `${TASK_DAYS}; ${tasksApi.MAX_ROOM_TASKS}`,
  'report: names of a roster': `${rosterApi.MAX_ROSTER_NAMES}`,
  'adventure: step; level complete': `${grouped(STEP_DELAY_MS)} ms; ${inSeconds(LEVEL_COMPLETE_MS)}`,
  'adventure: points an item': `${POINTS_PER_ITEM}`,
  'adventure: blocks; depth; steps; undo': `${MAX_BLOCKS}; ${MAX_REPEAT_DEPTH}; ${grouped(MAX_RUN_STEPS)}; ${MAX_UNDO_STEPS}`,
  'adventure: maker: side; items; hazards; link': `${MIN_GRID_SIZE}–${MAX_GRID_SIZE}; ${MAX_ITEMS}; ${MAX_HAZARDS}; ${MAX_LINK_CHARS} characters`,
  'adventure: gallery: levels; name; file': `${MAX_GALLERY_LEVELS}; ${MAX_LEVEL_NAME_LENGTH} characters; ${grouped(MAX_FILE_CHARS)} characters`,
  'board: cards; advised in a zone; drop debounce': `${CARDS.length}; ${SUGGESTED_CARDS.min}–${SUGGESTED_CARDS.max}; ${DROP_DEBOUNCE_MS} ms`,
  'planner: careers curated; shown': `${CAREERS.length}; ${CAREERS_PER_ROUND}`,
};

/** The rows of a table whose header line is `header`, as lists of cells. */
function rowsBelow(header: string): string[][] {
  const start = PRODUCT.indexOf(`${header}\n`);
  expect(start, `docs/product.md has no table '${header}'`).toBeGreaterThan(-1);
  const [table = ''] = PRODUCT.slice(start).split('\n\n');
  return table
    .split('\n')
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map((cells) => cells.slice(1, -1));
}

test('the constants of docs/product.md §12 are those of the code', () => {
  const rows = rowsBelow('| group | constant | value |').map(([group, name, value]) => [`${group}: ${name}`, value]);
  expect(Object.fromEntries(rows)).toMatchObject(VALUES);
});

test('the limits a minute of docs/product.md §10.1 are those of the endpoints', () => {
  const contracts = [
    scoresApi,
    practiceApi,
    playerDataApi,
    playerRecordsApi,
    tasksApi,
    invitationsApi,
    rosterApi,
    boardApi,
    careerApi,
    speechApi,
  ];
  const endpoints = contracts
    .flatMap((contract) => Object.entries(contract))
    .filter(([name]) => name.endsWith('Endpoint'))
    .map(([, endpoint]) => endpoint as Endpoint);
  const limits = endpoints
    .filter(({ perMinute }) => perMinute !== undefined)
    .map(({ method, path, perMinute }) => [`\`${method} ${path.replace(/:(\w+)/g, '{$1}')}\``, `${perMinute}`]);
  expect(Object.fromEntries(rowsBelow('| call | a minute |'))).toEqual(Object.fromEntries(limits));
});
