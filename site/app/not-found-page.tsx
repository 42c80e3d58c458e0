import type { Catalog } from '../shared/language/language.ts';
import { useText } from '../shared/language/use-language.tsx';
import { ButtonLink } from '../shared/ui/button.tsx';
import { riseOrder } from '../shared/ui/rise-order.tsx';
import { usePath } from './use-path.tsx';

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
  return (
    <div className="column mt-12 text-center">
      <p aria-hidden="true" className="rise font-display text-8xl text-teal-deep">
        404
      </p>
      <h1 lang="en" className="rise mt-2 text-4xl sm:text-5xl" style={riseOrder(1)}>
        Page Not Found
      </h1>
      <p className="rise mt-4 text-xl" style={riseOrder(2)}>
        {text.story}
      </p>
      <p className="daylight mx-auto mt-6 w-fit max-w-full break-words rounded-xl bg-night px-5 py-3 text-left font-mono text-honey-wash text-sm">
        <span className="block">$ GET {decodeForDisplay(path)} → 404</span>
        <span className="block text-leaf-wash">{`// ${text.hint}`}</span>
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
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
