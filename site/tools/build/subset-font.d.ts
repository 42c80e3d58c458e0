declare module 'subset-font' {
  /** `font` cut down to the glyphs that `text` needs. */
  // biome-ignore lint/style/noDefaultExport: the package's own
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'woff' | 'sfnt'; noHinting?: boolean },
  ): Promise<Buffer>;
}
