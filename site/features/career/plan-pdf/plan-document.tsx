import { Document, Page, Text, View } from '@react-pdf/renderer';
import { BoardFigure } from './plan-document-board.tsx';
import { CareerPart } from './plan-document-career.tsx';
import { RoadFigure } from './plan-document-road.tsx';
import { RoadmapPart } from './plan-document-roadmap.tsx';
import { FamilyPart, StepsPart } from './plan-document-steps.tsx';
import type { PlanForPdf } from './plan-for-pdf.ts';
import { COLORS, PAPER, type PlanTheme } from './plan-theme.tsx';

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
