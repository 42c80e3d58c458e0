import type { Bilingual } from '../../../shared/language/language.ts';

/** Everyone who speaks in a bubble, with the name that readers see. The ids also name head boxes (`HeadId`). */
export const cast = {
  charlotte: { en: 'Charlotte', ko: '샬롯' },
  theo: { en: 'Theo', ko: '테오' },
  priya: { en: 'Priya', ko: '프리야' },
  meera: { en: 'Ranger Meera', ko: '미라 이모' },
  max: { en: 'Max', ko: '맥스' },
  mom: { en: 'Mom', ko: '엄마' },
  dad: { en: 'Dad', ko: '아빠' },
  halmeoni: { en: 'Halmeoni', ko: '할머니' },
  finch: { en: 'Mr. Finch', ko: '핀치 할아버지' },
  marcus: { en: 'Marcus', ko: '마커스' },
  mayor: { en: 'Mayor Lopez', ko: '로페즈 시장님' },
  guests: { en: 'The guests', ko: '손님들' },
  bell: { en: 'Old Bess', ko: '큰 종' },
  scarf: { en: 'Mrs. Scarf', ko: '목도리 부인' },
  manager: { en: 'The Manager', ko: '부장님' },
  doyun: { en: 'Doyun', ko: '도윤' },
  neighbor: { en: 'A neighbor', ko: '이웃' },
  tteok: { en: 'Mrs. Tteok', ko: '떡집 아주머니' },
  seo: { en: 'Mr. Seo', ko: '세탁소 아저씨' },
  chestnut: { en: 'Chestnut Grandpa', ko: '밤골 할아버지' },
  /** The aunt (Imo) of the Charlotte books, called Mom in the books about her son. */
  doyunsMom: { en: 'Mom', ko: '엄마' },
  han: { en: 'Miss Han', ko: '담임 선생님' },
  harin: { en: 'Harin', ko: '하린' },
  clerk: { en: 'The clerk', ko: '벼슬아치' },
  pheasant: { en: 'The pheasant', ko: '꿩' },
  staff: { en: 'The museum lady', ko: '문학관 선생님' },
  bigBrother: { en: 'Big brother', ko: '어린 형' },
  littleYeongsu: { en: 'Little Yeong-su', ko: '어린 영수' },
  yeongsu: { en: 'Yeong-su', ko: '영수 할아버지' },
} as const satisfies Record<string, Bilingual>;

export type CastId = keyof typeof cast;

/** Who or what a head box of a picture belongs to. */
export type HeadId =
  | CastId
  /** A thing that the reader is to find. */
  | 'find'
  /** Somebody or something that never speaks. */
  | 'silent';

function isCastId(id: string): id is CastId {
  return Object.hasOwn(cast, id);
}

/** The studio checks `person` against its own list, which has all ids of the cast. */
export function formatPersonHeadId(person: string): HeadId {
  return isCastId(person) ? person : 'silent';
}

export function formatThingHeadId(thing: string): HeadId {
  return thing === 'Find' ? 'find' : 'silent';
}
