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

declare module '@echogarden/espeak-ng-emscripten' {
  /** `set_voice` returns 0 where the voice was found. */
  type Worker = {
    set_voice(name: string): number;
    set_rate(wordsAMinute: number): void;
    /** 0…99 */
    set_pitch(pitch: number): void;
    get_samplerate(): number;
    /** Calls `onSamples` with each piece of 16-bit samples; a truthy result stops the synthesis. */
    synthesize(text: string, onSamples: (samples: Int16Array) => boolean): void;
  };
  const load: () => Promise<{ readonly eSpeakNGWorker: new () => Worker }>;
  // biome-ignore lint/style/noDefaultExport: the package exports it so
  export default load;
}
