/** A module with its imports, compiled as the text of an inline script (site/tools/build/inline-script.ts). */
declare module '*?inline-script' {
  const script: string;
  // biome-ignore lint/style/noDefaultExport: what the plugin exports
  export default script;
}

declare module 'subset-font' {
  /** Returns `font` with the glyphs for `text` alone. */
  // biome-ignore lint/style/noDefaultExport: the package exports it so
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'woff' | 'sfnt'; noHinting?: boolean },
  ): Promise<Buffer>;
}
