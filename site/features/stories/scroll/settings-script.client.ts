/**
 * Inline script of a book's page: hides a book with stored settings (reader.css) until React has applied them, so that
 * the layout does not shift.
 */
import { SETTINGS_KEY } from '../model/reading-settings.ts';

try {
  if (localStorage.getItem(SETTINGS_KEY)) document.documentElement.dataset.readingPending = '';
} catch {
  // Without storage there are no settings.
}
