import { Image, Path, Svg, View } from '@react-pdf/renderer';
import { WIDE_ROAD } from '../model/road-stops.ts';
import { STAGES, type Stage } from '../model/roadmap.ts';
import { BodyText, DisplayText } from './plan-document-words.tsx';
import { COLORS, PAPER, type PlanTheme, STAGE_TINTS } from './plan-theme.tsx';

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
          <BodyText size={9}>{theme.text.madeOn(longDate(date, theme.text.locale))}</BodyText>
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

/** Formats a date in the device's time zone, for example '2026년 11월 21일'. */
function longDate(date: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date);
}
