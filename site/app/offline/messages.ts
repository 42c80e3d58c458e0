/** What a page asks of the service worker: to keep the kit of this name. */
export type KeepRequest = { readonly keep: string };

/** Its answer: whether all of the kit is on the device now. */
export type KeptReply = { readonly whole: boolean };
