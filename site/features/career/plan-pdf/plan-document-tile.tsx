import { Image, View } from '@react-pdf/renderer';
import { CARDS, type CardLabel, getCardName } from '../../../shared/board/cards.ts';
import { BodyText } from './plan-document-words.tsx';
import { COLORS, type PlanTheme } from './plan-theme.tsx';

/** Points. `cell` is the width of a card with its label, `picture` a side of its picture. */
export type TileSize = { readonly cell: number; readonly picture: number; readonly label: number };

export const MIDDLE_TILE: TileSize = { cell: 46, picture: 40, label: 8 };

/** A card of the board: its picture with the label below. */
export function PdfCardTile({
  card,
  theme,
  size = MIDDLE_TILE,
}: {
  card: CardLabel;
  theme: PlanTheme;
  size?: TileSize;
}) {
  const id = CARDS.find(({ label }) => label === card)?.id;
  const picture = id === undefined ? undefined : theme.pictures.cards[id];
  return (
    <View style={{ width: size.cell, alignItems: 'center' }}>
      {picture === undefined ? null : (
        <Image
          src={picture}
          style={{
            width: size.picture,
            height: size.picture,
            borderRadius: 8,
            borderWidth: 0.8,
            borderColor: COLORS.ink,
          }}
        />
      )}
      <View style={{ height: 1.5 }} />
      <BodyText size={size.label} centered>
        {getCardName(card, theme.language)}
      </BodyText>
    </View>
  );
}
