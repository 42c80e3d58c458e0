/** Letters 11 to 20: the footprints, the trap, and the river of glass. */
import type { Letter } from './letter.ts';

export const letters11To20: readonly Letter[] = [
  {
    from: 'charlotte',
    item: 'mitten',
    ground: 'night',
    news: {
      en: 'We counted the town again with Mr. Finch, forward and backward. Forty, and forty again.',
      ko: '핀치 할아버지랑 마을 사람을 또 세었어요. 앞에서 세도 마흔, 뒤에서 세도 마흔이에요.',
    },
    wish: {
      en: 'Please bring me {n} mitten{s}. My counting fingers are cold.',
      ko: '손모아장갑 {n} 짝만 가져다줘요. 세느라 손가락이 꽁꽁 얼었어요.',
    },
    thanks: {
      en: 'With mittens on I count by twos. Still forty.',
      ko: '장갑을 끼고 둘씩 세었어요. 그래도 마흔이에요.',
    },
  },
  {
    from: 'theo',
    item: 'acorn',
    ground: 'pond',
    news: {
      en: 'Ranger Meera will watch the dam. She only needs a helper. One. Why is everybody looking at me?',
      ko: '댐은 미라 이모가 봐 준대요. 도와줄 사람만 있으면 된대요. 첫째, 왜 다들 나를 봐요?',
    },
    wish: {
      en: 'Two. Please bring me {n} acorn{s}. I need something to hold on to.',
      ko: '둘째, 도토리 {n} 알만 가져다줘요. 뭐라도 꼭 쥐고 있어야겠어요.',
    },
    thanks: {
      en: 'One. I said yes. Two. I don’t know how that happened.',
      ko: '첫째, 하겠다고 했어요. 둘째, 왜 그랬는지 나도 모르겠어요.',
    },
  },
  {
    from: 'finch',
    item: 'lantern',
    ground: 'night',
    news: {
      en: 'Last night something in my town went pat, pat. Everybody who lives there is made of wood.',
      ko: '어젯밤에 우리 마을에서 토닥토닥 소리가 났어요. 거기 사는 사람은 모두 나무 인형인데 말이에요.',
    },
    wish: {
      en: 'Please bring me {n} lantern{s}. I am not afraid. I would just like to see it before it sees me.',
      ko: '등불 {n} 개만 가져다주세요. 무서운 건 아니고, 들키기 전에 내가 먼저 보고 싶어서요.',
    },
    thanks: {
      en: 'By lantern light everything was in its place. It is tidier than I left it.',
      ko: '불을 비춰 보니 모두 제자리였어요. 내가 둔 것보다 더 가지런하네요.',
    },
  },
  {
    from: 'priya',
    item: 'bell',
    ground: 'night',
    news: {
      en: 'Wet footprints on the tiny bridge! They’re as wide as a leaf, and they go in circles.',
      ko: '꼬마 다리에 젖은 발자국이 있어요! 나뭇잎처럼 넓적하고 뱅글뱅글 돌아요.',
    },
    wish: {
      en: 'Please bring me {n} bell{s} for my trap. Whoever rings gets a snack.',
      ko: '종 {n} 개만 가져다줘요. 함정에 달 거예요. 울리면 간식을 주는 착한 함정이에요.',
    },
    thanks: {
      en: 'The trap is ready. I’ve only been caught in it twice.',
      ko: '함정을 다 만들었어요. 내가 걸린 건 두 번밖에 안 돼요.',
    },
  },
  {
    from: 'manager',
    item: 'trumpet',
    ground: 'pond',
    news: {
      en: 'I practiced vacation for an hour. I lay down. Then I mended the bed.',
      ko: '한 시간 동안 휴가 연습을 했어요. 누웠지요. 그러다 침대를 고쳤어요.',
    },
    wish: {
      en: 'Bring me {n} trumpet{s}, please. Somebody has to blow when it is over.',
      ko: '나팔 {n} 개만 갖다주세요. 끝났다고 누가 불어 줘야 해요.',
    },
    thanks: {
      en: 'It is over. I have gone back to work, well rested and very busy.',
      ko: '끝났대요. 푹 쉬었더니 일이 더 하고 싶네요.',
    },
  },
  {
    from: 'charlotte',
    item: 'birthday-cake',
    ground: 'night',
    news: {
      en: 'The trap rang in the night! We ran. It was Noodle, and the snack was gone.',
      ko: '밤에 함정이 울렸어요! 달려가 보니 누들은 있고, 간식은 없었어요.',
    },
    wish: {
      en: 'Please bring me {n} birthday cake{s}. The next snack has to be too big for him.',
      ko: '생일 케이크 {n} 개만 가져다줘요. 이번 간식은 누들이 못 삼킬 만큼 커야 해요.',
    },
    thanks: {
      en: 'Nothing is too big for Noodle. He is very long on the inside, too.',
      ko: '누들한테 너무 큰 건 없나 봐요. 배 속도 길거든요.',
    },
  },
  {
    from: 'theo',
    item: 'letter',
    ground: 'meadow',
    news: {
      en: 'One. Noodle ate the snack. Two. Noodle’s feet are small and round. Three. So whose are the footprints?',
      ko: '첫째, 간식은 누들이 먹었어요. 둘째, 누들 발은 작고 동그래요. 셋째, 그럼 그 발자국은 누구 거죠?',
    },
    wish: {
      en: 'Please bring me {n} letter{s} with room on the back. I’m writing down every clue.',
      ko: '편지 {n} 통만 가져다줘요. 뒷면에 단서를 다 적을 거예요.',
    },
    thanks: {
      en: 'Clue one: wet. Clue two: tidy. Who is wet and tidy?',
      ko: '단서 하나, 젖었다. 단서 둘, 깔끔하다. 젖었는데 깔끔한 게 누구지?',
    },
  },
  {
    from: 'finch',
    item: 'key',
    ground: 'pond',
    news: {
      en: 'My river is made of blue glass. This morning it was a finger higher.',
      ko: '우리 마을 강은 파란 유리예요. 그런데 오늘 아침에 손가락 한 마디만큼 높아졌어요.',
    },
    wish: {
      en: 'Please bring me {n} key{s}. I am going to lock the bathroom, to be on the safe side.',
      ko: '열쇠 {n} 개만 가져다주세요. 혹시 모르니 욕실을 잠가 두려고요.',
    },
    thanks: {
      en: 'Locked. The river is still rising, but in an orderly way.',
      ko: '잠갔어요. 강은 또 높아졌는데, 아주 반듯하게 높아지네요.',
    },
  },
  {
    from: 'priya',
    item: 'mitten',
    ground: 'night',
    news: {
      en: 'I sat in the train tunnel all night to keep watch. Easy! Then came the 4:10.',
      ko: '기차 굴에 앉아서 밤새 지켜봤어요. 식은 죽 먹기였는데, 4시 10분 기차가 오지 뭐예요.',
    },
    wish: {
      en: 'Please bring me {n} mitten{s}. Mine left on the train.',
      ko: '손모아장갑 {n} 짝만 가져다줘요. 내 장갑은 기차 타고 갔어요.',
    },
    thanks: {
      en: 'Warm again! The train brought back my hat, but not on purpose.',
      ko: '따뜻해요! 기차가 모자는 돌려줬어요. 일부러 그런 건 아니지만요.',
    },
  },
  {
    from: 'manager',
    item: 'key',
    ground: 'meadow',
    news: {
      en: 'Vacation granted, by me. I have told nobody where I am going.',
      ko: '휴가를 허락했어요. 내가 나한테요. 어디로 가는지는 아무한테도 말 안 했어요.',
    },
    wish: {
      en: 'Bring me {n} key{s}, please. My suitcase is locked, and I am in a hurry.',
      ko: '열쇠 {n} 개만 갖다주세요. 가방이 잠겼는데, 갈 길이 바빠요.',
    },
    thanks: {
      en: 'It is open, and my stick is in it. I have packed. I am off.',
      ko: '열렸어요. 나뭇가지를 넣었으니 짐은 이게 다예요. 다녀올게요.',
    },
  },
];
