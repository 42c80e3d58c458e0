/** How the site gets onto a device's home screen: by a button of ours, or by Safari's menu. */
export type HomeScreenWay = 'button' | 'safari';

type HomeScreenConditions = {
  /** Whether the reader has been here before this visit. */
  readonly isReturning: boolean;
  /** Whether the line was closed for good. */
  readonly isClosed: boolean;
  /** Whether the page was opened from the home screen. */
  readonly isInstalled: boolean;
  /** Whether the browser has offered to install the site. */
  readonly canInstall: boolean;
  readonly isSafariOfPhone: boolean;
};

/**
 * The way that is told; null where nothing is said: on the first visit, and where the site is installed or cannot be.
 */
export function chooseHomeScreenWay(conditions: HomeScreenConditions): HomeScreenWay | null {
  if (!conditions.isReturning || conditions.isClosed || conditions.isInstalled) return null;
  if (conditions.canInstall) return 'button';
  return conditions.isSafariOfPhone ? 'safari' : null;
}

/** Whether this is Safari on an iPhone or iPad, which says that it is a Mac. Other browsers there have other menus. */
export function isSafariOfPhone(userAgent: string, touchPoints: number): boolean {
  const isPhone = /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && touchPoints > 1);
  return isPhone && /\bVersion\/[\d.]+.* Safari\/[\d.]+$/.test(userAgent);
}
