/** Letters 31 to 40: the guest, and who is number forty-one. */
import type { Letter } from './letter.ts';

export const letters31To40: readonly Letter[] = [
  {
    from: 'manager',
    item: 'lantern',
    ground: 'night',
    news: {
      en: 'I have been found. Please note that I was resting. I have mended only four bridges and one river.',
      ko: '들켰네요. 하지만 나는 쉬고 있었어요. 다리 네 개랑 강 하나밖에 안 고쳤다고요.',
    },
    wish: {
      en: 'Bring me {n} lantern{s}, please. I came a few nights early, and I lost a stick.',
      ko: '등불 {n} 개만 갖다주세요. 며칠 밤 미리 둘러보다가 나뭇가지를 잃어버렸어요.',
    },
    thanks: { en: 'Found. It was holding up a bridge. I let it.', ko: '찾았어요. 다리를 받치고 있길래 그냥 뒀어요.' },
  },
  {
    from: 'finch',
    item: 'key',
    ground: 'meadow',
    news: {
      en: 'I gave him four minutes. Then there was soup, and then it was Thursday. I own two chairs now.',
      ko: '4분만 있으라고 했어요. 그런데 같이 수프를 먹다 보니 목요일이네요. 이제 의자도 두 개예요.',
    },
    wish: {
      en: 'Please bring me {n} key{s}. A guest should be able to let himself in.',
      ko: '열쇠 {n} 개만 가져다주세요. 손님이 혼자서도 들어올 수 있어야지요.',
    },
    thanks: {
      en: 'He let himself in. He used the window, but he wiped it.',
      ko: '혼자 들어왔어요. 창문으로요. 그래도 창틀은 닦아 놨네요.',
    },
  },
  {
    from: 'theo',
    item: 'letter',
    ground: 'night',
    news: {
      en: 'One. The Manager is a guest. Two. Guests don’t count. Three. So there are still only forty.',
      ko: '첫째, 부장님은 손님이세요. 둘째, 손님은 주민이 아니에요. 셋째, 그럼 아직도 마흔이에요.',
    },
    wish: {
      en: 'Please bring me {n} letter{s}. I’ll ask the town whether anybody was forgotten.',
      ko: '편지 {n} 통만 가져다줘요. 빠진 사람이 없는지 마을 사람들한테 물어볼래요.',
    },
    thanks: {
      en: 'One. Nobody answered. Two. They’re made of wood. Three. I should have thought of that.',
      ko: '첫째, 대답이 없어요. 둘째, 나무 인형이니까요. 셋째, 그 생각을 못 했어요.',
    },
  },
  {
    from: 'priya',
    item: 'acorn',
    ground: 'meadow',
    news: {
      en: 'Mr. Finch is carving something, and it has a flat tail! I saw it from the lamp. I was on the lamp.',
      ko: '핀치 할아버지가 뭘 깎으시는데 꼬리가 넓적해요! 천장 전등에 매달려서 봤어요.',
    },
    wish: {
      en: 'Please bring me {n} acorn{s}. Whoever it is will be hungry.',
      ko: '도토리 {n} 알만 가져다줘요. 다 깎으면 배고플 거 아니에요.',
    },
    thanks: {
      en: 'It isn’t hungry yet. It doesn’t have a mouth yet, either.',
      ko: '아직은 배가 안 고프대요. 입을 아직 안 깎았거든요.',
    },
  },
  {
    from: 'manager',
    item: 'letter',
    ground: 'pond',
    news: {
      en: 'My vacation ends tomorrow. I asked for one more day. I said no.',
      ko: '내일이면 휴가가 끝나요. 하루만 더 달라고 했는데, 내가 안 된다고 했어요.',
    },
    wish: {
      en: 'Bring me {n} letter{s}, please. I am going to complain about me.',
      ko: '편지 {n} 통만 갖다주세요. 나한테 따질 거예요.',
    },
    thanks: {
      en: 'I have read my complaint. I was right. But so was I.',
      ko: '내가 따진 편지를 읽었어요. 내 말이 맞아요. 그런데 내 말도 맞네요.',
    },
  },
  {
    from: 'charlotte',
    item: 'trumpet',
    ground: 'meadow',
    news: {
      en: 'We’re giving the Manager a goodbye party at number 41. Max is the band, and Max is loud.',
      ko: '41번지에서 부장님 배웅 잔치를 해요. 음악은 맥스가 맡았어요. 맥스는 정말 시끄러워요.',
    },
    wish: {
      en: 'Please bring me {n} trumpet{s}. Mr. Finch said yes. No banjos, though.',
      ko: '나팔 {n} 개만 가져다줘요. 핀치 할아버지가 괜찮다고 하셨어요. 밴조만 빼고요.',
    },
    thanks: {
      en: 'Dinosaurs play best with their feet. We know that now.',
      ko: '공룡은 발로 불 때 제일 잘 분대요. 오늘 알았어요.',
    },
  },
  {
    from: 'theo',
    item: 'bell',
    ground: 'meadow',
    news: {
      en: 'One. The dam has held. Two. I patted it every evening. Three. I’m a little proud.',
      ko: '첫째, 댐이 무사해요. 둘째, 저녁마다 내가 토닥였어요. 셋째, 조금 뿌듯해요.',
    },
    wish: {
      en: 'Please bring me {n} bell{s}. I want to hand over the dam properly.',
      ko: '종 {n} 개만 가져다줘요. 댐을 돌려드릴 때 멋있게 울릴래요.',
    },
    thanks: {
      en: 'One. He patted the dam. Two. He patted me.',
      ko: '첫째, 부장님이 댐을 토닥이셨어요. 둘째, 내 머리도 토닥이셨어요.',
    },
  },
  {
    from: 'finch',
    item: 'birthday-cake',
    ground: 'night',
    news: {
      en: 'The little beaver is done. He has orange teeth and a stick, and he looks at me as if I were late.',
      ko: '꼬마 비버를 다 깎았어요. 이빨은 주황색이고 나뭇가지를 들었는데, 나를 지각생 보듯 보네요.',
    },
    wish: {
      en: 'Please bring me {n} birthday cake{s}. Tonight we count once more.',
      ko: '생일 케이크 {n} 개만 가져다주세요. 오늘 밤에 한 번 더 세어 볼 거예요.',
    },
    thanks: {
      en: 'We will begin as soon as nobody has a full mouth.',
      ko: '다들 입에 든 것만 삼키면 바로 세기 시작할게요.',
    },
  },
  {
    from: 'priya',
    item: 'trumpet',
    ground: 'night',
    news: {
      en: 'Thirty-nine, forty, FORTY-ONE! The tiny Manager lives by the glass river, and the sign is right!',
      ko: '서른아홉, 마흔, 마흔하나! 꼬마 부장님이 유리 강가에 사세요. 팻말이 맞았어요!',
    },
    wish: {
      en: 'Please bring me {n} trumpet{s}. Even the ants want to blow.',
      ko: '나팔 {n} 개만 가져다줘요. 개미들도 불고 싶대요.',
    },
    thanks: {
      en: 'Ta-da-daaa! Three ants fell over. They’re fine. I asked them, too.',
      ko: '다 같이 불었더니 개미 셋이 발라당 넘어졌어요. 괜찮대요. 개미한테도 물어봤어요.',
    },
  },
  {
    from: 'manager',
    item: 'letter',
    ground: 'pond',
    news: {
      en: 'I am back at work. The dam was in order, and a boy was asleep on it. I put a leaf over him.',
      ko: '다시 출근했어요. 댐은 멀쩡하고, 그 위에서 아이가 자고 있네요. 나뭇잎을 덮어 줬어요.',
    },
    wish: {
      en: 'Bring me {n} letter{s}, please. I want to write a thank-you note. It is my first one.',
      ko: '편지 {n} 통만 갖다주세요. 고맙다는 편지를 쓰려고요. 처음 써 봐요.',
    },
    thanks: {
      en: 'Dear mail carrier: Pat, pat. If you begin again at letter one, you will notice more.',
      ko: '집배원님께. 토닥토닥. 첫 번째 편지부터 다시 읽으면 안 보이던 게 보일 거예요.',
    },
  },
];
