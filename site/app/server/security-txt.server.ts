import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../../shared/time.ts';

/** How long the file is true, in milliseconds from the server's start; RFC 9116 advises less than a year ahead. */
const VALID_MS = 365 * DAY_MS;

/** The file of RFC 9116, which says where to report a security fault. */
function formatSecurityTxt(contact: string, startedAt: Date): string {
  const expires = new Date(startedAt.getTime() + VALID_MS).toISOString();
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en, ko\n`;
}

/** Serves the file; without a contact there is none, and its address is unknown. */
export function securityTxtRoute(app: FastifyInstance, contact: string | undefined, startedAt: Date): void {
  if (contact === undefined) return;
  const text = formatSecurityTxt(contact, startedAt);
  app.get('/.well-known/security.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(text));
}
