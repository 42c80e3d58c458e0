import { GamesPage } from '../../features/home/games-page.tsx';
import { getPageByPath } from '../pages/pages.ts';

export default function Games() {
  return <GamesPage titleOf={(path) => getPageByPath(path).title} />;
}
