import { useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { classText } from './class-text.ts';

/** Buttons to the page before and after; nothing where there is one page. `page` counts from 0. */
export function Pager({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const text = useText(classText);
  if (pages < 2) return null;
  return (
    <nav aria-label={text.page(page + 1, pages)} className="mt-3 flex flex-wrap items-center gap-3 print:hidden">
      <Button tone="plain" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {text.before}
      </Button>
      <span>{text.page(page + 1, pages)}</span>
      <Button tone="plain" disabled={page === pages - 1} onClick={() => onPage(page + 1)}>
        {text.after}
      </Button>
    </nav>
  );
}
