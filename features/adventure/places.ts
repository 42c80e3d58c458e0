import type { Program } from './program.ts';
import type { Place } from './program-edit.ts';

/** Every place of a program, in reading order: before each block, inside each repeat, and at the end. */
export function placesOf(program: Program, parent: string | null = null): readonly Place[] {
  return [
    ...program.flatMap((block, index) => [
      { parent, index },
      ...(block.kind === 'repeat' ? placesOf(block.steps, block.id) : []),
    ]),
    { parent, index: program.length },
  ];
}

/** A place as an id, for whatever knows things by ids. */
export function placeId({ parent, index }: Place): string {
  return `${parent ?? ''}/${index}`;
}

export function readPlaceId(id: string): Place {
  const [parent = '', index = ''] = id.split('/');
  return { parent: parent === '' ? null : parent, index: Number(index) };
}
