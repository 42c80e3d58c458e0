export { GamesPage as default } from '../../features/home/games-page.tsx';
