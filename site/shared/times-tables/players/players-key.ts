/** Key in local storage, in a file of its own: an inline script of the home page needs it alone. */
export const PLAYERS_KEY = 'story-forest.players';
