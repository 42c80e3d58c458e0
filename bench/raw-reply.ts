import { request } from 'node:http';

/** A reply with its body as sent (compressed). */
export type RawReply = {
  readonly bytes: Buffer;
  readonly type: string;
  /** `content-encoding`; '' for none. */
  readonly encoding: string;
};

type Asked = { readonly method: string; readonly headers: Readonly<Record<string, string>>; readonly body?: string };

/** Sends one request. Rejects unless the answer is 200 or 201. */
export function rawReply(url: string, { method, headers, body }: Asked): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers }, (reply) => {
      const { statusCode = 0, headers: received } = reply;
      if (statusCode !== 200 && statusCode !== 201) reject(new Error(`${url} answers ${statusCode}`));
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () =>
        resolve({
          bytes: Buffer.concat(chunks),
          type: received['content-type'] ?? '',
          encoding: received['content-encoding'] ?? '',
        }),
      );
    })
      .on('error', reject)
      .end(body);
  });
}
