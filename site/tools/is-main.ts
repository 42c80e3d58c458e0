import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Whether the module was started as a program. `import.meta.main` would say so from Node 24.2 on; the Node pinned for
 * Apple Silicon is 24.0 (decision 003), where it is undefined and a build step would silently do nothing.
 */
export function isMain(moduleUrl: string, program = process.argv[1]): boolean {
  return program !== undefined && realpathSync(fileURLToPath(moduleUrl)) === realpathSync(program);
}
