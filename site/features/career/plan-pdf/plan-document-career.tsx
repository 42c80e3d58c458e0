import { View } from '@react-pdf/renderer';
import type { Recommendation } from '../recommendation.ts';
import { CardTile } from './plan-document-tile.tsx';
import { BodyText, DisplayText } from './plan-document-words.tsx';
import { COLORS, outlined, type PlanTheme } from './plan-look.tsx';
import { planPdfText } from './plan-pdf-text.ts';

type Props = { readonly recommendation: Recommendation; readonly look: PlanTheme };

/** The chosen career: its name, how well it goes with the cards, what it is, and why it was recommended. */
export function CareerPart({ recommendation, look }: Props) {
  const { title, titleEn, description, because, explore } = recommendation;
  return (
    <View style={{ marginBottom: 20 }}>
      <View style={{ flexDirection: 'row', gap: 20 }}>
        <View style={{ flex: 1 }} {...outlined(title)}>
          <DisplayText size={12} color={COLORS.coralDeep} look={look}>
            {explore ? `${planPdfText.plan} · ${planPdfText.explore}` : planPdfText.plan}
          </DisplayText>
          <DisplayText size={titleSize(title)} fonts={look.fonts.title} look={look}>
            {title}
          </DisplayText>
          {titleEn === null ? null : (
            <View style={{ marginTop: 3 }}>
              <BodyText size={10.5} color={COLORS.inkSoft}>
                {titleEn}
              </BodyText>
            </View>
          )}
          {description === '' ? null : (
            <View style={{ marginTop: 6 }}>
              <BodyText size={12}>{description}</BodyText>
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
            <DisplayText size={12.5} look={look}>
              {planPdfText.why}
            </DisplayText>
            {because.sentences.map((sentence) => (
              <BodyText key={sentence} size={10.5}>
                {sentence}
              </BodyText>
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
        <DisplayText size={25} look={look}>{`${matchScore}%`}</DisplayText>
      </View>
      <View style={{ height: 4 }} />
      <DisplayText size={10.5} look={look}>
        {planPdfText.match}
      </DisplayText>
      <View style={{ height: 2 }} />
      <BodyText size={7} color={COLORS.inkSoft}>
        {planPdfText.sources[source]}
      </BodyText>
    </View>
  );
}

/** Points: a long name keeps to two lines. */
function titleSize(title: string): number {
  if (title.length <= 10) return 32;
  return title.length <= 20 ? 25 : 18;
}
