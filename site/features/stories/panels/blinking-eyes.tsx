import { useState } from 'react';
import shutEyes from './shut-eyes.json';
import './blinking-eyes.css';

type Blinks = Readonly<Record<string, { readonly eyes: Readonly<Record<string, string>> }>>;
const blinks: Blinks = shutEyes;

/** Between two people's first blinks. Not a divisor of a blink's round, so that they never fall into step. */
const APART_MS = 430;

/**
 * Everybody in a picture blinks a few times, one after the other, and then looks on as painted. Lies over a picture
 * whose element is positioned; nothing where nobody's eyes were painted shut. The studio writes `shut-eyes.json`
 * and the picture of the shut eyes, which is transparent elsewhere: each person shows an own part of it.
 */
export function BlinkingEyes({ book, panel }: { book: string; panel: string }) {
  const [isLoaded, setIsLoaded] = useState(false);
  const insets = Object.values(blinks[`${book}/${panel}`]?.eyes ?? {});
  return insets.map((inset, i) => (
    <img
      key={inset}
      src={`/art/${book}/${panel}-shut-eyes-1200.avif`}
      alt=""
      className="blinking-eyes"
      data-loaded={isLoaded ? '' : undefined}
      onLoad={() => setIsLoaded(true)}
      style={{ clipPath: `inset(${inset})`, animationDelay: `${i * APART_MS}ms` }}
    />
  ));
}
