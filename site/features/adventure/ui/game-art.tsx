import { Painting } from '../../../shared/ui/painting.tsx';
import type { GroundId, HazardType, ItemKind } from '../grid/level.ts';
import type { CharacterId } from '../levels/characters.ts';

type PictureProps = { alt: string; sizes: string; className?: string };

/** An item or a hazard; its emoji is the fallback text. */
export function ThingPicture({ name, ...rest }: PictureProps & { name: `item-${ItemKind}` | `hazard-${HazardType}` }) {
  return <Painting name={`game/${name}`} loading="eager-low" {...rest} />;
}

export function GroundPicture({ ground, ...rest }: PictureProps & { ground: GroundId }) {
  return <Painting name={`game/ground-${ground}`} loading="eager-low" {...rest} />;
}

export function PortraitPicture({ character, ...rest }: PictureProps & { character: CharacterId }) {
  return <Painting name={`game/${character}-portrait`} loading="eager-low" {...rest} />;
}

/** A hero's sprite sheet: a column for each direction, a row for each of two walking steps. */
export function HeroSheet({ character, ...rest }: PictureProps & { character: CharacterId }) {
  return <Painting name={`game/${character}-sprite`} loading="eager-low" {...rest} />;
}
