import { useEffect } from 'react';
import type { Catalog } from '../shared/language/language.ts';
import { useText } from '../shared/language/use-language.tsx';
import { ButtonLink } from '../shared/ui/button.tsx';
import { Painting } from '../shared/ui/painting.tsx';
import { riseOrder } from '../shared/ui/rise-order.tsx';
import { findMeantAddress } from './pages/meant-address.ts';
import { usePath } from './pages/use-localized-page.tsx';

type Texts = { story: string; hint: string; home: string; stories: string };

const notFoundText: Catalog<Texts> = {
  en: {
    story: 'The path ran out. The Manager says it was never on the map, and he has a pond to build.',
    hint: 'Did you forget to add the page to the router?',
    home: 'Back to Home',
    stories: 'To the stories',
  },
  ko: {
    story: '길을 잃었어요. 누가 여기에 연못이라도 만들어 놓았나 봐요. 주소를 한 번 더 살펴볼까요?',
    hint: '라우터에 페이지를 추가하는 걸 잊지 않았나요?',
    home: '홈으로',
    stories: '이야기 보러 가기',
  },
};

export function NotFoundPage() {
  const text = useText(notFoundText);
  const path = usePath();
  // The server does it, too, but not for a link within the page, or without a network.
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const meant = findMeantAddress(pathname);
    if (meant !== null) window.location.replace(meant.includes('#') ? meant : meant + search + hash);
  }, []);
  return (
    <div className="column mt-8 text-center low:mt-3 low:grid low:grid-cols-[19rem_minmax(0,1fr)] low:items-center low:gap-x-8 low:text-left">
      <p aria-hidden="true" className="rise font-display text-6xl text-teal-deep low:text-4xl sm:text-8xl">
        404
      </p>
      <h1 lang="en" className="rise mt-2 text-4xl low:mt-0 low:text-3xl sm:text-5xl" style={riseOrder(1)}>
        Page Not Found
      </h1>
      <p
        className="rise mx-auto mt-4 max-w-[34ch] text-balance text-2xl leading-snug low:mx-0 low:mt-1 low:max-w-none low:text-lg"
        style={riseOrder(1)}
      >
        {text.story}
      </p>
      <div
        className="rise mx-auto mt-6 w-full max-w-sm low:col-start-1 low:row-span-5 low:row-start-1 low:mt-0"
        style={riseOrder(2)}
      >
        <Painting
          name="covers/forest-adventure"
          sizes="(min-width: 26.9rem) 384px, 90vw"
          alt=""
          className="sheet w-full bg-cream"
        />
      </div>
      <p className="daylight mx-auto mt-6 w-fit low:mx-0 low:mt-2 max-w-full break-words rounded-xl bg-night px-5 py-3 text-left low:py-1.5 font-mono text-honey-wash text-sm">
        <span className="block">$ GET {decodeForDisplay(path)} → 404</span>
        <span className="block text-leaf-wash">{`// ${text.hint}`}</span>
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3 low:mt-3 low:justify-start">
        <ButtonLink to="/" tone="coral">
          {text.home}
        </ButtonLink>
        <ButtonLink to="/stories">{text.stories}</ButtonLink>
      </div>
    </div>
  );
}

function decodeForDisplay(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
