import { Document, Page, Text, View } from '@react-pdf/renderer';
import { BoardFigure } from './plan-document-board.tsx';
import { CareerPart } from './plan-document-career.tsx';
import { RoadFigure } from './plan-document-road.tsx';
import { RoadmapPart } from './plan-document-roadmap.tsx';
import { FamilyPart, StepsPart } from './plan-document-steps.tsx';
import type { PlanForPdf } from './plan-for-pdf.ts';
import { COLORS, PAPER, type PlanTheme } from './plan-look.tsx';
import { planPdfText } from './plan-pdf-text.ts';

/** The plan as a document for A4 (SPEC §9). `plan` holds printable text only. */
export function PlanDocument({ plan, look }: { plan: PlanForPdf; look: PlanTheme }) {
  const { board, recommendation, nextSteps, date } = plan;
  const { fonts } = look;
  return (
    <Document
      title={planPdfText.documentTitle(recommendation.title)}
      author={planPdfText.site}
      creator={planPdfText.site}
      subject={planPdfText.subject}
      language="ko-KR"
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
        <RoadFigure date={date} look={look} />
        <CareerPart recommendation={recommendation} look={look} />
        <BoardFigure board={board} look={look} />
        <RoadmapPart roadmap={recommendation.roadmap} look={look} />
        <StepsPart steps={nextSteps} look={look} />
        <FamilyPart recommendation={recommendation} look={look} />
        <PageFoot title={recommendation.title} />
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
      <Text style={{ flex: 1, maxLines: 1, textOverflow: 'ellipsis' }}>{planPdfText.documentTitle(title)}</Text>
      <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
    </View>
  );
}
