export default function MultiplicationTable() {
  return <main id="main">multiplication-table</main>;
}
