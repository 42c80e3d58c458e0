import { BoardPage } from '../../features/board/board-page.tsx';

export default function QuadrantBoard() {
  return <BoardPage />;
}
