export { QuizPage as default } from '../../features/quiz/quiz-page.tsx';
