export default function Games() {
  return <main id="main">games</main>;
}
