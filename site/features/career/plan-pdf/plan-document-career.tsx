import { View } from '@react-pdf/renderer';
import type { Recommendation } from '../recommendation.ts';
import { CardTile } from './plan-document-tile.tsx';
import { Display, Words } from './plan-document-words.tsx';
import { COLORS, outlined, type PlanLook } from './plan-look.tsx';
import { planPdfText } from './plan-pdf-text.ts';

type Props = { readonly recommendation: Recommendation; readonly look: PlanLook };

/** The chosen career: its name, how well it goes with the cards, what it is, and why it was recommended. */
export function CareerPart({ recommendation, look }: Props) {
  const { title, titleEn, description, because, explore } = recommendation;
  return (
    <View style={{ marginBottom: 20 }}>
      <View style={{ flexDirection: 'row', gap: 20 }}>
        <View style={{ flex: 1 }} {...outlined(title)}>
          <Display size={12} color={COLORS.coralDeep} look={look}>
            {explore ? `${planPdfText.plan} · ${planPdfText.explore}` : planPdfText.plan}
          </Display>
          <Display size={titleSize(title)} fonts={look.fonts.title} look={look}>
            {title}
          </Display>
          {titleEn === null ? null : (
            <View style={{ marginTop: 3 }}>
              <Words size={10.5} color={COLORS.inkSoft}>
                {titleEn}
              </Words>
            </View>
          )}
          {description === '' ? null : (
            <View style={{ marginTop: 6 }}>
              <Words size={12}>{description}</Words>
            </View>
          )}
        </View>
        <Match recommendation={recommendation} look={look} />
      </View>
      {because.sentences.length === 0 && because.cards.length === 0 ? null : (
        <View
          wrap={false}
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: 12,
            marginTop: 14,
            backgroundColor: COLORS.cream,
            borderRadius: 12,
            paddingHorizontal: 12,
            paddingVertical: 10,
          }}
        >
          {because.cards.length === 0 ? null : (
            <View style={{ flexDirection: 'row', gap: 2 }}>
              {because.cards.map((card) => (
                <CardTile key={card} card={card} look={look} />
              ))}
            </View>
          )}
          <View style={{ flex: 1 }}>
            <Display size={12.5} look={look}>
              {planPdfText.why}
            </Display>
            {because.sentences.map((sentence) => (
              <Words key={sentence} size={10.5}>
                {sentence}
              </Words>
            ))}
          </View>
        </View>
      )}
    </View>
  );
}

function Match({ recommendation: { matchScore, source }, look }: Props) {
  return (
    <View style={{ width: 104, alignItems: 'center' }}>
      <View
        style={{
          width: 78,
          height: 78,
          borderRadius: 39,
          backgroundColor: COLORS.honey,
          borderWidth: 1.5,
          borderColor: COLORS.ink,
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <Display size={25} look={look}>{`${matchScore}%`}</Display>
      </View>
      <View style={{ height: 4 }} />
      <Display size={10.5} look={look}>
        {planPdfText.match}
      </Display>
      <View style={{ height: 2 }} />
      <Words size={7} color={COLORS.inkSoft}>
        {planPdfText.sources[source]}
      </Words>
    </View>
  );
}

/** Points: a long name keeps to two lines. */
function titleSize(title: string): number {
  if (title.length <= 10) return 32;
  return title.length <= 20 ? 25 : 18;
}
