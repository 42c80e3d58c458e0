/**
 * Key in session storage of a quiz that was left, with its player's name. In a file of its own: forgetting or
 * renaming a player changes it, too.
 */
export const RUN_KEY = 'story-forest.quiz-run';
