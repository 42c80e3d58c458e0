import { loadBoard } from '../../features/board/load-board.client.ts';
import { PlannerPage } from '../../features/career/planner/planner-page.tsx';
import type { Board } from '../../shared/cards.ts';

export default function CareerPlanner() {
  return <PlannerPage readBoard={readBoard} />;
}

/** Wrapped so that the `.client` module, which is empty while prerendering, is not used before a call. */
function readBoard(sessionId: string, signal: AbortSignal): Promise<Board> {
  return loadBoard(sessionId, signal);
}
