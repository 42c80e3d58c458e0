import type { TeachersPage } from '../../model/book.ts';

export const teachers: TeachersPage = {
  summary: {
    en: 'On the night before her eighth birthday Charlotte flies to Korea. She sleeps over the date line, and the fourteenth of June is gone. By the moon on her grandmother’s calendar, though, her birthday is still to come. Charlotte wants to help and soaks three bags of seaweed, which make sixty bowls of soup. So she carries soup to every gate in the alley, where no pot comes home empty: back come rice cakes, cherries, potatoes, a cat, and from the silent cleaner a piece of his own shirt. In the evening there are eight candles, and the promise of a day that comes twice.',
    ko: '샬롯은 여덟 번째 생일 전날 밤 한국행 비행기를 타요. 자는 동안 날짜가 바뀌는 선을 넘어 6월 14일이 사라져 버려요. 그런데 할머니 달력의 음력으로는 생일이 내일이래요. 도와드리려고 몰래 불린 미역 세 봉지는 예순 그릇의 국이 되고, 샬롯은 골목 집집마다 국을 날라요. 이 골목에서는 그릇이 빈 채로 돌아오는 법이 없어요. 떡과 앵두와 감자, 고양이가 오고, 말없는 세탁소 아저씨는 자기 셔츠를 잘라 한복 치마를 늘여 줘요. 저녁에는 초 여덟 개를 켜고, 집으로 돌아가는 토요일은 두 번 온다는 것도 알게 돼요.',
  },
  words: [
    {
      word: { en: 'calendar', ko: '달력' },
      meaning: { en: 'a chart of the days, weeks and months', ko: '한 해의 날짜를 적어 놓은 것' },
    },
    {
      word: { en: 'moon', ko: '달' },
      meaning: {
        en: 'what shines at night and seems to change its shape',
        ko: '밤하늘에 뜨고, 날마다 모양이 달라 보이는 것',
      },
    },
    {
      word: { en: 'seaweed', ko: '미역' },
      meaning: { en: 'a plant from the sea that you can eat', ko: '바다에서 나는, 먹을 수 있는 풀' },
    },
    {
      word: { en: 'alley', ko: '골목' },
      meaning: { en: 'a narrow street between houses', ko: '집과 집 사이의 좁은 길' },
    },
    {
      word: { en: 'sleeve', ko: '소매' },
      meaning: { en: 'the part of a shirt for the arm', ko: '옷에서 팔을 넣는 부분' },
    },
    {
      word: { en: 'birthday', ko: '생일' },
      meaning: { en: 'the day on which you were born', ko: '태어난 날' },
    },
  ],
  questions: {
    recall: {
      en: 'What did the neighbors put into the empty pots? Name three things.',
      ko: '이웃들은 빈 냄비에 무엇을 담아 보냈나요? 세 가지를 말해 봐요.',
    },
    infer: {
      en: '“Hot soup,” is all Mr. Seo says. Why do you think he cut his own sleeve?',
      ko: '세탁소 아저씨는 “국이 뜨거워서”라고만 해요. 왜 자기 소매를 잘랐을까요?',
    },
    feel: {
      en: '“I wanted to help,” says Charlotte in a very small voice. What does Halmeoni say, and how does that change things?',
      ko: '샬롯이 기어드는 소리로 “도와드리려고요”라고 했을 때 할머니는 뭐라고 하셨나요? 그 말에 샬롯의 마음이 어떻게 달라졌을까요?',
    },
    connect: {
      en: 'What does your family eat on a birthday? Who would you share sixty bowls of it with?',
      ko: '우리 집은 생일에 무엇을 먹나요? 예순 그릇이 있다면 누구와 나누고 싶나요?',
    },
  },
  write: {
    en: 'A neighbor’s pot stands empty in your kitchen. Write what you put into it, and one line to go with it.',
    ko: '이웃집 빈 냄비가 우리 부엌에 있어요. 무엇을 담아 돌려줄지 쓰고, 함께 보낼 한마디도 적어 봐요.',
  },
  scene: ['4-1', '5-1', '6-1', '7-1', '8-1'],
};
