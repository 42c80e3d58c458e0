import { BoardPage } from '../../features/board/board-page.tsx';
import { DoneHere } from '../shared-computer/done-here.tsx';

export default function BoardRoute() {
  return (
    <>
      <BoardPage />
      <DoneHere />
    </>
  );
}
