export default function Stories() {
  return <main id="main">stories</main>;
}
