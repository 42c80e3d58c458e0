import { Painting } from '../../../shared/ui/painting.tsx';
import type { CharacterId } from '../levels/characters.ts';
import type { GroundId, HazardType, ItemKind } from '../levels/level.ts';

type PictureProps = { alt: string; sizes: string; className?: string };

/** A thing lying on the board: the SPEC's emoji is its fall-back text. */
export function ThingPicture({ name, ...rest }: PictureProps & { name: `item-${ItemKind}` | `hazard-${HazardType}` }) {
  return (
    <Painting
      name={`game/${name}`}
      widths={[96, 192]}
      fallbackWidth={192}
      size={{ width: 192, height: 192 }}
      loading="eager-low"
      {...rest}
    />
  );
}

export function GroundPicture({ ground, ...rest }: PictureProps & { ground: GroundId }) {
  return (
    <Painting
      name={`game/ground-${ground}`}
      widths={[480, 960]}
      fallbackWidth={960}
      size={{ width: 960, height: 960 }}
      loading="eager-low"
      {...rest}
    />
  );
}

export function PortraitPicture({ character, ...rest }: PictureProps & { character: CharacterId }) {
  return (
    <Painting
      name={`game/${character}-portrait`}
      widths={[240, 480]}
      fallbackWidth={480}
      size={{ width: 480, height: 480 }}
      loading="eager-low"
      {...rest}
    />
  );
}

/** The whole sheet of a hero: four directions beside each other, the two steps of the walk one below the other. */
export function HeroSheet({ character, ...rest }: PictureProps & { character: CharacterId }) {
  return (
    <Painting
      name={`game/${character}-sprite`}
      widths={[512, 1024]}
      fallbackWidth={1024}
      size={{ width: 1024, height: 512 }}
      loading="eager-low"
      {...rest}
    />
  );
}
