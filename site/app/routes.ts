import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { stories } from '../features/stories/library/stories.ts';

export default [
  index('routes/home.tsx'),
  route('stories', 'routes/stories.tsx'),
  route('games', 'routes/games.tsx'),
  ...stories.map((story) => route(story.route, 'routes/book.tsx', { id: story.id })),
  route('book/korean-charlotte-birthday/print', 'routes/book-print.tsx'),
  route('multiplication-table', 'routes/multiplication-table.tsx'),
  route('quiz-scores', 'routes/quiz-scores.tsx'),
  route('adventure-game', 'routes/adventure-game.tsx'),
  route('quadrant-board', 'routes/quadrant-board.tsx'),
  route('career-planner', 'routes/career-planner.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
