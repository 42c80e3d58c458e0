import { buildPictureSources } from '../../../shared/page/picture-files.ts';
import { getImageLoadingProps, type ImageLoading } from '../../../shared/ui/image-loading.ts';
import type { ShownPicture } from '../pictures/pictures.ts';

type Props = {
  /** The picture's path below public/art, without width and format. */
  name: string;
  picture: ShownPicture;
  alt: string;
  loading: ImageLoading;
  sizes: string;
};

export function PrintPicture({ name, picture, alt, loading, sizes }: Props) {
  const { avif, webp } = buildPictureSources(name, picture);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={webp}
        alt={alt}
        width={picture.width}
        height={picture.height}
        {...getImageLoadingProps(loading)}
        className="print-picture"
        style={{ backgroundImage: `url(${picture.placeholder})` }}
      />
    </picture>
  );
}
