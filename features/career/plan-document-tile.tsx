import { Image, View } from '@react-pdf/renderer';
import { CARDS, type CardLabel } from '../../shared/cards.ts';
import { Words } from './plan-document-words.tsx';
import { COLORS, type PlanLook } from './plan-look.tsx';

/** Points. */
const TILE = { cell: 46, picture: 40 };

/** A card of the board: its painted tile with the label under it. */
export function CardTile({ card, look }: { card: CardLabel; look: PlanLook }) {
  const id = CARDS.find(({ label }) => label === card)?.id;
  const picture = id === undefined ? undefined : look.pictures.cards[id];
  return (
    <View style={{ width: TILE.cell, alignItems: 'center' }}>
      {picture === undefined ? null : (
        <Image
          src={picture}
          style={{
            width: TILE.picture,
            height: TILE.picture,
            borderRadius: 8,
            borderWidth: 0.8,
            borderColor: COLORS.ink,
          }}
        />
      )}
      <View style={{ height: 1.5 }} />
      <Words size={8} centered>
        {card}
      </Words>
    </View>
  );
}
