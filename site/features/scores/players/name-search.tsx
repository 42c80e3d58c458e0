import type { Catalog } from '../../../shared/language/language.ts';
import { useText } from '../../../shared/language/use-language.tsx';

const TEXT: Catalog<{ label: string }> = { en: { label: 'Search for a name' }, ko: { label: '이름 찾기' } };

export function NameSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const text = useText(TEXT);
  return (
    <label className="grid min-w-0 grid-cols-1">
      {text.label}
      <input
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        className="min-h-11 w-48 max-w-full rounded-xl border-2 border-ink bg-card px-3 font-name"
      />
    </label>
  );
}
