import { z } from 'zod';
import { CARD_LABELS, ZONES } from '../../shared/cards.ts';
import type { Endpoint } from '../../shared/endpoint.ts';
import { sessionIdSchema } from '../../shared/session-schema.ts';

const card = z
  .string()
  // macOS sends Hangul decomposed (NFD).
  .transform((label) => label.normalize('NFC'))
  .pipe(z.enum(CARD_LABELS, { error: 'must be one of the twenty cards' }));

const zone = z.array(card).max(CARD_LABELS.length);

const fourLists = z.object({ strengths: zone, weaknesses: zone, likes: zone, dislikes: zone });

/** The column has 32 bits. */
const MAX_REVISION = 1_000_000_000;

const revision = z.number().int().min(0).max(MAX_REVISION);

const boardReply = z.object({
  ...fourLists.shape,
  revision: revision.meta({ description: 'Changes that the board has been through; 0 where nothing is saved yet' }),
});

const boardSubmission = z
  .object({
    sessionId: sessionIdSchema,
    ...fourLists.shape,
    revision: revision.min(1).optional().meta({
      description: 'Left out: this board is the newest. Else a saved board with more changes stays, and is answered',
    }),
  })
  .superRefine((submission, context) => {
    const seen = new Set<string>();
    for (const { id } of ZONES) {
      submission[id].forEach((label, index) => {
        if (seen.has(label)) {
          context.addIssue({ code: 'custom', path: [id, index], message: 'a card stands in one zone, once' });
        }
        seen.add(label);
      });
    }
  });

const bySession = z.object({ sessionId: sessionIdSchema });

export const saveBoard = {
  method: 'POST',
  path: '/api/quadrant-board',
  summary: 'Saves a board whole; answers the board that is saved now, which is the newer one',
  body: boardSubmission,
  reply: z.object({ sessionId: z.string(), ...boardReply.shape }),
} satisfies Endpoint;

export const boardByPath = {
  method: 'GET',
  path: '/api/quadrant-board/:sessionId',
  summary: 'The four lists of a board, empty where nothing is saved yet',
  params: bySession,
  reply: boardReply,
} satisfies Endpoint;

export const boardByQuery = {
  method: 'GET',
  path: '/api/quadrant-board',
  summary: 'The same, with the session in the query',
  query: bySession,
  reply: boardReply,
} satisfies Endpoint;
