/** A scene as it is for the length of a blink. */
import { STANCES } from '../animals/bami-poses.ts';
import type { Stance } from '../animals/bami-stance.ts';
import { EXPRESSIONS, type Expression } from '../cast/expression.ts';

/** `BamiActing.lid` of shut eyes. */
const SHUT_LID = 0.95;

/**
 * What `build` returns while open eyes are shut: people's, and the cat's where her scene says nothing about her lids.
 * The tables are changed for that time only. A parameter of the cast would change the code that every picture is
 * painted from, and all would have to be painted again.
 */
export function withEyesShut<T>(build: () => T): T {
  const faces: Expression[] = Object.values<Expression>(EXPRESSIONS).filter(({ eyes }) => eyes === 'open');
  const cats = Object.values<Stance>(STANCES).map((stance) => ({ stance, lid: stance.lid }));
  for (const face of faces) face.eyes = 'closed';
  for (const { stance } of cats) stance.lid = SHUT_LID;
  try {
    return build();
  } finally {
    for (const face of faces) face.eyes = 'open';
    for (const { stance, lid } of cats) {
      if (lid === undefined) delete stance.lid;
      else stance.lid = lid;
    }
  }
}
