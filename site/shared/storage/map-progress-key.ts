/** Key in local storage of the adventure's map. Here, so that the home page does not load the game. */
export const MAP_PROGRESS_KEY = 'story-forest.adventure-deliveries';

/** Whether the stored text of the map holds a star, without the game that reads it all. */
export function hasMapStars(stored: string | null): boolean {
  return /"stars":\{"/.test(stored ?? '');
}
