import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type ApiFailure, callEndpoint, describeFailure } from '../../shared/api/api.client.ts';
import { useLoggedError } from '../../shared/api/queries.tsx';
import {
  type ListedMemory,
  listMemoriesEndpoint,
  listPracticesEndpoint,
} from '../../shared/times-tables/api/practice-api.ts';
import {
  listPlayerScoresEndpoint,
  listRecentScoresEndpoint,
  MAX_RECENT_SCORES,
  type ScoreRecord,
} from '../../shared/times-tables/api/scores-api.ts';
import { deviceOffsetAt, getDeviceDay } from '../../shared/times-tables/facts/quiz-time.ts';
import { selectLastKeys } from '../../shared/times-tables/outbox/sent-keys.ts';
import { buildRoomHeader, inferScope, isPupilsCode } from '../../shared/times-tables/rooms/room.ts';
import { rememberScope } from '../../shared/times-tables/rooms/scores-scope.client.ts';
import { listSentRecordsEndpoint } from './player-data/player-records-api.ts';
import {
  buildReport,
  listSelectablePlayers,
  type PlayerChoice,
  type PlayerHistory,
  type ScoreReport,
} from './report/report.ts';
import { type RoomState, useRoom } from './rooms/use-room.tsx';

const ALL: PlayerChoice = { kind: 'all' };

export type ReportState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** `isFresh` is false where the last refetch failed, or brought quizzes alone. */
  | { readonly kind: 'loaded'; readonly report: ScoreReport; readonly isFresh: boolean };

type ScoresView = {
  readonly room: RoomState;
  readonly choice: PlayerChoice;
  /** All players that the server knows, whatever the choice. */
  readonly players: readonly string[];
  readonly state: ReportState;
  /** Changes the choice, and fetches its records again. */
  readonly choose: (choice: PlayerChoice) => void;
  readonly tryAgain: () => void;
};

/**
 * The scores of the device's room, or of the open list.
 *
 * @param isInvited whether the page was opened by an invitation that is not answered yet
 */
export function useScores(isInvited: boolean): ScoresView {
  const client = useQueryClient();
  const { room, askAgain } = useRoom(isInvited);
  const roomCode = getRoomCode(room);
  const [chosen, setChosen] = useState({ choice: ALL, roomCode });
  // A choice is valid in its room only: another room has other players.
  const choice = chosen.roomCode === roomCode ? chosen.choice : ALL;
  const everybody = useAnswers(ALL, roomCode);
  const ofChoice = useAnswers(choice, roomCode);
  const { data, error, isError, isFetching, refetch } = ofChoice;
  const today = getDeviceDay(Date.now());
  const report = useMemo(
    () => data && buildReport(data.records, choice, { today, offsetAt: deviceOffsetAt }, data),
    [data, choice, today],
  );

  useLoggedError(error);

  const choose = (next: PlayerChoice) => {
    void client.invalidateQueries({ queryKey: queryKeyOf(next, roomCode), exact: true });
    setChosen({ choice: next, roomCode });
  };
  const hasFailed = room.kind === 'unreachable' || (isError && !isFetching);

  return {
    room,
    choice,
    players: useMemo(() => {
      const { records, practices, memories } = everybody.data ?? NOTHING;
      return listSelectablePlayers(choice, [...records, ...practices], { today, offsetAt: deviceOffsetAt }, memories);
    }, [choice, everybody.data, today]),
    state: report
      ? { kind: 'loaded', report, isFresh: !isError && data?.isWhole === true }
      : { kind: hasFailed ? 'failed' : 'loading' },
    choose,
    tryAgain: room.kind === 'unreachable' ? askAgain : () => void refetch(),
  };
}

/** The code of the device's room; null for the open list; undefined where there is no list to load yet. */
function getRoomCode(room: RoomState): string | null | undefined {
  if (room.kind === 'in-room') return room.roomCode;
  return room.kind === 'open' ? null : undefined;
}

function useAnswers(choice: PlayerChoice, roomCode: string | null | undefined) {
  return useQuery({
    queryKey: queryKeyOf(choice, roomCode),
    queryFn: ({ signal }) => loadAnswers(choice, roomCode ?? null, signal),
    enabled: roomCode !== undefined,
  });
}

function queryKeyOf(choice: PlayerChoice, roomCode: string | null | undefined): readonly unknown[] {
  return ['scores', roomCode, choice.kind, choice.kind === 'player' ? choice.name : ''];
}

