import { type ImageLoading, imageLoadingProps } from './image-loading.ts';
import placeholders from './placeholders.json' with { type: 'json' };

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
  loading?: ImageLoading;
  className?: string;
};

/** A painting at 24 px, blurred, as a data address: shown until it has come. Small ones have none. */
const PLACEHOLDERS: Readonly<Record<string, string>> = placeholders;

/** A picture of the studio, in the size the screen needs. */
export function Painting({ name, widths, size, fallbackWidth = 800, sizes, alt, loading = 'lazy', className }: Props) {
  const source = `/art/${name}`;
  const placeholder = PLACEHOLDERS[name];
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
        {...imageLoadingProps(loading)}
        decoding="async"
        className={className}
        style={placeholder ? { backgroundImage: `url(${placeholder})`, backgroundSize: 'cover' } : undefined}
      />
    </picture>
  );
}
