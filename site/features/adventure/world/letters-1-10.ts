/** Letters 1 to 10: one of forty-one is missing, and the Manager asks for a vacation. */
import type { Letter } from './letter.ts';

export const letters1To10: readonly Letter[] = [
  {
    from: 'finch',
    item: 'lantern',
    ground: 'night',
    news: {
      en: 'The sign of my little town says that 41 people live here. I counted, and there are forty.',
      ko: '우리 꼬마 마을 팻말에 ‘주민 41명’이라고 적혀 있어요. 그런데 세어 보니 마흔 명뿐이네요.',
    },
    wish: {
      en: 'Please bring me {n} lantern{s}. Perhaps the last one is sitting in the dark.',
      ko: '등불 {n} 개만 가져다주세요. 마지막 한 명이 어두운 데 앉아 있을지도 몰라요.',
    },
    thanks: {
      en: 'Nobody in the dark. Only dust, and it did not answer.',
      ko: '어두운 데에는 아무도 없었어요. 먼지뿐인데, 불러도 대답을 안 하네요.',
    },
  },
  {
    from: 'charlotte',
    item: 'bell',
    ground: 'meadow',
    news: {
      en: 'I painted that sign, and I checked it. This time it isn’t a 14 the wrong way around!',
      ko: '그 팻말은 내가 썼어요. 이번에는 14를 거꾸로 쓴 게 아니라고요!',
    },
    wish: {
      en: 'So somebody is missing. Please bring me {n} bell{s}. I’ll ring, and somebody will come.',
      ko: '그럼 누가 없어진 거예요. 종 {n} 개만 가져다줘요. 울리면 누가 오겠죠?',
    },
    thanks: {
      en: 'Somebody came. It was Noodle, and he wanted dinner.',
      ko: '누가 왔어요! 누들이었어요. 저녁밥인 줄 알았대요.',
    },
  },
  {
    from: 'theo',
    item: 'mitten',
    ground: 'meadow',
    news: {
      en: 'One. Somebody the size of a thumb is missing. Two. I looked in all my pockets.',
      ko: '첫째, 엄지만 한 사람이 없어졌어요. 둘째, 내 주머니는 다 뒤져 봤어요.',
    },
    wish: {
      en: 'Three. Please bring me {n} mitten{s}. Whoever it is may be cold.',
      ko: '셋째, 손모아장갑 {n} 짝만 가져다줘요. 추울지도 모르잖아요.',
    },
    thanks: {
      en: 'One. Thank you. Two. There was a cookie in my pocket. I mention it to be honest.',
      ko: '첫째, 고마워요. 둘째, 주머니에서 과자가 나왔어요. 숨기면 안 될 것 같아서 말하는 거예요.',
    },
  },
  {
    from: 'priya',
    item: 'acorn',
    ground: 'meadow',
    news: {
      en: 'Finding one tiny person? Easy! I searched the whole oak tree, upside down.',
      ko: '꼬마 한 명 찾기? 식은 죽 먹기죠! 거꾸로 매달려서 참나무를 다 뒤졌어요.',
    },
    wish: {
      en: 'Please bring me {n} acorn{s}. Mine flew off when I fell.',
      ko: '도토리 {n} 알만 가져다줘요. 내 건 나무에서 떨어지면서 다 흘렸거든요.',
    },
    thanks: { en: 'I’m fine! The oak is fine, too. I asked.', ko: '난 멀쩡해요! 참나무도 괜찮대요. 물어봤어요.' },
  },
  {
    from: 'manager',
    item: 'letter',
    ground: 'pond',
    news: {
      en: 'I have held four hundred meetings and taken no vacation. I hereby ask for one.',
      ko: '회의는 사백 번 했는데 휴가는 한 번도 못 갔어요. 그래서 휴가를 신청해요.',
    },
    wish: {
      en: 'Bring me {n} letter{s}, please. I will write my request on the back.',
      ko: '편지 {n} 통만 갖다주세요. 뒷면에 신청서를 쓸 거예요.',
    },
    thanks: {
      en: 'Received. I have asked myself, and I will think about it.',
      ko: '잘 받았어요. 나한테 내는 신청서라서, 내가 잘 생각해 볼게요.',
    },
  },
  {
    from: 'charlotte',
    item: 'key',
    ground: 'pond',
    news: {
      en: 'The Manager wants a vacation, and he doesn’t know how to open one.',
      ko: '부장님이 휴가를 가고 싶으시대요. 그런데 휴가는 어떻게 여는지 모르시겠대요.',
    },
    wish: {
      en: 'He thinks it takes a key. Please bring me {n} key{s}, and I’ll explain it to him gently.',
      ko: '열쇠가 있어야 열리는 줄 아세요. 열쇠 {n} 개만 가져다줘요. 내가 잘 말씀드려 볼게요.',
    },
    thanks: {
      en: 'We tried it on the pond. He says it was open already.',
      ko: '연못에 꽂아 봤어요. 부장님 말씀으로는 벌써 열려 있었대요.',
    },
  },
  {
    from: 'theo',
    item: 'bell',
    ground: 'pond',
    news: {
      en: 'Who watches the dam while the Manager is away? One. Not me. Two. I mean it.',
      ko: '부장님이 휴가 가시면 댐은 누가 봐요? 첫째, 나는 아니에요. 둘째, 진짜예요.',
    },
    wish: {
      en: 'Three. Please bring me {n} bell{s}, in case somebody has to call for help.',
      ko: '셋째, 종 {n} 개만 가져다줘요. 도와 달라고 울릴 일이 생길까 봐요.',
    },
    thanks: {
      en: 'One. It rings well. Two. I hope I never have to.',
      ko: '첫째, 소리가 잘 나요. 둘째, 울릴 일이 없으면 좋겠어요.',
    },
  },
  {
    from: 'finch',
    item: 'birthday-cake',
    ground: 'meadow',
    news: {
      en: 'If number forty-one turns up, it will be a stranger. I never know what to say to strangers.',
      ko: '마흔한 번째 주민이 오면 모르는 사람이겠지요. 나는 처음 보는 사람에게 무슨 말을 해야 할지 모르겠어요.',
    },
    wish: {
      en: 'Please bring me {n} birthday cake{s}. Cake says it for me.',
      ko: '생일 케이크 {n} 개만 가져다주세요. 케이크가 대신 말해 줄 거예요.',
    },
    thanks: {
      en: 'No stranger yet. I practiced saying hello to the cake, and now it is gone.',
      ko: '아직 아무도 안 왔어요. 케이크한테 인사 연습을 하다가 그만 다 먹었네요.',
    },
  },
  {
    from: 'priya',
    item: 'trumpet',
    ground: 'meadow',
    news: {
      en: 'I hung up a poster: WANTED, ONE VERY SMALL PERSON. So far three ants have come.',
      ko: '‘아주 작은 사람을 찾습니다’라고 써 붙였어요. 지금까지 개미 세 마리가 찾아왔어요.',
    },
    wish: {
      en: 'Please bring me {n} trumpet{s}. The poster needs to be louder.',
      ko: '나팔 {n} 개만 가져다줘요. 글씨만으로는 소리가 너무 작은가 봐요.',
    },
    thanks: { en: 'Now thirty ants have come. Easy!', ko: '이번에는 개미 서른 마리가 왔어요. 식은 죽 먹기네요!' },
  },
  {
    from: 'manager',
    item: 'lantern',
    ground: 'night',
    news: {
      en: 'My request came back with a question: How many days? I had not thought of days.',
      ko: '신청서가 되돌아왔어요. ‘며칠이나 가나요?’라고 적혀 있네요. 그건 생각해 본 적이 없어요.',
    },
    wish: {
      en: 'Bring me {n} lantern{s}, please. I will be thinking all night.',
      ko: '등불 {n} 개만 갖다주세요. 밤새 생각할 거예요.',
    },
    thanks: {
      en: 'I thought as far as Monday. After that it was morning.',
      ko: '월요일까지 생각했어요. 그랬더니 아침이네요.',
    },
  },
];
