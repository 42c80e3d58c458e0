import { loadBoard } from '../../features/board/load-board.client.ts';
import { PlannerPage } from '../../features/career/planner/planner-page.tsx';
import type { Board } from '../../shared/cards.ts';

export default function CareerPlanner() {
  return <PlannerPage readBoard={readBoard} />;
}

/** The board as its own room reads it; a function of ours, for the prerendered page has no such room. */
function readBoard(sessionId: string, signal: AbortSignal): Promise<Board> {
  return loadBoard(sessionId, signal);
}
