import { ScoresPage } from '../../features/scores/scores-page.tsx';

export default function QuizScores() {
  return <ScoresPage />;
}
