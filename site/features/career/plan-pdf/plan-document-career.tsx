import { View } from '@react-pdf/renderer';
import type { Recommendation } from '../recommender/recommendation.ts';
import { PdfCardTile } from './plan-document-tile.tsx';
import { BodyText, DisplayText } from './plan-document-words.tsx';
import { COLORS, outlined, type PlanTheme } from './plan-theme.tsx';

type Props = { readonly recommendation: Recommendation; readonly theme: PlanTheme };

/** The chosen career: title, match, description and the reasons for it. */
export function CareerPart({ recommendation, theme }: Props) {
  const { title, otherTitle, description, because, explore } = recommendation;
  return (
    <View style={{ marginBottom: 20 }}>
      <View style={{ flexDirection: 'row', gap: 20 }}>
        <View style={{ flex: 1 }} {...outlined(title)}>
          <DisplayText size={12} color={COLORS.coralDeep} theme={theme}>
            {explore ? `${theme.text.plan} · ${theme.text.explore}` : theme.text.plan}
          </DisplayText>
          <DisplayText size={titleSize(title)} fonts={theme.fonts.title} theme={theme}>
            {title}
          </DisplayText>
          {otherTitle === null ? null : (
            <View style={{ marginTop: 3 }}>
              <BodyText size={10.5} color={COLORS.inkSoft}>
                {otherTitle}
              </BodyText>
            </View>
          )}
          {description === '' ? null : (
            <View style={{ marginTop: 6 }}>
              <BodyText size={12}>{description}</BodyText>
            </View>
          )}
        </View>
        <Match recommendation={recommendation} theme={theme} />
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
                <PdfCardTile key={card} card={card} theme={theme} />
              ))}
            </View>
          )}
          <View style={{ flex: 1 }}>
            <DisplayText size={12.5} theme={theme}>
              {theme.text.why}
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

function Match({ recommendation: { matchScore, source }, theme }: Props) {
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
        <DisplayText size={25} theme={theme}>{`${matchScore}%`}</DisplayText>
      </View>
      <View style={{ height: 4 }} />
      <DisplayText size={10.5} theme={theme}>
        {theme.text.match}
      </DisplayText>
      <View style={{ height: 2 }} />
      <BodyText size={7} color={COLORS.inkSoft}>
        {theme.text.sources[source]}
      </BodyText>
    </View>
  );
}

/** Font size in points, so that a long title takes at most two lines. */
function titleSize(title: string): number {
  if (title.length <= 10) return 32;
  return title.length <= 20 ? 25 : 18;
}
