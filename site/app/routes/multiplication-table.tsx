import { QuizPage } from '../../features/quiz/quiz-page.tsx';

export default function MultiplicationTable() {
  return <QuizPage />;
}
