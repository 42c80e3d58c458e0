import { Painting } from '../../../shared/ui/painting.tsx';
import type { CharacterId } from '../levels/characters.ts';
import type { GroundId, HazardType, ItemKind } from '../levels/level.ts';

type PictureProps = { alt: string; sizes: string; className?: string };

/** A thing lying on the board: the SPEC's emoji is its fall-back text. */
export function ThingPicture({ name, ...rest }: PictureProps & { name: `item-${ItemKind}` | `hazard-${HazardType}` }) {
  return <Painting name={`game/${name}`} loading="eager-low" {...rest} />;
}

export function GroundPicture({ ground, ...rest }: PictureProps & { ground: GroundId }) {
  return <Painting name={`game/ground-${ground}`} loading="eager-low" {...rest} />;
}

export function PortraitPicture({ character, ...rest }: PictureProps & { character: CharacterId }) {
  return <Painting name={`game/${character}-portrait`} loading="eager-low" {...rest} />;
}

/** The whole sheet of a hero: four directions beside each other, the two steps of the walk one below the other. */
export function HeroSheet({ character, ...rest }: PictureProps & { character: CharacterId }) {
  return <Painting name={`game/${character}-sprite`} loading="eager-low" {...rest} />;
}
