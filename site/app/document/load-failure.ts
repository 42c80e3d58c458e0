/** What Chromium, Firefox and Safari say of a module that `import()` could not load. */
const MODULE_FAILURES = /dynamically imported module|Importing a module script failed/i;

/**
 * Whether `import()` rejected since the module did not come, is damaged, or is of another build than one it imports.
 */
export function isModuleFailure(error: unknown): boolean {
  return error instanceof SyntaxError || (error instanceof Error && MODULE_FAILURES.test(error.message));
}

/** What browsers and Vite say of a module, a style sheet or a page's data that could not be loaded. */
const LOAD_FAILURES = /Unable to preload CSS|Failed to fetch|NetworkError|Load failed/i;

/** Whether an error says that a part of the page could not be loaded; otherwise the page itself has failed. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && (MODULE_FAILURES.test(error.message) || LOAD_FAILURES.test(error.message));
}
