export { ScoresPage as default } from '../../features/scores/scores-page.tsx';
