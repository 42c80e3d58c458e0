import type { Migration } from 'kysely/migration';
import { quizScores } from './001-quiz-scores.ts';
import { quadrantBoards } from './002-quadrant-boards.ts';
import { careerPlans } from './003-career-plans.ts';
import { scoreRooms } from './004-score-rooms.ts';
import { lastSaved } from './005-last-saved.ts';
import { completedAt } from './006-completed-at.ts';
import { quizTasks } from './007-quiz-tasks.ts';
import { roomInvitations } from './008-room-invitations.ts';

/** Every migration, in the order in which they run. Never edit a released one; write the next. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-quiz-scores': quizScores,
  '002-quadrant-boards': quadrantBoards,
  '003-career-plans': careerPlans,
  '004-score-rooms': scoreRooms,
  '005-last-saved': lastSaved,
  '006-completed-at': completedAt,
  '007-quiz-tasks': quizTasks,
  '008-room-invitations': roomInvitations,
};
