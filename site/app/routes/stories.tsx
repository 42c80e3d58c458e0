export { LibraryPage as default } from '../../features/stories/shelf/library-page.tsx';
