/** docs/product.md §9.2: from a new round of recommendations until the page reloads. */
export const RELOAD_DELAY_MS = 1000;

/** What `generateRound` needs of the browser. */
export type RoundPorts = {
  /** Has the server generate. False where it did not. */
  readonly generate: () => Promise<boolean>;
  readonly setGenerating: (isGenerating: boolean) => void;
  readonly wait: (durationMs: number) => Promise<void>;
  /** False once the reader has left the planner. */
  readonly isPlannerShown: () => boolean;
  /** False where the browser refuses local storage: the session id is then lost with the page. */
  readonly isSessionPersisted: () => boolean;
  readonly reloadPage: () => void;
  readonly reloadQueries: () => void;
  readonly reloadBoard: () => void;
};

/** Generates a round and loads the page again: docs/product.md §9.2. */
export async function generateRound(ports: RoundPorts): Promise<void> {
  ports.setGenerating(true);
  if (!(await ports.generate())) {
    ports.setGenerating(false);
    // The server refuses a board that was emptied elsewhere: the board's state then tells the reader.
    ports.reloadBoard();
    return;
  }
  await ports.wait(RELOAD_DELAY_MS);
  if (!ports.isPlannerShown()) return;
  if (ports.isSessionPersisted()) {
    ports.reloadPage();
    return;
  }
  ports.setGenerating(false);
  ports.reloadQueries();
}
