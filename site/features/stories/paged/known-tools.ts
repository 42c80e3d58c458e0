/** Which buttons of the bar under the pages a reader has used: the words under them go. */

/** Buttons with a word. The same button is two tools where what it does changes. */
const TOOLS = ['close', 'look', 'words', 'read', 'stop', 'closeUp', 'lookForIt'] as const;
export type Tool = (typeof TOOLS)[number];

/** Key in local storage. */
export const KNOWN_TOOLS_KEY = 'story-forest.reader-tools';

const parseKnownTools = (stored: string | null): readonly string[] => stored?.split(' ') ?? [];

export function isKnownTool(stored: string | null, tool: Tool): boolean {
  return parseKnownTools(stored).includes(tool);
}

/** What to store once a tool was used: each known one once, unknown names dropped. */
export function addKnownTool(stored: string | null, tool: Tool): string {
  const known = parseKnownTools(stored);
  return TOOLS.filter((each) => each === tool || known.includes(each)).join(' ');
}
