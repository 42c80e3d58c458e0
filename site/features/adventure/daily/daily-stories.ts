import type { Bilingual } from '../../../shared/language/language.ts';
import { fnv1a } from '../../../shared/random.ts';

type DayStory = { readonly story: Bilingual; readonly completionMessage: Bilingual };

const STORIES: readonly DayStory[] = [
  {
    story: {
      en: 'Something fell out of the mail bag on the way. It fell out again while you were reading this.',
      ko: '오는 길에 우편 가방에서 뭔가 떨어졌어요. 지금 이 글을 읽는 사이에 또 떨어졌네요.',
    },
    completionMessage: { en: 'The bag has a button now.', ko: '이제 가방에 단추가 생겼어요.' },
  },
  {
    story: {
      en: 'The owl asks for his mail early today. He goes to bed at breakfast.',
      ko: '부엉이가 오늘은 일찍 와 달래요. 아침밥 먹고 잘 거거든요.',
    },
    completionMessage: {
      en: 'Delivered. Good night, owl, and good morning.',
      ko: '배달 끝! 부엉이는 잘 자고, 우리는 좋은 아침.',
    },
  },
  {
    story: {
      en: 'The frog has ordered something for the soup. He will not say what.',
      ko: '개구리가 수프에 넣을 것을 주문했어요. 뭔지는 비밀이래요.',
    },
    completionMessage: { en: 'It is in the soup. Nobody can find it.', ko: '수프에 넣었어요. 아무도 못 찾겠대요.' },
  },
  {
    story: {
      en: 'The three squirrel babies have sent each other mail. They live in one bed.',
      ko: '아기 다람쥐 셋이 서로 편지를 부쳤어요. 한 침대에서 자면서요.',
    },
    completionMessage: { en: 'All three answered at once.', ko: '셋이 한꺼번에 답장을 썼어요.' },
  },
  {
    story: {
      en: 'The wind is sorry and helps with the mail. That is why you have to look for it.',
      ko: '바람이 미안하다며 배달을 도와요. 그래서 우리가 찾으러 다녀야 해요.',
    },
    completionMessage: { en: 'Thank you, wind. Take tomorrow off.', ko: '고마워, 바람아. 내일은 쉬어도 돼.' },
  },
];

export function getStoryOfDay(day: string): DayStory {
  const story = STORIES[fnv1a(`${day} story`) % STORIES.length];
  if (!story) throw new Error('There is a story for every day');
  return story;
}
