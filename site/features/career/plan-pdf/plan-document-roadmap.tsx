import { View } from '@react-pdf/renderer';
import { type Roadmap, STAGES } from '../content/roadmap.ts';
import { PartHeading } from './plan-document-heading.tsx';
import { Display, Words } from './plan-document-words.tsx';
import { COLORS, type PlanLook, STAGE_TINTS } from './plan-look.tsx';
import { planPdfText } from './plan-pdf-text.ts';

type Props = { readonly roadmap: Roadmap; readonly look: PlanLook };

/** Characters: a longer stage may go on on the next page. */
const LONGEST_WHOLE_STAGE = 600;
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
  readonly stage: (typeof STAGES)[number];
  readonly number: number;
  readonly sentences: readonly string[];
  readonly look: PlanLook;
};

function StageRow({ stage, number, sentences, look }: StageProps) {
  const { wash, deep } = STAGE_TINTS[stage];
  const { name, place } = planPdfText.stages[stage];
  const isLong = sentences.join('').length > LONGEST_WHOLE_STAGE;
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
          <Display size={13} color={deep} look={look}>
            {String(number)}
          </Display>
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
          <Display size={13} color={deep} look={look}>
            {name}
          </Display>
          <Words size={8.5} color={deep}>
            {place}
          </Words>
        </View>
        {sentences.length === 0 ? (
          <Words color={COLORS.inkSoft}>{planPdfText.missingStage}</Words>
        ) : (
          sentences.map((sentence) => (
            <View key={sentence} style={{ flexDirection: 'row', gap: 6 }}>
              <View style={{ width: 4, height: 4, borderRadius: 2, backgroundColor: deep, marginTop: 4.6 }} />
              <Words fill>{sentence}</Words>
            </View>
          ))
        )}
      </View>
    </View>
  );
}
