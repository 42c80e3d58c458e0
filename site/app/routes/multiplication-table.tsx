import { QuizPage } from '../../features/quiz/quiz-page.tsx';
import { DoneHere } from '../shared-computer/done-here.tsx';

export default function MultiplicationTableRoute() {
  return <QuizPage after={<DoneHere />} />;
}
