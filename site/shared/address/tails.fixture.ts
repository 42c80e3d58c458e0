/** What stands behind a link where people paste it. */
export const TAILS: readonly string[] = [
  ...[
    '를',
    '을',
    '은',
    '는',
    '이',
    '가',
    '에',
    '에서',
    '에서는',
    '까지',
    '부터',
    '으로',
    '로',
    '의',
    '도',
    '와',
    '과',
    '입니다',
    '이에요',
  ],
  ...['.', ',', '!', '?', ';', ':', '…', '...', '。', '、', '·', '~', '*', '**', '_', '|', '\\', '/'],
  ...[')', '(', ']', '}', '>', '"', "'", '”', '’', '»', '」', '』', '】', '〉', '）', '］', '“', '`'],
  ...[').', ')를', '」를', '”에서', '**를', ')은', '.)', '",', "'s", '…까지', '</a>', '&gt;', '&quot;', '&nbsp;'],
  ...[
    ' ',
    '\n',
    '\t',
    '\u00a0',
    '\u3000',
    '\u200b',
    '\ufeff',
    ' 를',
    ' 보세요',
    ' please',
    '\n감사합니다',
    ' — 숙제',
    ' 5분만!',
  ],
  ...['?fbclid=IwAR2x', '&utm_source=kakao', '?', '&', '\ufffd', '🙂', '❤️', 'ㅋㅋ', '를.', '입니다!!', 'に', 'で'],
];

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*~.]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
const widen = (text: string) => text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

/** How an address with its tail may have been written anew on its way. */
export const WRITINGS: Readonly<Record<string, (address: string, tail: string) => string>> = {
  'as it is': (address, tail) => address + tail,
  'as a browser writes it': (address, tail) => address + encodeURI(tail),
  'tail encoded': (address, tail) => address + encode(tail),
  'encoded in small letters': (address, tail) =>
    address + encode(tail).replace(/%[\dA-F]{2}/g, (byte) => byte.toLowerCase()),
  'encoded twice': (address, tail) => address + encode(encode(tail)),
  'encoded as a whole': (address, tail) => encode(address + tail),
  'cut within a character': (address, tail) => address + encode(tail).replace(/(%[89A-F][\dA-F])+$/, '%EB%A5'),
  decomposed: (address, tail) => address + tail.normalize('NFD'),
  'in full-width letters': (address, tail) => widen(address) + tail,
};
