/** What we use of eSpeak NG compiled to WebAssembly, which ships no types. */
declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakWorker {
    /** Takes `language` or `language+variant`; 0 when the language is known. */
    set_voice(name: string): number;
    /** Words a minute, 80 to 450. */
    set_rate(wordsPerMinute: number): void;
    set_pitch(pitch: number): void;
    set_range(range: number): void;
    /** Reads SSML aloud; the samples are 16 bit, 22,050 a second, and only valid during the call. */
    synthesize(ssml: string, take: (samples: Int16Array | null) => void): void;
  }
  interface EspeakModule {
    /** Its whole memory; replaced when the memory grows. */
    HEAPU8: Uint8Array;
    FS: { writeFile(path: string, text: string): void };
    eSpeakNGWorker: new () => EspeakWorker;
  }
  export default function start(): Promise<EspeakModule>;
}
