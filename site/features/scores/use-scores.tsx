import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useLoggedError } from '../../shared/api/use-logged-error.tsx';
import { getLocalDay } from '../../shared/facts/fact-memory.ts';
import { loadScores } from './load-scores.client.ts';
import type { Calendar } from './report/calendar.ts';
import { buildReport, listSelectablePlayers, type PlayerChoice, type ScoreReport } from './report/report.ts';
import type { RoomState } from './rooms/room-state.ts';
import { useRoom } from './rooms/use-room.tsx';

const ALL: PlayerChoice = { kind: 'all' };

export type ReportState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** `isFresh` is false where the last refetch failed. */
  | { readonly kind: 'loaded'; readonly report: ScoreReport; readonly isFresh: boolean };

export type ScoresView = {
  readonly room: RoomState;
  readonly choice: PlayerChoice;
  /** All players in the most recent records, whatever the choice. */
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
  const list = scoreListOf(room);
  const [chosen, setChosen] = useState({ choice: ALL, list });
  // A choice is valid in its room only: another room has other players.
  const choice = chosen.list === list ? chosen.choice : ALL;
  const everybody = useRecords(ALL, list);
  const ofChoice = useRecords(choice, list);
  const { data: records, error, isError, isFetching, refetch } = ofChoice;
  const report = useMemo(() => records && buildReport(records, choice, deviceCalendar()), [records, choice]);

  useLoggedError(error);

  const choose = useCallback(
    (next: PlayerChoice) => {
      void client.invalidateQueries({ queryKey: queryKeyOf(next, list), exact: true });
      setChosen({ choice: next, list });
    },
    [client, list],
  );
  const hasFailed = room.kind === 'unreachable' || (isError && !isFetching);

  return {
    room,
    choice,
    players: useMemo(() => listSelectablePlayers(choice, everybody.data ?? []), [choice, everybody.data]),
    state: report ? { kind: 'loaded', report, isFresh: !isError } : { kind: hasFailed ? 'failed' : 'loading' },
    choose,
    tryAgain: room.kind === 'unreachable' ? askAgain : () => void refetch(),
  };
}

function deviceCalendar(): Calendar {
  const now = new Date();
  const offsetMinutes = now.getTimezoneOffset();
  return { today: getLocalDay(now.getTime(), offsetMinutes), offsetMinutes };
}

/** The code of a room; null for the open list; undefined where there is no list to load yet. */
type ScoreList = string | null | undefined;

function scoreListOf(room: RoomState): ScoreList {
  if (room.kind === 'in-room') return room.code;
  return room.kind === 'open' ? null : undefined;
}

function useRecords(choice: PlayerChoice, list: ScoreList) {
  return useQuery({
    queryKey: queryKeyOf(choice, list),
    queryFn: ({ signal }) => loadScores(choice, list ?? null, signal),
    enabled: list !== undefined,
  });
}

function queryKeyOf(choice: PlayerChoice, list: ScoreList): readonly unknown[] {
  return ['scores', list, choice.kind, choice.kind === 'player' ? choice.name : ''];
}
