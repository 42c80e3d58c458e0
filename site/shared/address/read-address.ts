/**
 * Addresses from outside. A link that stood in a sentence arrives with what stood behind it: a Korean particle, a
 * bracket, a dot, a quotation mark, an ellipsis, a space and more words, a messenger's parameters; as letters or
 * percent-encoded, once or twice, and with full-width letters. One function reads them all: the hash of a task, level,
 * invitation or page of a book, and the path of a page.
 *
 * @packageDocumentation
 */

/** No address of this site is longer. What is, is damaged. */
const MAX_CHARS = 1000;

/** How often a link may have been percent-encoded anew on its way. */
const MAX_ENCODINGS = 3;

/** One character of ASCII, or a run of bytes that may be characters of UTF-8. */
const ENCODED = /%[0-7][\da-f]|(?:%[89a-f][\da-f])+/gi;

/** In the place of bytes that are no characters. */
const LOST = '\uFFFD';

/**
 * What may stand behind an address. Characters that occur in addresses or in numbers (`2,3`, `1.5`, `a_b`) are a tail
 * only where no letter or digit of an address follows them: `tables=6;8` and `/stories.xml` are something else.
 */
const TAIL = /^[-.,;:/_=#+@$%\uFFFD]*(?:$|[\s?&"'()<>[\]{}|\\^`~*!]|[^\0-\x7f\uFFFD])/;

function decode(text: string): string {
  return text.replace(ENCODED, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return LOST;
    }
  });
}

/**
 * The address in the letters of ASCII where it has others of the same meaning: decoded, without invisible characters.
 */
export function normalizeAddress(text: string): string {
  let plain = text.slice(0, MAX_CHARS);
  for (let round = 0; round < MAX_ENCODINGS; round++) {
    plain = decode(plain).replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
  }
  return plain
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[、､]/g, ',')
    .trim();
}

/**
 * What a text from outside means: that of the text as it is, else that of the longest part from its start behind which
 * only a tail stands. Null where it has none, so that the page can say that the link is damaged.
 *
 * @param parse reads a whole address; null where it is none. It gets the tail, too.
 */
export function readAddress<Meaning>(
  text: string,
  parse: (address: string, tail: string) => Meaning | null,
): Meaning | null {
  const exact = parse(text, '');
  if (exact !== null) return exact;
  const plain = normalizeAddress(text);
  for (let end = plain.length; end > 0; end--) {
    const tail = plain.slice(end);
    const meaning = TAIL.test(tail) ? parse(plain.slice(0, end), tail) : null;
    if (meaning !== null) return meaning;
  }
  return null;
}

/**
 * Particles that Korean puts behind a name, for the one address that almost any tail fits: that of the home page. All
 * others are told apart by themselves.
 */
const PARTICLES =
  /^(?:를|을|은|는|이|가|에|에서|에서는|으로|로|까지|부터|도|만|의|와|과|랑|이랑|하고|요|예요|이에요|입니다|에게|한테|보다|처럼)?$/;

/** Whether a tail is a particle between brackets, quotes and dots, and no word. */
export function isPlainTail(tail: string): boolean {
  return !tail.includes(LOST) && PARTICLES.test(tail.replace(/[\s\p{P}\p{S}]/gu, ''));
}
