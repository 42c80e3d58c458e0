import type { TeachersPage } from '../../model/book.ts';

export const teachers: TeachersPage = {
  summary: {
    en: 'Wool is vanishing all over Plum Street, and the town bell says only “fump.” It should ring on Christmas Eve, so that the people on three hills come down to supper. Charlotte and Theo find out why it doesn’t: a squirrel has built a nest for her babies in the bell, out of everybody’s mittens. Charlotte asks the town to leave them there till spring. But what is as loud as a bell? Nothing that they try. When the lights go out, a tangerine that goes from hand to hand gives Charlotte the answer: a sound doesn’t have to be loud if it is passed on, from door to door.',
    ko: '자두나무길에서 장갑과 양말이 자꾸 사라지고, 마을 종은 ‘뿌욱’ 소리만 내요. 크리스마스이브에 그 종이 울려야 언덕 사람들이 저녁을 먹으러 내려오는데 말이에요. 샬롯과 테오가 종탑에 올라가 보니, 엄마 다람쥐가 종 속에 털실을 모아 아기들 집을 지어 놓았어요. 샬롯은 봄까지 그대로 두자고 부탁해요. 그런데 종만큼 큰 소리를 내는 물건은 없어요. 정전이 된 저녁, 손에서 손으로 건너온 귤을 보고 샬롯은 알아차려요. 소리가 크지 않아도 옆집에서 옆집으로 넘기면 멀리 갈 수 있다는 것을요.',
  },
  words: [
    {
      word: { en: 'mitten', ko: '장갑' },
      meaning: { en: 'a glove with one room for the thumb and one for all the fingers', ko: '추울 때 손에 끼는 것' },
    },
    {
      word: { en: 'wool', ko: '털실' },
      meaning: { en: 'warm thread from a sheep', ko: '털로 만든 따뜻한 실' },
    },
    {
      word: { en: 'squirrel', ko: '다람쥐' },
      meaning: { en: 'a small animal with a bushy tail', ko: '꼬리가 복슬복슬한 작은 동물' },
    },
    {
      word: { en: 'stubborn', ko: '고집' },
      meaning: { en: 'not going to change your mind, whatever anybody says', ko: '제 생각을 좀처럼 바꾸지 않는 마음' },
    },
    {
      word: { en: 'lantern', ko: '등불' },
      meaning: { en: 'a light to carry', ko: '어두운 데를 밝히려고 켜 드는 불' },
    },
    {
      word: { en: 'blizzard', ko: '눈보라' },
      meaning: { en: 'a storm of snow and wind', ko: '바람과 함께 휘몰아치는 눈' },
    },
  ],
  questions: {
    recall: {
      en: 'Why does the bell say “fump”? Who lives in it?',
      ko: '종은 왜 ‘뿌욱’ 소리를 냈나요? 종 속에 누가 살고 있었나요?',
    },
    infer: {
      en: 'In April Charlotte leaves her other mitten in the tower. Why does she do that?',
      ko: '봄에 샬롯은 남은 장갑 한 짝을 종탑에 두고 와요. 왜 그랬을까요?',
    },
    feel: {
      en: 'Charlotte stands in the door, and her legs shake. What is she afraid of, and why does she stay?',
      ko: '샬롯은 다리를 떨면서도 문 앞을 막아서요. 무엇이 무서웠을까요? 그런데도 왜 비키지 않았을까요?',
    },
    connect: {
      en: 'What can your street or your class do together that nobody in it can do alone?',
      ko: '우리 동네나 우리 반이 함께하면 할 수 있고, 혼자서는 못 하는 일은 무엇인가요?',
    },
  },
  write: {
    en: 'Write the instructions that Charlotte gives at every door. Use no more than three short sentences. Then try them in class.',
    ko: '샬롯이 집집마다 알려 준 방법을 안내문으로 써 봐요. 짧은 문장 세 개로 쓰고, 교실에서 그대로 해 봐요.',
  },
  scene: ['6-2', '7-1', '7-2', '8-1', '8-2', '9-1'],
};
