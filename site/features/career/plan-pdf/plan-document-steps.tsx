import { View } from '@react-pdf/renderer';
import type { Recommendation } from '../recommendation.ts';
import { PartHeading } from './plan-document-heading.tsx';
import { BodyText, DisplayText } from './plan-document-words.tsx';
import { planPdfText } from './plan-pdf-text.ts';
import { COLORS, type PlanTheme } from './plan-theme.tsx';

/** A longer list may break across pages. */
const MAX_UNBROKEN_LIST_CHARACTERS = 600;

/** The 3-month steps, each with a box to tick. Empty where there are none: docs/product.md §9.4. */
export function StepsPart({ steps, theme }: { steps: readonly string[]; theme: PlanTheme }) {
  if (steps.length === 0) return null;
  const isLong = steps.join('').length > MAX_UNBROKEN_LIST_CHARACTERS;
  return (
    <View wrap={isLong} style={{ marginBottom: 11 }}>
      <PartHeading theme={theme} aside={planPdfText.stepsHint}>
        {planPdfText.steps}
      </PartHeading>
      {steps.map((step, index) => (
        <View key={step} style={{ flexDirection: 'row', gap: 7, marginBottom: 2 }}>
          <View
            style={{
              width: 11,
              height: 11,
              marginTop: 1,
              borderWidth: 1.2,
              borderColor: COLORS.ink,
              borderRadius: 3,
              backgroundColor: COLORS.white,
            }}
          />
          <View style={{ width: 9 }}>
            <DisplayText size={11} color={COLORS.coralDeep} theme={theme}>
              {String(index + 1)}
            </DisplayText>
          </View>
          <BodyText fill>{step}</BodyText>
        </View>
      ))}
    </View>
  );
}

/** For parents: majors, licence requirements, and the date and source of the facts. */
export function FamilyPart({ recommendation, theme }: { recommendation: Recommendation; theme: PlanTheme }) {
  const { majors, familyNote, asOf, source } = recommendation;
  const day = asOf === null ? null : longDay(asOf);
  const lines = [
    ...(majors.length === 0 ? [] : [`${planPdfText.majors}: ${majors.join(', ')}`]),
    ...(familyNote === null ? [] : [`${familyNote.title}: ${familyNote.text}`]),
    [planPdfText.sources[source], ...(day === null ? [] : [planPdfText.asOf(day)]), planPdfText.change].join(' '),
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
        {planPdfText.family}
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

/** For example '2026년 11월 21일'; null where `day` is no ISO 8601 date. */
function longDay(day: string): string | null {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return null;
  return new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
