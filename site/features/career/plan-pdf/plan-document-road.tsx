import { Image, Path, Svg, View } from '@react-pdf/renderer';
import { STAGES } from '../content/roadmap.ts';
import { WIDE_ROAD } from '../planner/road-stops.ts';
import { BodyText, DisplayText } from './plan-document-words.tsx';
import { COLORS, PAPER, type PlanTheme, STAGE_TINTS } from './plan-look.tsx';
import { planPdfText } from './plan-pdf-text.ts';

const WIDTH = PAPER.width;
const HEIGHT = (WIDTH * WIDE_ROAD.size.height) / WIDE_ROAD.size.width;
/** Points: a little more than the stop that is painted on the road. */
const STOP = { width: 29, height: 19 };
const LABEL = { width: 84, below: 3 };

/** The head of the first page: the road from school to first job over the whole paper, its five stops named. */
export function RoadFigure({ date, look }: { date: Date; look: PlanTheme }) {
  return (
    <View
      style={{ marginTop: -PAPER.top, marginHorizontal: -PAPER.margin, marginBottom: 12, width: WIDTH, height: HEIGHT }}
    >
      <Image src={look.pictures.road} style={{ position: 'absolute', left: 0, top: 0, width: WIDTH, height: HEIGHT }} />
      <Svg
        viewBox={`0 0 ${WIDTH} 16`}
        style={{ position: 'absolute', left: 0, bottom: -0.5, width: WIDTH, height: 16 }}
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
          <DisplayText size={10} look={look}>
            {planPdfText.site}
          </DisplayText>
        </Pill>
        <Pill>
          <BodyText size={9}>{planPdfText.madeOn(longDate(date))}</BodyText>
        </Pill>
      </View>
      {STAGES.map((stage, index) => {
        const { x, y } = WIDE_ROAD.stops[stage];
        const { name, place } = planPdfText.stages[stage];
        return (
          <View
            key={stage}
            style={{
              position: 'absolute',
              left: x * WIDTH - LABEL.width / 2,
              top: y * HEIGHT - STOP.height / 2,
              width: LABEL.width,
              alignItems: 'center',
            }}
          >
            <View
              style={{
                ...STOP,
                borderRadius: STOP.height / 2,
                backgroundColor: COLORS.white,
                borderWidth: 1.6,
                borderColor: STAGE_TINTS[stage].deep,
                alignItems: 'center',
                justifyContent: 'center',
              }}
            >
              <DisplayText size={11} color={STAGE_TINTS[stage].deep} look={look}>
                {String(index + 1)}
              </DisplayText>
            </View>
            <View
              style={{
                marginTop: LABEL.below,
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
              <DisplayText size={10.5} look={look}>
                {name}
              </DisplayText>
              <BodyText size={6.5} color={COLORS.inkSoft}>
                {place}
              </BodyText>
            </View>
          </View>
        );
      })}
    </View>
  );
}

/** The edge of a sheet that was torn by hand, along the foot of the picture. */
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

/** '2026년 11월 21일', by the clock of the device. */
function longDate(date: Date): string {
  return new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long' }).format(date);
}
