import { type Coming, fetching } from './coming.ts';
import standIns from './stand-ins.json' with { type: 'json' };

type Props = {
  /** The picture's name below /art, without size and ending: 'site/home-hero'. */
  name: string;
  /** Pixel widths that the studio rendered as AVIF. */
  widths: readonly number[];
  /** Pixels of the largest, so that the page keeps its place before it has come. */
  size: { readonly width: number; readonly height: number };
  /** Pixel width of the WebP, for browsers without AVIF. */
  fallbackWidth?: number;
  /** How wide it is shown, as the `sizes` attribute. */
  sizes: string;
  alt: string;
  comes?: Coming;
  className?: string;
};

/** A painting at 24 px, blurred, as a data address: shown until it has come. Small ones have none. */
const STAND_INS: Readonly<Record<string, string>> = standIns;

/** A picture of the studio, in the size the screen needs. */
export function Painting({ name, widths, size, fallbackWidth = 800, sizes, alt, comes = 'near', className }: Props) {
  const source = `/art/${name}`;
  const standIn = STAND_INS[name];
  return (
    <picture className="contents">
      <source
        type="image/avif"
        srcSet={widths.map((width) => `${source}-${width}.avif ${width}w`).join(', ')}
        sizes={sizes}
      />
      <img
        src={`${source}-${fallbackWidth}.webp`}
        width={size.width}
        height={size.height}
        alt={alt}
        {...fetching(comes)}
        decoding="async"
        className={className}
        style={standIn ? { backgroundImage: `url(${standIn})`, backgroundSize: 'cover' } : undefined}
      />
    </picture>
  );
}
