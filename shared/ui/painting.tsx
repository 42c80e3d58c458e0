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
  /** The first thing a reader sees: fetched at once. Others come when they are near. */
  eager?: boolean;
  className?: string;
};

/** A picture of the studio, in the size the screen needs. */
export function Painting({ name, widths, size, fallbackWidth = 800, sizes, alt, eager = false, className }: Props) {
  const source = `/art/${name}`;
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
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
