import { View } from '@react-pdf/renderer';
import { type Board, ZONES } from '../../shared/cards.ts';
import { PartHeading } from './plan-document-heading.tsx';
import { CardTile } from './plan-document-tile.tsx';
import { Display, Words } from './plan-document-words.tsx';
import { COLORS, type PlanLook, ZONE_TINTS } from './plan-look.tsx';
import { planPdfText } from './plan-pdf-text.ts';

type Props = { readonly board: Board; readonly look: PlanLook };

/** The four lists as the child's board shows them: two boxes above two. */
export function BoardFigure({ board, look }: Props) {
  const rows = [ZONES.slice(0, 2), ZONES.slice(2)];
  return (
    <View style={{ marginBottom: 16 }}>
      <PartHeading look={look}>{planPdfText.board}</PartHeading>
      <View style={{ gap: 9 }}>
        {rows.map((zones) => (
          <View key={zones[0]?.id} wrap={false} style={{ flexDirection: 'row', gap: 9 }}>
            {zones.map((zone) => (
              <ZoneBox key={zone.id} zone={zone} board={board} look={look} />
            ))}
          </View>
        ))}
      </View>
    </View>
  );
}

function ZoneBox({ zone, board, look }: Props & { readonly zone: (typeof ZONES)[number] }) {
  const { wash, deep } = ZONE_TINTS[zone.id];
  const cards = board[zone.id];
  return (
    <View
      style={{
        flex: 1,
        minHeight: 98,
        backgroundColor: wash,
        borderRadius: 12,
        paddingHorizontal: 9,
        paddingTop: 7,
        paddingBottom: 10,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'flex-end', gap: 6, marginBottom: 8 }}>
        <Display size={13} color={deep} look={look}>
          {zone.title}
        </Display>
        <Words size={8.5} color={deep}>
          {planPdfText.zoneWords[zone.id]}
        </Words>
      </View>
      {cards.length === 0 ? (
        <Words size={9} color={COLORS.inkSoft}>
          {planPdfText.emptyZone}
        </Words>
      ) : (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', rowGap: 4 }}>
          {cards.map((card) => (
            <CardTile key={card} card={card} look={look} />
          ))}
        </View>
      )}
    </View>
  );
}
