export { LibraryPage as default } from '../../features/stories/library/library-page.tsx';
