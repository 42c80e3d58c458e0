declare module 'subset-font' {
  /** Returns `font` with the glyphs for `text` alone. */
  // biome-ignore lint/style/noDefaultExport: the package exports it so
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'woff' | 'sfnt'; noHinting?: boolean },
  ): Promise<Buffer>;
}
