import type { Bilingual } from '../../../shared/language/language.ts';
import type { StoryId } from './stories.ts';

/** What a book is about, in two sentences. Apart from the list of the books, which every page loads. */
export const storyDescriptions: Readonly<Record<StoryId, Bilingual>> = {
  'charlotte-birthday': {
    en: 'Charlotte’s invitations say 41 Plum Street. Charlotte lives at 14. Now the strangest blue door in town is about to get twelve guests.',
    ko: '초대장에 14번지를 41번지로 써 버린 샬롯! 아무도 열어 본 적 없는 파란 문 앞으로 손님 열두 명이 몰려와요.',
  },
  'charlotte-christmas': {
    en: 'It’s nearly Christmas Eve. Mittens are vanishing, the town bell only says “fump,” and three hills of people won’t come down to supper till they hear it ring.',
    ko: '크리스마스를 앞두고 장갑이 자꾸 사라져요. 댕 하고 울려야 할 마을 종은 ‘뿌욱’ 하고 방귀만 뀌어요. 언덕 사람들은 종이 울려야 저녁을 먹으러 온다는데!',
  },
  'forest-adventure': {
    en: 'Last night there was a path here. This morning there’s a pond. Charlotte, Theo, and Priya must get home without upsetting the grumpiest builder in the woods.',
    ko: '어젯밤엔 길이었는데 자고 나니 연못이에요! 샬롯과 친구들은 숲에서 제일 깐깐한 ‘부장님’을 화나게 하지 않고 집에 갈 수 있을까요?',
  },
  'korean-charlotte-birthday': {
    en: 'Charlotte fell asleep on the plane, and her birthday vanished over the ocean. Can Halmeoni’s calendar, and far too much seaweed, bring it back?',
    ko: '비행기에서 자고 일어났더니 생일이 사라졌어요! 할머니의 달력과 미역 세 봉지가 샬롯의 생일을 찾아 줄까요?',
  },
  'pyeongchang-story': {
    en: 'A treasure map, eighty years old, for a box of taffy. But every name on it has changed. Doyun and his clicking counter are on the case.',
    ko: '쌀되 밑에서 나온 팔십 년 된 보물 지도! 숫자 좋아하는 도윤이가 이름이 자꾸 바뀐 동네에서 엿 한 상자를 찾아 나서요.',
  },
};
