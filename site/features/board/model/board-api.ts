import * as z from 'zod/mini';
import { boundedText } from '../../../shared/api/bounded-text.ts';
import type { Endpoint } from '../../../shared/api/endpoint.ts';
import { type Board, CARD_LABELS, ZONES } from '../../../shared/board/cards.ts';
import { sessionIdSchema } from '../../../shared/board/session-schema.ts';

/** UTF-16 code units; the longest label has 15 when it is decomposed. */
const MAX_CARD_LENGTH = 40;
const NO_CARD = 'must be one of the twenty cards';

const card = z.pipe(
  // macOS sends decomposed Hangul; it is still the same card.
  boundedText(MAX_CARD_LENGTH, NO_CARD).check(z.normalize('NFC')),
  z.enum(CARD_LABELS, { error: NO_CARD }),
);

const zone = z.array(card).check(z.maxLength(CARD_LABELS.length));

const fourLists = z.object({ strengths: zone, weaknesses: zone, likes: zone, dislikes: zone });

const eachCardOnce = z.superRefine<Board>((board, context) => {
  const seen = new Set<string>();
  for (const { id } of ZONES) {
    board[id].forEach((label, index) => {
      if (seen.has(label)) {
        context.addIssue({ code: 'custom', path: [id, index], message: 'a card stands in one zone, once' });
      }
      seen.add(label);
    });
  }
});

/** A child would have to change a board for years; well within the column's 32 bits. */
const MAX_REVISION = 1_000_000_000;

const revision = z.int().check(z.minimum(0), z.maximum(MAX_REVISION));

const savedBoard = z.object({
  ...fourLists.shape,
  revision: revision.check(z.describe('Changes that the board has been through; 0 where nothing is saved yet')),
});

const boardReply = savedBoard.check(eachCardOnce);

const boardSubmission = z
  .object({
    sessionId: sessionIdSchema,
    ...fourLists.shape,
    revision: z
      .optional(revision.check(z.minimum(1)))
      .check(
        z.describe('Left out: this board is the newest. Else a saved board with more changes stays, and is answered'),
      ),
  })
  .check(eachCardOnce);

const bySession = z.object({ sessionId: sessionIdSchema });

export const saveBoardEndpoint = {
  method: 'POST',
  path: '/api/quadrant-board',
  summary: 'Saves a board whole; answers the board that is saved now, which is the newer one',
  body: boardSubmission,
  reply: z.object({ sessionId: z.string(), ...savedBoard.shape }).check(eachCardOnce),
  // 40 children save 20 times in their busiest minute; the rest is for repeats.
  perMinute: 960,
} satisfies Endpoint;

export const getBoardByPathEndpoint = {
  method: 'GET',
  path: '/api/quadrant-board/:sessionId',
  summary: 'The four lists of a board, empty where nothing is saved yet',
  params: bySession,
  reply: boardReply,
} satisfies Endpoint;

export const getBoardByQueryEndpoint = {
  method: 'GET',
  path: '/api/quadrant-board',
  summary: 'The same, with the session in the query',
  query: bySession,
  reply: boardReply,
} satisfies Endpoint;
