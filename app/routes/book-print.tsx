export default function BookPrint() {
  return <main id="main">book-print</main>;
}
