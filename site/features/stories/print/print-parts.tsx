import type { Language } from '../../../shared/language/language.ts';
import { getImageLoadingProps, type ImageLoading } from '../../../shared/ui/image-loading.ts';
import { buildPictureSources } from '../../../shared/ui/picture-files.ts';
import { parsePassage } from '../model/passage.ts';
import type { ShownPicture } from '../model/pictures.ts';
import type { ReadableBook } from '../model/readable-book.ts';
import { SentenceText } from '../panels/telling.tsx';

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

/** A panel's text as one paragraph: with its lines and its emphasis, without gloss marks. */
export function PrintedText({ text, language }: { text: string; language: Language }) {
  return (
    <p lang={language}>
      {parsePassage(text, language).map((sentence, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a text never change their order
        <span key={i}>
          {sentence.startsLine && <br />}
          <SentenceText sentence={sentence} language={language} />{' '}
        </span>
      ))}
    </p>
  );
}

type WordsProps = { book: ReadableBook; languages: readonly Language[] };

/** The gloss words that the printed text has, each with its meaning. */
export function PrintedWords({ book, languages }: WordsProps) {
  return (
    <dl className="printed-words">
      {languages.map((language) =>
        book.gloss.map(
          ({ word, meaning }) =>
            word[language] && (
              <div key={`${language} ${word[language]}`} lang={language}>
                <dt>{word[language]}</dt> <dd>{meaning[language]}</dd>
              </div>
            ),
        ),
      )}
    </dl>
  );
}
