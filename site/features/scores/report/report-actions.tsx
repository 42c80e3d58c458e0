import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useText } from '../../../shared/language/use-language.tsx';
import { downloadFile } from '../../../shared/page/download.client.ts';
import { CertificateButton } from './certificate.tsx';
import type { ScoreReport } from './report.ts';
import { scoresText } from './scores-text.ts';

const ACTION =
  'inline-flex min-h-11 items-center gap-2 rounded-xl px-3 font-display text-lg underline decoration-2 decoration-honey underline-offset-4 hover:bg-honey-wash';

export function ReportActions({ report }: { report: ScoreReport }) {
  const text = useText(scoresText);
  const format = useFormatters();
  const download = async () => {
    const [{ reportCsv }, { reportFileName }] = await Promise.all([
      import('./report-csv.ts'),
      import('./report-file-name.ts'),
    ]);
    const day = format.sortable(new Date().toISOString()).slice(0, 'YYYY-MM-DD'.length);
    const csv = new Blob([reportCsv(report, text, format.sortable)], { type: 'text/csv;charset=utf-8' });
    downloadFile(reportFileName(report.choice, text, day, 'csv'), csv);
  };
  return (
    <div className="mb-1 flex flex-wrap gap-1">
      <button type="button" className={ACTION} onClick={() => void download()}>
        {text.downloadCsv}
      </button>
      {report.soloPlayer !== null && report.growth !== null && report.growth.knownTreeCount > 0 && (
        <CertificateButton player={report.soloPlayer} growth={report.growth} className={ACTION} />
      )}
      <button type="button" className={ACTION} onClick={() => window.print()}>
        {text.print}
      </button>
    </div>
  );
}
