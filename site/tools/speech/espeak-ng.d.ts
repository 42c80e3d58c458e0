declare module '@echogarden/espeak-ng-emscripten' {
  /** The engine's own handle; setters give nothing back, `set_voice` gives 0 when the voice was found. */
  type Worker = {
    set_voice(name: string): number;
    set_rate(wordsAMinute: number): void;
    /** 0…99 */
    set_pitch(pitch: number): void;
    get_samplerate(): number;
    /** Calls back with each piece of 16-bit samples; a truthy answer stops the synthesis. */
    synthesize(text: string, onSamples: (samples: Int16Array) => boolean): void;
  };
  const load: () => Promise<{ readonly eSpeakNGWorker: new () => Worker }>;
  // biome-ignore lint/style/noDefaultExport: the package's own
  export default load;
}