/** What the server knows of the chosen players. */
type Answers = PlayerHistory & {
  /** Quizzes. */
  readonly records: readonly ScoreRecord[];
  /** Whether the history came, too. */
  readonly isWhole: boolean;
};

const NOTHING: Answers = { records: [], practices: [], memories: [], isWhole: false };

/**
 * Loads the quizzes of the chosen players in a room, and their history; `null` is the open list of everybody. Without
 * the history it is a report of quizzes. Stores the server's scope where the server refuses because of it.
 *
 * @throws where the quizzes do not load, as TanStack Query expects
 */
async function loadAnswers(choice: PlayerChoice, roomCode: string | null, signal: AbortSignal): Promise<Answers> {
  if (roomCode !== null && isPupilsCode(roomCode)) return loadSentAnswers(choice, roomCode, signal);
  const [records, history] = await Promise.all([
    loadScores(choice, roomCode, signal),
    choice.kind === 'all' ? loadMemories(roomCode, signal) : loadPractices(choice.name, roomCode, signal),
  ]);
  if (!history) return { ...NOTHING, records };
  const names = new Set([...records, ...history.memories].map(({ playerName }) => playerName));
  const [name] = names;
  // One name alone: the report is that of this player.
  const isOnePlayer = choice.kind === 'all' && name !== undefined && names.size === 1;
  const practices = isOnePlayer ? (await loadPractices(name, roomCode, signal))?.practices : history.practices;
  return { ...history, records, practices: practices ?? [], isWhole: practices !== undefined };
}

/** Pages that the report loads, 150 players: five classes. */
const MAX_MEMORY_PAGES = 5;

/** The memories of all players of a room; null where they do not load. */
async function loadMemories(roomCode: string | null, signal: AbortSignal): Promise<PlayerHistory | null> {
  const headers = buildRoomHeader(roomCode);
  const utcOffsetMinutes = deviceOffsetAt(Date.now());
  const memories: ListedMemory[] = [];
  let after: string | undefined;
  for (let page = 0; page < MAX_MEMORY_PAGES; page += 1) {
    const result = await callEndpoint(
      listMemoriesEndpoint,
      { headers, query: { after, utcOffsetMinutes } },
      { signal },
    );
    if (!result.ok) return null;
    memories.push(...result.value.players);
    if (result.value.next === null) break;
    after = result.value.next;
  }
  return { practices: [], memories };
}

/** The practice sessions of a player; null where they do not load. */
async function loadPractices(
  playerName: string,
  roomCode: string | null,
  signal: AbortSignal,
): Promise<PlayerHistory | null> {
  const input = { headers: buildRoomHeader(roomCode), params: { playerName } };
  const result = await callEndpoint(listPracticesEndpoint, input, { signal });
  return result.ok ? { practices: result.value, memories: [] } : null;
}

/** @throws where loading fails */
async function loadScores(
  choice: PlayerChoice,
  roomCode: string | null,
  signal: AbortSignal,
): Promise<readonly ScoreRecord[]> {
  const headers = buildRoomHeader(roomCode);
  const result =
    choice.kind === 'all'
      ? await callEndpoint(listRecentScoresEndpoint, { headers, query: { limit: MAX_RECENT_SCORES } }, { signal })
      : await callEndpoint(listPlayerScoresEndpoint, { headers, params: { playerName: choice.name } }, { signal });
  if (result.ok) return result.value;
  return throwFailure(result.failure);
}

function throwFailure(failure: ApiFailure): never {
  const scope = failure.kind === 'refused' ? inferScope(failure.error.code) : null;
  if (scope !== null) rememberScope(scope);
  throw new Error(`Scores did not load: ${describeFailure(failure)}`);
}

/**
 * By a pupils' code: what this device has sent itself.
 * @throws where loading fails
 */
async function loadSentAnswers(choice: PlayerChoice, roomCode: string, signal: AbortSignal): Promise<Answers> {
  const { readAllSentKeys } = await import('../../shared/times-tables/outbox/sent-keys.client.ts');
  const sent = Object.entries(readAllSentKeys()).filter(([name]) => choice.kind === 'all' || name === choice.name);
  if (sent.length === 0) return { ...NOTHING, isWhole: true };
  const body = { playerNames: sent.map(([name]) => name), keys: [...selectLastKeys(Object.fromEntries(sent))] };
  const result = await callEndpoint(listSentRecordsEndpoint, { headers: buildRoomHeader(roomCode), body }, { signal });
  if (!result.ok) return throwFailure(result.failure);
  const { quizzes, practices } = result.value;
  return { records: quizzes, practices, memories: [], isWhole: true };
}
