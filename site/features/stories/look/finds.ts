import type { Bilingual } from '../../../shared/language/language.ts';
import { parseJson } from '../../../shared/storage/json.ts';
import type { Box } from '../model/pictures.ts';
import type { StoryId } from '../model/stories.ts';

/** The name of a hidden thing, shown once it is found: two to five words. */
export type FindName = Bilingual & {
  /** Whether the thing is Bami the cat, or what she left. The album marks these places with a paw. */
  readonly isBami?: true;
};

/** Names of the things to find, by book and panel. The hint for each is the panel's `find` (model/book.ts). */
export const findNames: Readonly<Record<StoryId, Readonly<Record<string, FindName>>>> = {
  'charlotte-birthday': {
    '1-1': { en: 'The blue paper door', ko: '파란 종이 문' },
    '1-2': { en: 'Noodle, tasting', ko: '초대장 맛보는 누들' },
    '1-3': { en: 'A curtain, open an inch', ko: '살짝 열린 커튼' },
    '2-1': { en: 'The “Check your work” poster', ko: '벽에 붙은 포스터' },
    '2-2': { en: 'Two curly goldfish', ko: '곱슬머리 금붕어 두 마리' },
    '2-3': { en: 'A puff from the cellar', ko: '퐁퐁 나오는 김' },
    '3-1': { en: 'A suitcase for Korea', ko: '한국 가는 가방' },
    '3-2': { en: 'A nibbled invitation', ko: '아기가 먹은 초대장' },
    '3-3': { en: 'The firefly’s yellow tent', ko: '반딧불이의 노란 텐트' },
    '4-1': { en: 'A snail going up', ko: '문을 오르는 달팽이' },
    '4-2': { en: 'A tiny lost passenger', ko: '콧수염 속 작은 손님' },
    '4-3': { en: 'Noodle, having a look', ko: '들여다보는 누들' },
    '5-1': { en: 'Charlotte’s little house', ko: '작은 샬롯네 집' },
    '5-2': { en: 'Mr. Finch’s watch', ko: '핀치 할아버지 시계' },
    '5-3': { en: 'Noodle on the roof', ko: '기차 지붕 위의 누들' },
    '6-1': { en: 'A very long handshake', ko: '꼭 잡은 두 손' },
    '6-2': { en: 'Noodle and the cake', ko: '케이크만 보는 누들' },
    '6-3': { en: 'Theo’s lost boot', ko: '테오가 잃어버린 장화' },
    '7-1': { en: 'A banjo at the door', ko: '문 앞의 밴조' },
    '7-2': { en: 'The chimney boot', ko: '굴뚝이던 장화' },
    '7-3': { en: 'Cotton in his ears', ko: '귀를 막은 솜' },
    '8-1': { en: 'The baby’s invitation', ko: '아기가 흔드는 초대장' },
    '8-2': { en: 'The cat from stop two', ko: '두 번째 역의 고양이' },
    '8-3': { en: 'A licked-clean plate', ko: '싹싹 핥은 접시' },
    '9-1': { en: 'The “Wanted” napkin', ko: '현상 수배 냅킨' },
    '9-2': { en: 'The mayor, asleep', ko: '잠드신 시장님' },
    '9-3': { en: 'A letter from Charlotte', ko: '샬롯이 보낸 편지' },
  },
  'charlotte-christmas': {
    '1-1': { en: '1986, underneath', ko: '양푼 밑의 1986' },
    '1-2': { en: 'Tiny footprints', ko: '조그만 발자국' },
    '2-1': { en: 'Pins with no work', ko: '할 일 없는 집게' },
    '2-2': { en: 'A very small Charlotte', ko: '엄지만 한 샬롯' },
    '3-1': { en: 'A robbed snowman', ko: '목도리를 잃은 눈사람' },
    '3-2': { en: 'A sheep in a scarf', ko: '목도리를 두른 양' },
    '4-1': { en: 'Nutshells on the stairs', ko: '계단의 도토리 껍데기' },
    '4-2': { en: 'Two eyes in the hat', ko: '모자 속의 두 눈' },
    '5-1': { en: 'A thimble hat', ko: '골무 모자' },
    '5-2': { en: 'Halmeoni’s tangerines', ko: '할머니의 귤 바구니' },
    '6-1': { en: 'Noodle’s strainer helmet', ko: '누들의 소쿠리 모자' },
    '6-2': { en: 'A listening snowman', ko: '귀 기울이는 눈사람' },
    '7-1': { en: 'A pear-peel spring', ko: '용수철 같은 배 껍질' },
    '7-2': { en: 'Noodle’s own tangerine', ko: '귤을 챙긴 누들' },
    '8-1': { en: 'Mr. Finch’s new sign', ko: '핀치 할아버지의 새 팻말' },
    '8-2': { en: 'Noodle in the hood', ko: '모자에 탄 누들' },
    '9-1': { en: 'A sheep with a lantern', ko: '등불을 든 양' },
    '9-2': { en: 'A hat for a door', ko: '문이 된 모자' },
  },
  'forest-adventure': {
    '1-1': { en: 'A sharpened stump', ko: '뾰족한 나무 밑동' },
    '1-2': { en: 'A beaver with a boot', ko: '장화를 든 비버' },
    '1-3': { en: 'A frog on its stone', ko: '돌을 차지한 개구리' },
    '2-1': { en: 'A beetle in a hat', ko: '모자 쓴 딱정벌레' },
    '2-2': { en: 'Priya’s wooden spoon', ko: '프리야의 나무 숟가락' },
    '2-3': { en: 'A dragonfly, landed', ko: '비버 머리 위 잠자리' },
    '3-1': { en: 'A leaf umbrella', ko: '연잎 우산' },
    '3-2': { en: 'Birds with plugged ears', ko: '귀를 막은 새들' },
    '3-3': { en: 'The spare stick', ko: '하나 더 있는 나뭇가지' },
    '4-1': { en: 'A beaver in a tie', ko: '넥타이 맨 비버' },
    '4-2': { en: 'Theo, not sneezing', ko: '재채기 참는 테오' },
    '4-3': { en: 'The frog’s new stone', ko: '이사한 개구리' },
  },
  'korean-charlotte-birthday': {
    '1-1': { en: 'Doyun’s crossed-out words', ko: '도윤이가 지운 글자' },
    '2-1': { en: 'Noodle on the wall', ko: '벽에 걸린 누들' },
    '3-1': { en: 'Seaweed for twenty', ko: '20인분 미역 봉지' },
    '4-1': { en: 'A strand with a bow', ko: '리본 맨 미역' },
    '5-1': { en: 'Bami on the trail', ko: '냄새 따라온 밤이', isBami: true },
    '6-1': { en: 'Clicky at thirty-one', ko: '서른하나를 센 딸깍이' },
    '7-1': { en: 'A hat from a sleeve', ko: '소매로 만든 모자' },
    '8-1': { en: 'A button up his sleeve', ko: '소매 속의 단추' },
    '9-1': { en: 'A paper plane', ko: '종이비행기' },
  },
  'pyeongchang-story': {
    '1-1': { en: 'Bami at the window', ko: '창가의 밤이', isBami: true },
    '1-2': { en: 'Bami on stair one hundred', ko: '백 번째 계단의 밤이', isBami: true },
    '1-3': { en: 'A burr on Bami’s tail', ko: '밤이 꼬리의 밤송이', isBami: true },
    '1-4': { en: 'Bami and her map twin', ko: '지도를 닮은 밤이', isBami: true },
    '2-1': { en: 'Bami and the peel', ko: '감 껍질과 밤이', isBami: true },
    '2-2': { en: 'Four chestnut tails', ko: '밤색 꼬리 네 개', isBami: true },
    '2-3': { en: 'Bami’s shadow', ko: '밤이 그림자', isBami: true },
    '3-1': { en: 'Bami on the delivery bike', ko: '오토바이에 앉은 밤이', isBami: true },
    '3-2': { en: 'Bami in a hat', ko: '갓을 쓴 밤이', isBami: true },
    '3-3': { en: 'Bami, not looking', ko: '안 보는 척하는 밤이', isBami: true },
    '4-1': { en: 'Bami on the sign', ko: '표지판 위의 밤이', isBami: true },
    '4-2': { en: 'Bami on the list', ko: '명단을 깔고 앉은 밤이', isBami: true },
    '4-3': { en: 'Bami the sculpture', ko: '조각이 된 밤이', isBami: true },
    '4-4': { en: 'Bami’s tail, outside', ko: '창밖의 밤이 꼬리', isBami: true },
    '5-1': { en: 'Bami, twice her size', ko: '두 배로 커진 밤이', isBami: true },
    '5-2': { en: 'Bami the tiger', ko: '호랑이가 된 밤이', isBami: true },
    '5-3': { en: 'Bami and the crumb', ko: '떡 부스러기와 밤이', isBami: true },
    '6-1': { en: 'Bami in the backpack', ko: '배낭에 탄 밤이', isBami: true },
    '6-2': { en: 'A tail behind the lion', ko: '사자 뒤의 밤이 꼬리', isBami: true },
    '6-3': { en: 'Bami in the middle', ko: '형제 사이의 밤이', isBami: true },
    '6-4': { en: 'Bami up a tree', ko: '나무 위의 밤이', isBami: true },
    '7-1': { en: 'Bami’s one wet paw', ko: '물에 담근 밤이 발', isBami: true },
    '7-2': { en: 'Clicky, flying', ko: '날아가는 딸깍이' },
    '7-3': { en: 'A paw-print period', ko: '발자국 마침표', isBami: true },
    '8-1': { en: 'Bami’s better hole', ko: '밤이가 판 구덩이', isBami: true },
    '8-2': { en: 'Cat hair in the tin', ko: '상자 속 고양이 털', isBami: true },
    '8-3': { en: 'A cat for each brother', ko: '형제의 고양이 두 마리', isBami: true },
    '8-4': { en: 'Bami in the parcel', ko: '소포에 든 밤이', isBami: true },
  },
};

