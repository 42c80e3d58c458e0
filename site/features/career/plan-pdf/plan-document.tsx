import { Document, Page, Path, Svg, Text, View } from '@react-pdf/renderer';
import type { Recommendation } from '../recommender/recommendation.ts';
import { BoardFigure, PdfCardTile } from './plan-document-board.tsx';
import { RoadFigure, RoadmapPart } from './plan-document-road.tsx';
import {
  BodyText,
  COLORS,
  DisplayText,
  MAX_UNBROKEN_CHARACTERS,
  outlined,
  PAPER,
  PartHeading,
  type PlanTheme,
} from './plan-document-style.tsx';
import type { PlanForPdf, PlannedStep } from './plan-for-pdf.ts';

/** A plan on A4: docs/product.md §9.4. The texts of `plan` must be printable (`toPrintablePlan`). */
export function PlanDocument({ plan, theme }: { plan: PlanForPdf; theme: PlanTheme }) {
  const { board, recommendation, nextSteps, date } = plan;
  const { fonts } = theme;
  return (
    <Document
      title={theme.text.documentTitle(recommendation.title)}
      author={theme.text.site}
      creator={theme.text.site}
      subject={theme.text.subject}
      language={theme.text.locale}
      creationDate={date}
      pdfVersion="1.7"
    >
      <Page
        size="A4"
        style={{
          backgroundColor: COLORS.paper,
          color: COLORS.ink,
          fontFamily: [...fonts.body],
          fontSize: 10,
          paddingHorizontal: PAPER.margin,
          paddingTop: PAPER.top,
          paddingBottom: 40,
        }}
      >
        <RoadFigure date={date} theme={theme} />
        <CareerPart recommendation={recommendation} theme={theme} />
        <BoardFigure board={board} theme={theme} />
        <RoadmapPart roadmap={recommendation.roadmap} theme={theme} />
        <StepsPart steps={nextSteps} theme={theme} />
        <FamilyPart recommendation={recommendation} theme={theme} />
        <PageFoot title={theme.text.documentTitle(recommendation.title)} />
      </Page>
    </Document>
  );
}

function PageFoot({ title }: { title: string }) {
  return (
    <View
      fixed
      style={{
        position: 'absolute',
        left: PAPER.margin,
        right: PAPER.margin,
        bottom: 18,
        flexDirection: 'row',
        justifyContent: 'space-between',
        gap: 20,
        color: COLORS.inkSoft,
        fontSize: 8,
      }}
    >
      <Text style={{ flex: 1, maxLines: 1, textOverflow: 'ellipsis' }}>{title}</Text>
      <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
    </View>
  );
}

type CareerProps = { readonly recommendation: Recommendation; readonly theme: PlanTheme };

/** The chosen career: title, match, description and the reasons for it. */
function CareerPart({ recommendation, theme }: CareerProps) {
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
        {!explore && <Match recommendation={recommendation} theme={theme} />}
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

function Match({ recommendation: { matchScore, source }, theme }: CareerProps) {
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

/** The 3-month steps, each with a box to tick. Empty where there are none: docs/product.md §9.4. */
function StepsPart({ steps, theme }: { steps: readonly PlannedStep[]; theme: PlanTheme }) {
  if (steps.length === 0) return null;
  const isLong = steps.map(({ text }) => text).join('').length > MAX_UNBROKEN_CHARACTERS;
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
function FamilyPart({ recommendation, theme }: CareerProps) {
  const { majors, familyNote, asOf, source } = recommendation;
  const isDated = asOf !== null && !Number.isNaN(Date.parse(asOf));
  const lines = [
    ...(majors.length === 0 ? [] : [`${theme.text.majors}: ${majors.join(', ')}`]),
    ...(familyNote === null ? [] : [`${familyNote.title}: ${familyNote.text}`]),
    [
      theme.text.sources[source],
      ...(isDated ? [theme.text.asOf(theme.format.calendarDay(asOf))] : []),
      theme.text.change,
    ].join(' '),
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
