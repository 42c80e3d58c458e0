/**
 * Inline script of the home page: reserves the space of the row for today, so that the page does not shift (today.css).
 */

import { hasMapStars, MAP_PROGRESS_KEY } from '../../shared/storage/map-progress-key.ts';
import { PLAYERS_KEY } from '../../shared/times-tables/players/players-key.ts';

try {
  const hasPlayed = /"name":/.test(localStorage.getItem(PLAYERS_KEY) ?? '');
  if (hasPlayed || hasMapStars(localStorage.getItem(MAP_PROGRESS_KEY))) document.documentElement.dataset.today = '';
} catch {
  // Without storage there is no row.
}
