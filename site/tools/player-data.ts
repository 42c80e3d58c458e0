import { parseArgs } from 'node:util';
import type { ScoreSelection } from '../features/scores/records/score-store.server.ts';
import { resolveRoom } from '../features/scores/rooms/room.server.ts';
import { cleanName } from '../shared/times-tables/players/player-name.ts';
import { parseOwnCode } from '../shared/times-tables/rooms/room.ts';
import { getErrorMessage, stopWith } from './sqlite-copies.ts';

const USAGE = "say whose: --name '하늘', --room 'k7qm 3f2x …', or both; --session for a board and its plan";

export type PlayerDataOptions = {
  readonly selection: ScoreSelection;
  readonly session: string | undefined;
  /** What is left of the arguments: `yes` for no question. */
  readonly isSure: boolean;
};

/** Reads the arguments of `npm run forget` and `npm run export`. Exits with a sentence where they select nothing. */
export function readPlayerOptions(args: readonly string[]): PlayerDataOptions {
  const { name, room, session, yes } = parse(args);
  if (name === undefined && room === undefined && session === undefined) stopWith(USAGE);
  const code = room === undefined ? undefined : parseOwnCode(room);
  if (code === null) stopWith('this room code is not whole.');
  const playerName = name === undefined ? undefined : cleanName(name);
  if (playerName === '') stopWith(USAGE);
  return {
    selection: { playerName, room: code === undefined ? undefined : resolveRoom('rooms', code) },
    session,
    isSure: yes === true,
  };
}

/** Whether scores are selected; else only a board. */
export function selectsScores({ playerName, room }: ScoreSelection): boolean {
  return playerName !== undefined || room !== undefined;
}

function parse(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    const options = { name: text, room: text, session: text, yes: { type: 'boolean' } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    return stopWith(`${getErrorMessage(error)}. ${USAGE}`);
  }
}
