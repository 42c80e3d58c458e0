import { Path, Svg, View } from '@react-pdf/renderer';
import type { Recommendation } from '../recommender/recommendation.ts';
import { PartHeading } from './plan-document-heading.tsx';
import { BodyText, DisplayText } from './plan-document-words.tsx';
import type { PlannedStep } from './plan-for-pdf.ts';
import { COLORS, type PlanTheme } from './plan-theme.tsx';

/** A longer list may break across pages. */
const MAX_UNBROKEN_LIST_CHARACTERS = 600;

/** The 3-month steps, each with a box to tick. Empty where there are none: docs/product.md §9.4. */
export function StepsPart({ steps, theme }: { steps: readonly PlannedStep[]; theme: PlanTheme }) {
  if (steps.length === 0) return null;
  const isLong = steps.map(({ text }) => text).join('').length > MAX_UNBROKEN_LIST_CHARACTERS;
  return (
    <View wrap={isLong} style={{ marginBottom: 11 }}>
      <PartHeading theme={theme} aside={theme.text.stepsHint}>
        {theme.text.steps}
      </PartHeading>
      {steps.map(({ text, isDone }, index) => (
        <View key={text} style={{ flexDirection: 'row', gap: 7, marginBottom: 2 }}>
          <TickBox isDone={isDone} />
          <View style={{ width: 9 }}>
            <DisplayText size={11} color={COLORS.coralDeep} theme={theme}>
              {String(index + 1)}
            </DisplayText>
          </View>
          <BodyText fill>{text}</BodyText>
        </View>
      ))}
    </View>
  );
}

function TickBox({ isDone }: { isDone: boolean }) {
  return (
    <Svg viewBox="0 0 12 12" style={{ width: 12, height: 12, marginTop: 1 }}>
      <Path
        d="M3 0.6 H9 Q11.4 0.6 11.4 3 V9 Q11.4 11.4 9 11.4 H3 Q0.6 11.4 0.6 9 V3 Q0.6 0.6 3 0.6 Z"
        fill={COLORS.white}
        stroke={COLORS.ink}
        strokeWidth={1.2}
      />
      {isDone ? <Path d="M3 6.2 L5.2 8.6 L9.2 3.4" fill="none" stroke={COLORS.coralDeep} strokeWidth={1.8} /> : null}
    </Svg>
  );
}

/** Shows parents majors, license requirements, and the date and source of the facts. */
export function FamilyPart({ recommendation, theme }: { recommendation: Recommendation; theme: PlanTheme }) {
  const { majors, familyNote, asOf, source } = recommendation;
  const day = asOf === null ? null : longDay(asOf, theme.text.locale);
  const lines = [
    ...(majors.length === 0 ? [] : [`${theme.text.majors}: ${majors.join(', ')}`]),
    ...(familyNote === null ? [] : [`${familyNote.title}: ${familyNote.text}`]),
    [theme.text.sources[source], ...(day === null ? [] : [theme.text.asOf(day)]), theme.text.change].join(' '),
  ];
  return (
    <View
      wrap={false}
      style={{
        borderWidth: 1,
        borderColor: COLORS.sand,
        borderRadius: 12,
        paddingHorizontal: 13,
        paddingVertical: 8,
      }}
    >
      <DisplayText size={10.5} color={COLORS.ink} theme={theme}>
        {theme.text.family}
      </DisplayText>
      <View style={{ height: 3 }} />
      {lines.map((line) => (
        <BodyText key={line} size={8.5} color={COLORS.inkSoft}>
          {line}
        </BodyText>
      ))}
    </View>
  );
}

/** Formats a day, for example '2026년 11월 21일'; null where `day` is no ISO 8601 date. */
function longDay(day: string, locale: string): string | null {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return null;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
