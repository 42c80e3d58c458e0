export { AdventurePage as default } from '../../features/adventure/adventure-page.tsx';
