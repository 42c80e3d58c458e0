import { AdventurePage } from '../../features/adventure/adventure-page.tsx';

export default function AdventureGame() {
  return <AdventurePage />;
}
