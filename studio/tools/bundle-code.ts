/** The code that a file runs, in a form that says nothing about how it was written. */
import { type InputOptions, rolldown } from 'rolldown';

/** Packages that are known by their version instead of their code. */
const EXTERNAL = [/^three(\/|$)/];

/**
 * One line of JavaScript: the file and all it uses of what it imports, without types, comments and formatting, and with
 * short names instead of those of variables, functions and files. Names of properties stay. `plugins` may bring sources
 * from elsewhere than the disk.
 */
export async function bundleCode(file: string, plugins: InputOptions['plugins'] = []): Promise<string> {
  const bundle = await rolldown({ input: file, external: EXTERNAL, platform: 'browser', logLevel: 'silent', plugins });
  try {
    const { output } = await bundle.generate({
      format: 'esm',
      codeSplitting: false,
      comments: false,
      minify: {
        // Only renamed: a compressor would change its mind with each version.
        compress: false,
        mangle: { toplevel: true },
        codegen: { removeWhitespace: true },
      },
    });
    return output[0].code;
  } finally {
    await bundle.close();
  }
}
