import { lazy, Suspense, useState } from 'react';
import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useText } from '../../../shared/language/use-language.tsx';
import { downloadFile } from '../../../shared/refusal/download.client.ts';
import { printPage } from '../../../shared/refusal/print-page.client.ts';
import { plantText } from '../../../shared/times-tables/facts/plant-text.ts';
import { certificateText } from '../certificate/certificate-text.ts';
import type { Growth } from '../players/growth.ts';
import type { ScoreReport } from './report.ts';
import { scoresText } from './scores-text.ts';

const ACTION =
  'inline-flex min-h-11 items-center gap-2 rounded-xl px-3 font-display text-lg underline decoration-2 decoration-honey underline-offset-4 hover:bg-honey-wash';

export function ReportActions({ report }: { report: ScoreReport }) {
  const text = useText(scoresText);
  const plants = useText(plantText);
  const format = useFormatters();
  const download = async () => {
    const [{ buildReportCsv }, { buildReportFileName }] = await Promise.all([
      import('./report-csv.ts'),
      import('./report-file-name.ts'),
    ]);
    const day = format.sortable(new Date().toISOString()).slice(0, 'YYYY-MM-DD'.length);
    const csv = new Blob([buildReportCsv(report, text, plants.levels, format.sortable)], {
      type: 'text/csv;charset=utf-8',
    });
    downloadFile(buildReportFileName(report.choice, text, day, 'csv'), csv);
  };
  return (
    <div className="mb-1 flex flex-wrap gap-1">
      <button type="button" className={ACTION} onClick={() => void download()}>
        {text.downloadCsv}
      </button>
      {report.growth !== null && report.growth.treeCount > 0 && <CertificateButton growth={report.growth} />}
      <button type="button" className={ACTION} onClick={() => printPage()}>
        {text.print}
      </button>
    </div>
  );
}

const CertificateDialog = lazy(() =>
  import('../certificate/certificate.tsx').then((module) => ({ default: module.CertificateDialog })),
);

function CertificateButton({ growth }: { growth: Growth }) {
  const text = useText(certificateText);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={ACTION} onClick={() => setOpen(true)}>
        {text.open}
      </button>
      {isOpen && (
        <Suspense>
          <CertificateDialog growth={growth} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
