/**
 * Versions bumped by hand when a change should repaint pictures. A scene depends on `studio` (light, paint, bodies)
 * and on each module it imports by name, so that a new hat repaints its wearer's pictures only.
 * Keys are paths inside art/ without the ending.
 */
export const VERSIONS: Record<string, number> = {
  studio: 1,
  'animals/manager': 2,
  'animals/squirrel': 2,
  'cast/people/theo': 2,
};
