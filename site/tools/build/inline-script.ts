import { build, type Plugin, type Rolldown } from 'vite';

/** Inline scripts also run where the site's bundles do not: stories can be read in older browsers. */
const OLDEST_SYNTAX = 'es2017';

/** Compiles a module with its imports as the text of a classic `<script>`. */
export async function compileInlineScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      target: OLDEST_SYNTAX,
      write: false,
      copyPublicDir: false,
      lib: { entry, formats: ['iife'], name: 'script' },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}

/**
 * An import whose path ends with `?inline-script` is the compiled text of that module, and empty in the browser's
 * bundle, which never runs it.
 */
export const inlineScripts: Plugin = {
  name: 'inline-scripts',
  load: {
    filter: { id: /\?inline-script$/ },
    async handler(id) {
      const script = this.environment.name === 'client' ? '' : await compileInlineScript(id.replace(/\?.*/, ''));
      return `export default ${JSON.stringify(script)};`;
    },
  },
};
