import type { TeachersPage } from '../../model/book.ts';

export const teachers: TeachersPage = {
  summary: {
    en: 'Charlotte, Theo and Priya go camping with Ranger Meera, across eleven stepping stones. In the morning the stones are under water: a beaver has built a dam overnight. The children call him the Manager. They open a hole, and he closes it. So they try one thing after another and write down what happens, until Charlotte understands: he isn’t fixing the dam, he’s fixing the noise of running water. With a pipe that takes the water away without a sound, the children get their path back, and the beaver keeps his pond.',
    ko: '샬롯과 테오, 프리야는 미라 이모와 징검다리 열한 개를 건너 숲으로 캠핑을 가요. 자고 일어나니 징검다리가 물에 잠겼어요. 비버가 밤새 댐을 쌓았거든요. 아이들은 비버를 ‘부장님’이라고 불러요. 구멍을 내면 부장님이 금세 막아 버려요. 그래서 이것저것 해 보고 그때마다 공책에 적다가 샬롯이 알아내요. 부장님은 댐이 아니라 물소리를 고친다는 것을요. 소리 없이 물을 빼는 관을 놓자 아이들은 길을 되찾고, 비버는 연못을 지켜요.',
  },
  words: [
    {
      word: { en: 'stepping stones', ko: '징검다리' },
      meaning: { en: 'stones you walk on to cross water', ko: '물을 건너려고 띄엄띄엄 놓은 돌' },
    },
    {
      word: { en: 'brook', ko: '개울' },
      meaning: { en: 'a small, shallow stream', ko: '골짜기나 들에 흐르는 작은 물줄기' },
    },
    {
      word: { en: 'dam', ko: '댐' },
      meaning: { en: 'a wall that holds back water', ko: '물을 막은 둑' },
    },
    {
      word: { en: 'manager', ko: '부장님' },
      meaning: { en: 'a person who runs things at work', ko: '회사에서 일을 맡아 이끄는 어른' },
    },
    {
      word: { en: 'gurgle', ko: '꼴꼴' },
      meaning: {
        en: 'the sound of water running through a small hole',
        ko: '물이 좁은 구멍으로 조금씩 새어 나오는 소리',
      },
    },
    {
      word: { en: 'quiet', ko: '조용한' },
      meaning: { en: 'with hardly any sound', ko: '소리가 거의 나지 않는' },
    },
  ],
  questions: {
    recall: {
      en: 'What did the children try to get their path back, and what did the beaver do each time?',
      ko: '아이들은 물을 빼려고 무엇무엇을 해 보았나요? 그때마다 비버는 어떻게 했나요?',
    },
    infer: {
      en: 'The beaver puts a stick on a dry rock. How does that show Charlotte what he really mends?',
      ko: '비버가 마른 바위에 나뭇가지를 얹어요. 샬롯은 그걸 보고 비버가 무엇을 고친다고 생각했나요? 왜요?',
    },
    feel: {
      en: 'At first the beaver is only in the way. How do the children feel about him in the end? What has changed?',
      ko: '아이들은 처음에 부장님을 어떻게 생각했나요? 끝에는요? 왜 마음이 바뀌었을까요?',
    },
    connect: {
      en: 'Have you ever had to share a place with somebody who wanted something else? What was fair to both?',
      ko: '서로 바라는 것이 다른 사람과 한곳을 나누어 써 본 적이 있나요? 어떻게 해야 둘 다 좋았나요?',
    },
  },
  write: {
    en: 'Make a page of Theo’s notebook about an experiment of your own: what I did, what happened, what I think now.',
    ko: '테오처럼 나만의 실험 공책을 써 봐요. 무엇을 했는지, 어떻게 되었는지, 이제 어떻게 생각하는지 적어요.',
  },
  scene: ['2-2', '2-3', '3-1', '3-3', '4-1', '4-2', '4-3'],
};
