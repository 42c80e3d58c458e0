import { Image, View } from '@react-pdf/renderer';
import { type Board, type CardLabel, getCardId, getCardName, ZONES } from '../../../shared/board/cards.ts';
import { BodyText, COLORS, DisplayText, PartHeading, type PlanTheme, ZONE_TINTS } from './plan-document-style.tsx';

/** Points. `cell` is the width of a card with its label, `picture` a side of its picture. */
type TileSize = { readonly cell: number; readonly picture: number; readonly label: number };

const MIDDLE_TILE: TileSize = { cell: 46, picture: 40, label: 8 };

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
  const picture = theme.pictures.cards[getCardId(card)];
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

type Props = { readonly board: Board; readonly theme: PlanTheme };

/** Card sizes, largest first, with the number of rows up to which the figure still fits on the first page. */
const SIZES: readonly { readonly tile: TileSize; readonly perRow: number; readonly maxRows: number }[] = [
  { tile: { cell: 57, picture: 48, label: 8.5 }, perRow: 4, maxRows: 2 },
  { tile: MIDDLE_TILE, perRow: 5, maxRows: 3 },
  { tile: { cell: 38, picture: 28, label: 7 }, perRow: 6, maxRows: Number.POSITIVE_INFINITY },
];

function tileSizeFor(board: Board): TileSize {
  const fit = SIZES.find(({ perRow, maxRows }) => {
    const rowsOf = (zones: readonly (typeof ZONES)[number][]) =>
      Math.max(...zones.map(({ id }) => Math.ceil(board[id].length / perRow)), 1);
    return rowsOf(ZONES.slice(0, 2)) + rowsOf(ZONES.slice(2)) <= maxRows;
  });
  return fit?.tile ?? MIDDLE_TILE;
}

/** The board's four zones, two above two as on the board. */
export function BoardFigure({ board, theme }: Props) {
  const size = tileSizeFor(board);
  const rows = [ZONES.slice(0, 2), ZONES.slice(2)];
  return (
    <View style={{ marginBottom: 16 }}>
      <PartHeading theme={theme}>{theme.text.board}</PartHeading>
      <View style={{ gap: 9 }}>
        {rows.map((zones) => (
          <View key={zones[0]?.id} wrap={false} style={{ flexDirection: 'row', gap: 9 }}>
            {zones.map((zone) => (
              <ZoneBox key={zone.id} zone={zone} board={board} size={size} theme={theme} />
            ))}
          </View>
        ))}
      </View>
    </View>
  );
}

function ZoneBox({
  zone,
  board,
  size,
  theme,
}: Props & { readonly zone: (typeof ZONES)[number]; readonly size: TileSize }) {
  const { wash, deep } = ZONE_TINTS[zone.id];
  const cards = board[zone.id];
  return (
    <View
      style={{
        flex: 1,
        minHeight: 1.6 * size.cell,
        backgroundColor: wash,
        borderRadius: 12,
        paddingHorizontal: 9,
        paddingTop: 7,
        paddingBottom: 10,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'flex-end', gap: 6, marginBottom: 8 }}>
        <DisplayText size={13} color={deep} theme={theme}>
          {theme.text.zones[zone.id].name}
        </DisplayText>
        <BodyText size={8.5} color={deep}>
          {theme.text.zones[zone.id].means}
        </BodyText>
      </View>
      {cards.length === 0 ? (
        <BodyText size={9} color={COLORS.inkSoft}>
          {theme.text.emptyZone}
        </BodyText>
      ) : (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', rowGap: 4 }}>
          {cards.map((card) => (
            <PdfCardTile key={card} card={card} size={size} theme={theme} />
          ))}
        </View>
      )}
    </View>
  );
}
