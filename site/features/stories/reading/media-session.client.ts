import type { PlaybackState } from './playback.ts';

/** What the lock screen, a headset or a keyboard can ask for. */
type MediaCommands = Readonly<Record<'play' | 'pause' | 'stop' | 'nexttrack' | 'previoustrack', () => void>>;

/** What is shown of the book there. */
export type MediaTitle = { readonly title: string; readonly picture: string | null };

/** What the browser is told of the reading. */
export function getMediaState({ phase }: PlaybackState): MediaSessionPlaybackState {
  if (phase === 'idle') return 'none';
  return phase === 'speaking' || phase === 'between-panels' ? 'playing' : 'paused';
}

type BookSession = { readonly show: (state: PlaybackState) => void; readonly close: () => void };

/** Shows a book that is read aloud on the lock screen, with buttons, where the browser does that. */
export function createBookSession({ title, picture }: MediaTitle, commands: MediaCommands): BookSession {
  const session = 'mediaSession' in navigator ? navigator.mediaSession : null;
  const actions = Object.keys(commands) as (keyof MediaCommands)[];
  let shown: MediaSessionPlaybackState = 'none';

  function change(next: MediaSessionPlaybackState): void {
    if (!session || next === shown) return;
    const isFirst = shown === 'none';
    shown = next;
    session.playbackState = next;
    if (!isFirst && next !== 'none') return;
    const artwork = picture === null ? [] : [{ src: picture, type: 'image/webp' }];
    session.metadata =
      next === 'none' ? null : new MediaMetadata({ title, artist: 'Story Forest · 이야기숲', artwork });
    for (const action of actions) {
      try {
        session.setActionHandler(action, next === 'none' ? null : commands[action]);
      } catch {
        // An older browser does not know this button.
      }
    }
  }

  return { show: (state) => change(getMediaState(state)), close: () => change('none') };
}
