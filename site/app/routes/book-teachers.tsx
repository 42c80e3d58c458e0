import { useLocation } from 'react-router';
import { getStoryByPath } from '../../features/stories/model/stories.ts';
import { loadTeachersPage } from '../../features/stories/print/teachers-page.server.ts';
import { TeachersSheet } from '../../features/stories/print/teachers-sheet.tsx';
import type { Route } from './+types/book-teachers';

/** Runs while the page is prerendered. */
export function loader({ request }: Route.LoaderArgs) {
  return loadTeachersPage(new URL(request.url).pathname);
}

export default function BookTeachers({ loaderData: material }: Route.ComponentProps) {
  return <TeachersSheet story={getStoryByPath(useLocation().pathname)} material={material} />;
}
