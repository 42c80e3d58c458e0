import { View } from '@react-pdf/renderer';
import { type Roadmap, STAGES, type Stage } from '../model/roadmap.ts';
import { PartHeading } from './plan-document-heading.tsx';
import { BodyText, DisplayText } from './plan-document-words.tsx';
import { COLORS, type PlanTheme, STAGE_TINTS } from './plan-theme.tsx';

type Props = { readonly roadmap: Roadmap; readonly theme: PlanTheme };

/** A longer stage may break across pages. */
const MAX_UNBROKEN_STAGE_CHARACTERS = 600;
const STOP_PT = 26;
const ROAD_PT = 12;

/** The five stages with their sentences, from top to bottom. */
export function RoadmapPart({ roadmap, theme }: Props) {
  return (
    <View break style={{ marginBottom: 11 }}>
      <PartHeading theme={theme}>{theme.text.roadmap}</PartHeading>
      {STAGES.map((stage, index) => (
        <StageRow key={stage} stage={stage} number={index + 1} sentences={roadmap[stage]} theme={theme} />
      ))}
    </View>
  );
}

type StageProps = {
  readonly stage: Stage;
  readonly number: number;
  readonly sentences: readonly string[];
  readonly theme: PlanTheme;
};

function StageRow({ stage, number, sentences, theme }: StageProps) {
  const { wash, deep } = STAGE_TINTS[stage];
  const { name, place } = theme.text.stages[stage];
  const isLong = sentences.join('').length > MAX_UNBROKEN_STAGE_CHARACTERS;
  return (
    <View wrap={isLong} style={{ flexDirection: 'row' }}>
      <View style={{ width: 40 }}>
        <View
          style={{
            position: 'absolute',
            left: (STOP_PT - ROAD_PT) / 2,
            top: number === 1 ? STOP_PT / 2 : 0,
            bottom: number === STAGES.length ? 6 : 0,
            width: ROAD_PT,
            backgroundColor: COLORS.sand,
            alignItems: 'center',
          }}
        >
          <View style={{ flex: 1, borderLeftWidth: 1.2, borderLeftColor: COLORS.white, borderLeftStyle: 'dashed' }} />
        </View>
        <View
          style={{
            marginTop: 5,
            width: STOP_PT,
            height: STOP_PT,
            borderRadius: STOP_PT / 2,
            backgroundColor: COLORS.white,
            borderWidth: 2,
            borderColor: deep,
            alignItems: 'center',
            justifyContent: 'center',
          }}
        >
          <DisplayText size={13} color={deep} theme={theme}>
            {String(number)}
          </DisplayText>
        </View>
      </View>
      <View
        style={{
          flex: 1,
          marginBottom: 6,
          backgroundColor: wash,
          borderRadius: 12,
          paddingHorizontal: 13,
          paddingTop: 5,
          paddingBottom: 7,
        }}
      >
        <View style={{ flexDirection: 'row', alignItems: 'flex-end', gap: 7, marginBottom: 4 }}>
          <DisplayText size={13} color={deep} theme={theme}>
            {name}
          </DisplayText>
          <BodyText size={8.5} color={deep}>
            {place}
          </BodyText>
        </View>
        {sentences.length === 0 ? (
          <BodyText color={COLORS.inkSoft}>{theme.text.missingStage}</BodyText>
        ) : (
          sentences.map((sentence) => (
            <View key={sentence} style={{ flexDirection: 'row', gap: 6 }}>
              <View style={{ width: 4, height: 4, borderRadius: 2, backgroundColor: deep, marginTop: 4.6 }} />
              <BodyText fill>{sentence}</BodyText>
            </View>
          ))
        )}
      </View>
    </View>
  );
}
