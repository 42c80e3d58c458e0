import { View } from '@react-pdf/renderer';
import { type Roadmap, STAGES, type Stage } from '../content/roadmap.ts';
import { PartHeading } from './plan-document-heading.tsx';
import { BodyText, DisplayText } from './plan-document-words.tsx';
import { COLORS, type PlanTheme, STAGE_TINTS } from './plan-look.tsx';
import { planPdfText } from './plan-pdf-text.ts';

type Props = { readonly roadmap: Roadmap; readonly look: PlanTheme };

/** Characters: a longer stage may go on on the next page. */
const MAX_UNBROKEN_STAGE_CHARACTERS = 600;
const STOP = 26;
const ROAD = 12;

/** The five stages down the road, each with its sentences. */
export function RoadmapPart({ roadmap, look }: Props) {
  return (
    <View break style={{ marginBottom: 11 }}>
      <PartHeading look={look}>{planPdfText.roadmap}</PartHeading>
      {STAGES.map((stage, index) => (
        <StageRow key={stage} stage={stage} number={index + 1} sentences={roadmap[stage]} look={look} />
      ))}
    </View>
  );
}

type StageProps = {
  readonly stage: Stage;
  readonly number: number;
  readonly sentences: readonly string[];
  readonly look: PlanTheme;
};

function StageRow({ stage, number, sentences, look }: StageProps) {
  const { wash, deep } = STAGE_TINTS[stage];
  const { name, place } = planPdfText.stages[stage];
  const isLong = sentences.join('').length > MAX_UNBROKEN_STAGE_CHARACTERS;
  return (
    <View wrap={isLong} style={{ flexDirection: 'row' }}>
      <View style={{ width: 40 }}>
        <View
          style={{
            position: 'absolute',
            left: (STOP - ROAD) / 2,
            top: number === 1 ? STOP / 2 : 0,
            bottom: number === STAGES.length ? 6 : 0,
            width: ROAD,
            backgroundColor: COLORS.sand,
            alignItems: 'center',
          }}
        >
          <View style={{ flex: 1, borderLeftWidth: 1.2, borderLeftColor: COLORS.white, borderLeftStyle: 'dashed' }} />
        </View>
        <View
          style={{
            marginTop: 5,
            width: STOP,
            height: STOP,
            borderRadius: STOP / 2,
            backgroundColor: COLORS.white,
            borderWidth: 2,
            borderColor: deep,
            alignItems: 'center',
            justifyContent: 'center',
          }}
        >
          <DisplayText size={13} color={deep} look={look}>
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
          <DisplayText size={13} color={deep} look={look}>
            {name}
          </DisplayText>
          <BodyText size={8.5} color={deep}>
            {place}
          </BodyText>
        </View>
        {sentences.length === 0 ? (
          <BodyText color={COLORS.inkSoft}>{planPdfText.missingStage}</BodyText>
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
