import { ScoresPage } from '../../features/scores/scores-page.tsx';
import { DoneHere } from '../shared-computer/done-here.tsx';

export default function QuizScoresRoute() {
  return (
    <>
      <ScoresPage />
      <DoneHere />
    </>
  );
}
