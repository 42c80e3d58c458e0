export default function QuadrantBoard() {
  return <main id="main">quadrant-board</main>;
}
