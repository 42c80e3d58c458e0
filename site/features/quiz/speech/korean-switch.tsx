import { useLanguage } from '../../../shared/language/use-language.tsx';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { SPOKEN_LANGUAGE_KEY } from './use-spoken-language.tsx';

/** The wish to hear facts in Korean; renders nothing on a Korean page, which speaks Korean anyway. */
export function KoreanSwitch() {
  const { language } = useLanguage();
  const [stored, store] = useStoredText(SPOKEN_LANGUAGE_KEY);
  if (language === 'ko') return null;
  return (
    <label className="flex min-h-11 items-center gap-2.5">
      <input
        type="checkbox"
        checked={stored === 'ko'}
        onChange={(event) => store(event.target.checked ? 'ko' : null)}
        className="size-6 accent-teal-deep"
      />
      Say it in Korean
    </label>
  );
}
