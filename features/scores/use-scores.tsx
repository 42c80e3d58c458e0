import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ScoreRecord } from '../../shared/attempt.ts';
import { loadScores } from './load-scores.client.ts';
import { type PlayerChoice, playersOf, reportOf, type ScoreReport } from './report.ts';

const ALL: PlayerChoice = { kind: 'all' };

export type ReportState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** Not `isFresh`: the last try to load it anew failed. */
  | { readonly kind: 'loaded'; readonly report: ScoreReport; readonly isFresh: boolean };

export type ScoresView = {
  readonly choice: PlayerChoice;
  /** Everybody in the most recent records, whoever is chosen now. */
  readonly players: readonly string[];
  readonly state: ReportState;
  /** Chooses, and loads anew what is chosen. */
  readonly choose: (choice: PlayerChoice) => void;
  readonly tryAgain: () => void;
};

export function useScores(): ScoresView {
  const client = useQueryClient();
  const [choice, setChoice] = useState(ALL);
  const everybody = useRecords(ALL);
  const chosen = useRecords(choice);
  const { data: records, isError, refetch } = chosen;
  const report = useMemo(() => records && reportOf(records, choice), [records, choice]);

  useEffect(() => {
    if (chosen.error) console.error(chosen.error.message);
  }, [chosen.error]);

  const choose = useCallback(
    (next: PlayerChoice) => {
      void client.invalidateQueries({ queryKey: queryKeyOf(next), exact: true });
      setChoice(next);
    },
    [client],
  );
  const tryAgain = useCallback(() => void refetch(), [refetch]);

  return {
    choice,
    players: useMemo(() => namesWith(choice, everybody.data ?? []), [choice, everybody.data]),
    state: report
      ? { kind: 'loaded', report, isFresh: !isError }
      : { kind: chosen.isFetching || !isError ? 'loading' : 'failed' },
    choose,
    tryAgain,
  };
}

function useRecords(choice: PlayerChoice) {
  return useQuery({
    queryKey: queryKeyOf(choice),
    queryFn: ({ signal }) => loadScores(choice, signal),
  });
}

function queryKeyOf(choice: PlayerChoice): readonly string[] {
  return choice.kind === 'all' ? ['scores', 'all'] : ['scores', 'player', choice.name];
}

function namesWith(choice: PlayerChoice, records: readonly ScoreRecord[]): string[] {
  const names = playersOf(records);
  return choice.kind === 'all' || names.includes(choice.name) ? names : [...names, choice.name];
}
