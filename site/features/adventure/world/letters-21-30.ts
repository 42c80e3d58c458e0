/** Letters 21 to 30: the dam without the Manager, and a postcard. */
import type { Letter } from './letter.ts';

export const letters21To30: readonly Letter[] = [
  {
    from: 'charlotte',
    item: 'lantern',
    ground: 'pond',
    news: {
      en: 'There’s a sign on the dam: ON VACATION. There’s something smaller below it, too.',
      ko: '댐에 ‘휴가 중’이라고 적힌 팻말이 있어요. 그 밑에 더 작은 글씨도 있고요.',
    },
    wish: {
      en: 'Please bring me {n} lantern{s}. We want to read the small part.',
      ko: '등불 {n} 개만 가져다줘요. 작은 글씨도 읽어 볼래요.',
    },
    thanks: {
      en: 'It says: NOT IN A MEETING. We had to read it three times.',
      ko: '‘회의 중 아님’이라고 적혀 있었어요. 믿기지 않아서 세 번이나 읽었어요.',
    },
  },
  {
    from: 'theo',
    item: 'mitten',
    ground: 'pond',
    news: {
      en: 'One. I’m guarding the dam. Two. It’s leaking. Three. It’s leaking on me.',
      ko: '첫째, 내가 댐을 지켜요. 둘째, 물이 새요. 셋째, 나한테 새요.',
    },
    wish: {
      en: 'Please bring me {n} mitten{s} to put into the holes.',
      ko: '손모아장갑 {n} 짝만 가져다줘요. 구멍을 막을 거예요.',
    },
    thanks: {
      en: 'One. No more drips. Two. The dam looks as if it’s waving.',
      ko: '첫째, 이제 안 새요. 둘째, 댐이 손을 흔드는 것 같아요.',
    },
  },
  {
    from: 'priya',
    item: 'trumpet',
    ground: 'pond',
    news: {
      en: 'Theo pats the dam twice, just like the Manager. Now it does what he says!',
      ko: '테오가 부장님처럼 댐을 토닥토닥해요. 그랬더니 댐이 테오 말을 잘 들어요!',
    },
    wish: {
      en: 'Please bring me {n} trumpet{s}. A boss needs a fanfare.',
      ko: '나팔 {n} 개만 가져다줘요. 꼬마 부장님이 오셨으니 불어 드려야죠.',
    },
    thanks: {
      en: 'Ta-da-daaa! Theo said, “One. Shh.” But he grinned.',
      ko: '나팔을 불었더니 테오가 “첫째, 조용히.” 했어요. 그러면서 씩 웃었어요.',
    },
  },
  {
    from: 'finch',
    item: 'bell',
    ground: 'night',
    news: {
      en: 'Somebody moved my little church in the night. I must say it stands better now.',
      ko: '밤사이에 누가 꼬마 교회를 옮겨 놨어요. 솔직히 새 자리가 더 낫네요.',
    },
    wish: {
      en: 'Please bring me {n} bell{s}. The old one fell off on the way.',
      ko: '종 {n} 개만 가져다주세요. 옮길 때 하나뿐인 종을 떨어뜨렸나 봐요.',
    },
    thanks: {
      en: 'It rings again. Nobody has said sorry, but somebody has swept the floor.',
      ko: '다시 댕댕 울려요. 미안하다는 말은 없지만, 누가 바닥을 쓸어 놨네요.',
    },
  },
  {
    from: 'charlotte',
    item: 'acorn',
    ground: 'night',
    news: {
      en: 'Who is wet, and tidy, and moves churches? Tonight we’ll sit on the stairs and watch.',
      ko: '젖었는데 깔끔하고 교회까지 옮기는 게 누굴까요? 오늘 밤에는 계단에 앉아서 지켜볼 거예요.',
    },
    wish: {
      en: 'Please bring me {n} acorn{s} to roll down the stairs when we see something.',
      ko: '도토리 {n} 알만 가져다줘요. 뭐가 보이면 굴려서 알릴 거예요.',
    },
    thanks: {
      en: 'We saw nothing. We heard something roll, but that was us.',
      ko: '아무것도 못 봤어요. 뭐가 구르는 소리는 났는데, 우리가 굴린 거였어요.',
    },
  },
  {
    from: 'theo',
    item: 'bell',
    ground: 'night',
    news: {
      en: 'Who stayed awake? One. Not Priya. Two. Not Charlotte. Three. I blinked for an hour.',
      ko: '누가 안 자고 지켰을까요? 첫째, 프리야는 아니에요. 둘째, 샬롯도요. 셋째, 나는 한 시간 동안 눈만 깜박했어요.',
    },
    wish: {
      en: 'Please bring me {n} bell{s}, so that I hear it when I nod off.',
      ko: '종 {n} 개만 가져다줘요. 꾸벅하면 울리게 달아 둘래요.',
    },
    thanks: { en: 'One. I nodded off. Two. I heard it.', ko: '첫째, 꾸벅했어요. 둘째, 울리는 소리도 들었어요.' },
  },
  {
    from: 'manager',
    item: 'acorn',
    ground: 'night',
    news: {
      en: 'Greetings from my vacation. Everything here is small, and the river holds still.',
      ko: '휴가지에서 안부를 전해요. 여기는 뭐든지 작고, 강물이 가만히 있어요.',
    },
    wish: {
      en: 'Bring {n} acorn{s} to my office, please. I am not there. That is the point.',
      ko: '도토리 {n} 알만 사무실에 갖다주세요. 나는 거기 없어요. 휴가니까요.',
    },
    thanks: {
      en: 'I hear that my office runs without me. I hardly think about it. Hardly.',
      ko: '나 없이도 사무실이 잘 돌아간다면서요. 나는 사무실 생각을 거의 안 해요. 거의요.',
    },
  },
  {
    from: 'priya',
    item: 'letter',
    ground: 'meadow',
    news: {
      en: 'A postcard from the Manager! There’s a tiny bridge on it. I know that bridge from somewhere.',
      ko: '부장님 엽서가 왔어요! 그림에 꼬마 다리가 있는데, 어디서 본 다리예요.',
    },
    wish: {
      en: 'Please bring me {n} letter{s}. I want to compare.',
      ko: '편지 {n} 통만 가져다줘요. 나란히 놓고 대 볼래요.',
    },
    thanks: {
      en: 'Easy! It’s Mr. Finch’s bridge! Wait. WHAT?',
      ko: '식은 죽 먹기! 핀치 할아버지네 다리잖아요! 어? 뭐라고요?',
    },
  },
  {
    from: 'finch',
    item: 'mitten',
    ground: 'pond',
    news: {
      en: 'There is a suitcase in my hall. It isn’t mine, and it drips.',
      ko: '우리 집 현관에 가방이 하나 있어요. 내 것이 아닌데 물이 뚝뚝 떨어져요.',
    },
    wish: {
      en: 'Please bring me {n} mitten{s}. I don’t touch strange luggage with bare hands.',
      ko: '손모아장갑 {n} 짝만 가져다주세요. 남의 가방을 맨손으로 만질 수는 없지요.',
    },
    thanks: {
      en: 'I have looked. It holds half a stick. Somebody has eaten the other half.',
      ko: '열어 봤어요. 나뭇가지 반 토막이 있네요. 나머지 반은 누가 먹었나 봐요.',
    },
  },
  {
    from: 'charlotte',
    item: 'birthday-cake',
    ground: 'pond',
    news: {
      en: 'It’s him! The Manager is on vacation in the tiny town, up to his tummy in the glass river!',
      ko: '부장님이에요! 꼬마 마을에 휴가를 오셔서 유리 강에 배까지 담그고 계세요!',
    },
    wish: {
      en: 'Please bring me {n} birthday cake{s}. This isn’t a trap anymore. It’s a welcome.',
      ko: '생일 케이크 {n} 개만 가져다줘요. 이제 함정이 아니라 환영 잔치예요.',
    },
    thanks: {
      en: 'He ate on a hill. Mr. Finch said “Bother” only once.',
      ko: '부장님은 꼬마 산에 앉아서 드셨어요. 핀치 할아버지는 “에잇!” 소리를 한 번밖에 안 하셨어요.',
    },
  },
];
