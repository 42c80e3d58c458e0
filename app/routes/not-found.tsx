export default function NotFound() {
  return <main id="main">not-found</main>;
}
