declare module 'autocannon' {
  type Result = {
    readonly requests: { readonly average: number; readonly total: number };
    /** Milliseconds. */
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly non2xx: number;
    readonly errors: number;
    readonly timeouts: number;
  };
  type Options = {
    readonly url: string;
    readonly method: 'GET' | 'POST';
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
  };
  function autocannon(options: Options): Promise<Result>;
  export = autocannon;
}
