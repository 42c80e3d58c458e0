import { loadBoard, readStoredBoard } from '../../features/board/model/saved-board.client.ts';
import { PlannerPage } from '../../features/career/planner/planner-page.tsx';
import type { BoardReader } from '../../features/career/planner/use-planner.tsx';

export default function CareerPlanner() {
  return <PlannerPage boards={BOARDS} />;
}

/** Wrapped so that the `.client` modules, which are empty while prerendering, are not used before a call. */
const BOARDS: BoardReader = {
  load: (sessionId, signal) => loadBoard(sessionId, signal),
  local: (sessionId) => readStoredBoard(sessionId)?.board ?? null,
};
