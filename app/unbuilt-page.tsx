import type { Catalogue } from '../shared/language.ts';
import { ButtonLink } from '../shared/ui/button.tsx';
import { useLanguage, useText } from '../shared/use-language.tsx';
import { pageAt } from './pages.ts';
import { usePath } from './use-path.tsx';

const unbuiltText: Catalogue<{ notYet: string }> = {
  en: { notYet: 'This page is still being built. Nothing works here yet, so here is the way back.' },
  ko: { notYet: '이 페이지는 아직 만들고 있어요. 지금은 할 수 있는 것이 없으니 돌아가는 길을 알려 줄게요.' },
};

type Props = { back: { to: string; label: { en: string; ko: string } } };

/** A page with an address but nothing in it yet: its title, what it will be, and a way back. */
export function UnbuiltPage({ back }: Props) {
  const { language } = useLanguage();
  const text = useText(unbuiltText);
  const page = pageAt(usePath());
  return (
    <div className="column mt-10">
      <h1 className="rise text-4xl sm:text-5xl">{page.title[language]}</h1>
      <p className="rise mt-3 max-w-prose text-xl">{page.description[language]}</p>
      <p className="sheet mt-6 max-w-prose bg-honey-wash p-4">{text.notYet}</p>
      <p className="mt-7">
        <ButtonLink to={back.to}>{back.label[language]}</ButtonLink>
      </p>
    </div>
  );
}
