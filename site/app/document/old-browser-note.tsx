import { OLDEST_BROWSERS } from './old-browser.ts';

/** Shown by first-paint.css in a browser that cannot run the site's scripts, so in both languages. */
export function OldBrowserNote() {
  const { safari, firefox, chrome } = OLDEST_BROWSERS;
  return (
    <div className="old-browser">
      <p lang="en">
        This browser is too old for the games and the quiz; the stories can be read. Safari {safari}, Firefox {firefox}{' '}
        and Chrome {chrome}, and all later ones, show everything.
      </p>
      <p lang="ko">
        오래된 브라우저라서 놀이와 퀴즈는 열 수 없어요. 이야기는 읽을 수 있어요. Safari {safari}, Firefox {firefox},
        Chrome {chrome}부터는 모두 할 수 있어요.
      </p>
    </div>
  );
}
