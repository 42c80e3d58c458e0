import { Image, Path, Svg, View } from '@react-pdf/renderer';
import { type Roadmap, STAGES, type Stage } from '../model/career.ts';
import { WIDE_ROAD } from '../model/road-stops.ts';
import {
  BodyText,
  COLORS,
  DisplayText,
  MAX_UNBROKEN_CHARACTERS,
  PAPER,
  PartHeading,
  type PlanTheme,
  STAGE_TINTS,
} from './plan-document-style.tsx';

const WIDTH_PT = PAPER.width;
const HEIGHT_PT = (WIDTH_PT * WIDE_ROAD.size.height) / WIDE_ROAD.size.width;
/** A little larger than the stop that is painted on the road. */
const STOP_PT = { width: 29, height: 19 };
const LABEL_PT = { width: 84, below: 3 };

/** The head of the first page: the picture of the road over the whole paper width, with its five stops named. */
export function RoadFigure({ date, theme }: { date: Date; theme: PlanTheme }) {
  return (
    <View
      style={{
        marginTop: -PAPER.top,
        marginHorizontal: -PAPER.margin,
        marginBottom: 12,
        width: WIDTH_PT,
        height: HEIGHT_PT,
      }}
    >
      <Image
        src={theme.pictures.road}
        style={{ position: 'absolute', left: 0, top: 0, width: WIDTH_PT, height: HEIGHT_PT }}
      />
      <Svg
        viewBox={`0 0 ${WIDTH_PT} 16`}
        style={{ position: 'absolute', left: 0, bottom: -0.5, width: WIDTH_PT, height: 16 }}
      >
        <Path d={TORN_EDGE} fill={COLORS.paper} />
      </Svg>
      <View
        style={{
          position: 'absolute',
          left: PAPER.margin,
          right: PAPER.margin,
          top: 20,
          flexDirection: 'row',
          justifyContent: 'space-between',
        }}
      >
        <Pill>
          <DisplayText size={10} theme={theme}>
            {theme.text.site}
          </DisplayText>
        </Pill>
        <Pill>
          <BodyText size={9}>{theme.text.madeOn(theme.format.longDay(date))}</BodyText>
        </Pill>
      </View>
      {STAGES.map((stage, index) => (
        <RoadStop key={stage} stage={stage} number={index + 1} theme={theme} />
      ))}
    </View>
  );
}

type RoadStopProps = { readonly stage: Stage; readonly number: number; readonly theme: PlanTheme };

/** The number of a stage on its stop, and its name below. */
function RoadStop({ stage, number, theme }: RoadStopProps) {
  const { x, y } = WIDE_ROAD.stops[stage];
  const { name, place } = theme.text.stages[stage];
  const { deep } = STAGE_TINTS[stage];
  return (
    <View
      style={{
        position: 'absolute',
        left: x * WIDTH_PT - LABEL_PT.width / 2,
        top: y * HEIGHT_PT - STOP_PT.height / 2,
        width: LABEL_PT.width,
        alignItems: 'center',
      }}
    >
      <View
        style={{
          ...STOP_PT,
          borderRadius: STOP_PT.height / 2,
          backgroundColor: COLORS.white,
          borderWidth: 1.6,
          borderColor: deep,
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <DisplayText size={11} color={deep} theme={theme}>
          {String(number)}
        </DisplayText>
      </View>
      <View
        style={{
          marginTop: LABEL_PT.below,
          alignItems: 'center',
          backgroundColor: COLORS.paper,
          borderWidth: 1,
          borderColor: COLORS.ink,
          borderRadius: 9,
          paddingHorizontal: 8,
          paddingTop: 2,
          paddingBottom: 3,
        }}
      >
        <DisplayText size={10.5} theme={theme}>
          {name}
        </DisplayText>
        <BodyText size={6.5} color={COLORS.inkSoft}>
          {place}
        </BodyText>
      </View>
    </View>
  );
}

/** The outline of a torn paper edge along the bottom of the picture, in points. */
const TORN_EDGE =
  'M0 16 L0 9 C40 4 76 3 118 7 C168 12 196 11 238 7 C286 2 322 4 366 9 C412 13 446 10 486 6 C524 3 560 5 595.28 10 L595.28 16 Z';

function Pill({ children }: { children: React.ReactNode }) {
  return (
    <View
      style={{
        backgroundColor: COLORS.paper,
        borderRadius: 10,
        paddingHorizontal: 9,
        paddingVertical: 3,
        justifyContent: 'center',
      }}
    >
      {children}
    </View>
  );
}

/** The disc with a stage's number, and the road behind it. */
const ROW_STOP_PT = 26;
const ROAD_PT = 12;

/** The five stages with their sentences, from top to bottom. */
export function RoadmapPart({ roadmap, theme }: { roadmap: Roadmap; theme: PlanTheme }) {
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
  const isLong = sentences.join('').length > MAX_UNBROKEN_CHARACTERS;
  return (
    <View wrap={isLong} style={{ flexDirection: 'row' }}>
      <View style={{ width: 40 }}>
        <View
          style={{
            position: 'absolute',
            left: (ROW_STOP_PT - ROAD_PT) / 2,
            top: number === 1 ? ROW_STOP_PT / 2 : 0,
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
            width: ROW_STOP_PT,
            height: ROW_STOP_PT,
            borderRadius: ROW_STOP_PT / 2,
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
