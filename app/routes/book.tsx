export default function Book() {
  return <main id="main">book</main>;
}
