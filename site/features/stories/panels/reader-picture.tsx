import { buildPictureSources } from '../../../shared/ui/picture-files.ts';
import type { ShownPicture } from '../model/pictures.ts';

type Props = {
  /** The picture's folder and name below public/art. */
  folder: string;
  name: string;
  picture: ShownPicture;
  alt: string;
  sizes: string;
  /** Whether it is visible first: it is then fetched before everything else. */
  first?: boolean;
  className: string;
};

/** A picture. Its space is reserved and shows a blurred placeholder until it is loaded. */
export function ReaderPicture({ folder, name, picture, alt, sizes, first = false, className }: Props) {
  const { avif, webp } = buildPictureSources(`${folder}/${name}`, picture);
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
