export default function CareerPlanner() {
  return <main id="main">career-planner</main>;
}
