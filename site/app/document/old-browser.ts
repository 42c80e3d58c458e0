/**
 * The oldest browsers in which everything works: lookbehind in regular expressions, and `:has()`. README names them
 * too.
 */
export const OLDEST_BROWSERS = { safari: '16.4', firefox: '121', chrome: '111' } as const;
