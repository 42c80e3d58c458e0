export default function AdventureGame() {
  return <main id="main">adventure-game</main>;
}
