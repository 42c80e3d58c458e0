import { pictureSources, type ShownPicture } from './pictures.ts';

type Props = {
  /** The picture's folder and name below public/art. */
  folder: string;
  name: string;
  picture: ShownPicture;
  alt: string;
  /** How wide it is shown, as an image's `sizes`. */
  sizes: string;
  /** The first picture that a reader sees: it is asked for before everything else. */
  first?: boolean;
  className: string;
};

/** A painted picture in its own proportions: the page keeps its place, with a blurred placeholder until it is loaded. */
export function ReaderPicture({ folder, name, picture, alt, sizes, first = false, className }: Props) {
  const { avif, webp } = pictureSources(folder, name);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={webp}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        className={className}
        style={{ backgroundImage: `url(${picture.placeholder})` }}
      />
    </picture>
  );
}
