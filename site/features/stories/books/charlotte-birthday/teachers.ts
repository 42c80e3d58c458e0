import type { TeachersPage } from '../../model/book.ts';

export const teachers: TeachersPage = {
  summary: {
    en: 'On all twelve of her birthday invitations Charlotte has written 41 instead of 14. She and her friends fix seven. The other five friends can’t be reached, so Charlotte has to knock at number 41 herself, where nobody ever knocks. Shy Mr. Finch lives there with a model town, and his bridge has kept falling down for thirty years because of the very same mistake. At two o’clock not five guests come to his door, but twelve. The children turn themselves into a train, Mr. Finch dares to come out and be the conductor, and at the party a number written backward on purpose saves the cake.',
    ko: '샬롯은 생일 초대장 열두 장에 14번지를 모두 41번지로 잘못 써요. 친구들과 일곱 장을 고치지만, 나머지 손님 다섯 명 때문에 아무도 찾지 않던 41번지 문을 두드려야 해요. 그 집에는 부끄럼 많은 핀치 할아버지가 꼬마 마을을 만들며 살고, 할아버지의 다리도 똑같은 실수 때문에 삼십 년째 무너지고 있었어요. 두 시가 되자 손님은 다섯이 아니라 열두 명! 아이들은 스스로 기차가 되고, 할아버지는 용기를 내어 차장으로 나서요. 그리고 잔치에서는 일부러 거꾸로 쓴 숫자가 케이크를 살려요.',
  },
  words: [
    {
      word: { en: 'invitation', ko: '초대장' },
      meaning: { en: 'a letter or card that asks people to come to a party', ko: '놀러 오라고 보내는 편지나 카드' },
    },
    {
      word: { en: 'mistake', ko: '실수' },
      meaning: { en: 'something done wrong without meaning to', ko: '모르고 잘못한 일' },
    },
    {
      word: { en: 'address', ko: '주소' },
      meaning: { en: 'the number and street where somebody lives', ko: '집이 어디인지 알려 주는 번지와 길 이름' },
    },
    {
      word: { en: 'on purpose', ko: '일부러' },
      meaning: { en: 'because you meant to', ko: '그러려고 마음먹고' },
    },
    {
      word: { en: 'bridge', ko: '다리' },
      meaning: { en: 'a road or track that goes over something', ko: '강이나 길 위로 건너가게 놓은 길' },
    },
    {
      word: { en: 'conductor', ko: '차장' },
      meaning: {
        en: 'a person who checks tickets on a train and looks after the passengers',
        ko: '기차에서 표를 살피고 손님을 돌보는 사람',
      },
    },
  ],
  questions: {
    recall: {
      en: 'What was wrong with the invitations? How many did Charlotte and her friends correct on Friday?',
      ko: '초대장의 무엇이 틀렸나요? 샬롯과 친구들은 금요일에 몇 장을 고쳤나요?',
    },
    infer: {
      en: 'Mr. Finch has a whole town, but only one chair. What does that tell you about him?',
      ko: '핀치 할아버지 집에는 마을이 하나 다 있는데 의자는 하나뿐이에요. 그걸 보면 무엇을 알 수 있나요?',
    },
    feel: {
      en: '“I’m scared, too,” writes Charlotte. How does it feel to get a note like that when you are afraid?',
      ko: '샬롯은 ‘저도 무서워요’라고 써 보내요. 무서울 때 그런 쪽지를 받으면 어떤 마음이 들까요?',
    },
    connect: {
      en: 'Tell about a time you fixed a mistake. Was it easier alone, or with somebody’s help?',
      ko: '내가 한 실수를 바로잡은 적이 있나요? 혼자 했나요, 누가 도와주었나요?',
    },
  },
  write: {
    en: 'Write the note that you would push through Mr. Finch’s mail slot before the party. Three sentences are enough.',
    ko: '잔치가 열리기 전, 핀치 할아버지의 편지 구멍에 넣을 쪽지를 써 봐요. 세 문장이면 돼요.',
  },
  scene: ['7-1', '7-2', '7-3', '8-1', '8-2', '8-3'],
};
