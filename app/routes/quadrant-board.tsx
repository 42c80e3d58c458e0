import { UnbuiltPage } from '../unbuilt-page.tsx';

export default function QuadrantBoard() {
  return <UnbuiltPage back={{ to: '/games', label: { en: 'Back to the games', ko: '놀이터로 돌아가기' } }} />;
}