/** Key in local storage: a JSON list of the ids of finds, in the order of finding. */
export const FOUND_KEY = 'story-forest.finds';

/** The id of a find: `<book>/<panel>`. */
export function formatFindId(book: string, panel: string): string {
  return `${book}/${panel}`;
}

/** The ids of all finds, by book and panel. */
export const FIND_IDS: readonly string[] = Object.entries(findNames).flatMap(([book, names]) =>
  Object.keys(names).map((panel) => formatFindId(book, panel)),
);

const KNOWN = new Set(FIND_IDS);

/** The ids in a stored text. Ids that today's books do not have are left out. */
export function parseFound(stored: string | null): ReadonlySet<string> {
  const ids = parseJson(stored);
  return new Set(Array.isArray(ids) ? ids.filter((each) => KNOWN.has(each)) : []);
}

/** The stored text with one more id. What another tab stored since stays. */
export function addFound(stored: string | null, findId: string): string {
  return JSON.stringify([...new Set([...parseFound(stored), findId])]);
}

/** Sides of the crop over those of the box. */
const CROP_SCALE = 1.25;
/** Least side of a crop, as a share of the picture's width: smaller ones would be blurred. */
const MIN_CROP_WIDTH = 0.11;

/**
 * A square round a box that lies inside the picture, in shares of it. `aspect` is the picture's width over its height.
 */
export function cropSquareAround(box: Box, aspect: number): Box {
  const longer = Math.max(box.width, box.height / aspect) * CROP_SCALE;
  const width = Math.min(1 / aspect, Math.max(MIN_CROP_WIDTH, longer));
  const height = width * aspect;
  const clamp = (start: number, length: number) => Math.min(1 - length, Math.max(0, start));
  return {
    left: clamp(box.left + (box.width - width) / 2, width),
    top: clamp(box.top + (box.height - height) / 2, height),
    width,
    height,
  };
}
