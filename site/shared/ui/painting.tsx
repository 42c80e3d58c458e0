import { getImageLoadingProps, type ImageLoading } from './image-loading.ts';
import { buildPictureSources } from './picture-files.ts';
import { getPictureFormat, getPlaceholder, type PictureName } from './picture-manifest.ts';

type Props = {
  name: PictureName;
  /** How wide it is shown, as the `sizes` attribute. */
  sizes: string;
  alt: string;
  loading?: ImageLoading;
  className?: string;
};

/** A picture in the width that the screen needs; its placeholder until it is loaded. */
export function Painting({ name, sizes, alt, loading = 'lazy', className }: Props) {
  const format = getPictureFormat(name);
  const { avif, webp } = buildPictureSources(name, format);
  const placeholder = getPlaceholder(name);
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={webp}
        width={format.width}
        height={format.height}
        alt={alt}
        {...getImageLoadingProps(loading)}
        decoding="async"
        className={className}
        style={placeholder ? { backgroundImage: `url(${placeholder})`, backgroundSize: 'cover' } : undefined}
      />
    </picture>
  );
}
