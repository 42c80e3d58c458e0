import { findInAppBrowser, type InAppBrowser } from './in-app-browser.ts';

/**
 * The app whose browser shows this page; null for a browser of its own, and for the site on an iPhone's home screen.
 */
export function getInAppBrowser(): InAppBrowser | null {
  const isOnHomeScreen = (navigator as { standalone?: boolean }).standalone === true;
  return isOnHomeScreen ? null : findInAppBrowser(navigator.userAgent);
}
