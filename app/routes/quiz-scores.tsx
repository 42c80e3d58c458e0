export default function QuizScores() {
  return <main id="main">quiz-scores</main>;
}
