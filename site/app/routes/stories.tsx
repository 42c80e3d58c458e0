export { LibraryPage as default } from '../../features/stories/library-page.tsx';
