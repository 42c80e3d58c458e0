export { AdventurePage as default } from '../../features/adventure/page/adventure-page.tsx';
