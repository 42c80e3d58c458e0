/** Deliveries 1 to 6: one step after the other, and the first repeats. */
import type { Delivery } from './delivery.ts';

export const firstDeliveries: readonly Delivery[] = [
  {
    kind: 'build',
    idea: 'sequence',
    ground: 'meadow',
    rows: [
      '.....', //
      '.....',
      '..l..',
      '.....',
      'S...T',
    ],
    limit: 5,
    title: { en: 'First things first', ko: '차례차례' },
    description: {
      en: 'One block is one step. Which comes first?',
      ko: '블록 하나가 한 걸음이에요. 무엇이 먼저일까요?',
    },
    story: {
      en: 'A letter lies in the grass. It says “urgent.” It has said so since Tuesday.',
      ko: '풀밭에 편지가 있어요. ‘급해요’라고 적혀 있네요. 지난 화요일부터 쭉요.',
    },
    completionMessage: {
      en: 'The beaver read it. It said: no hurry anymore.',
      ko: '부장님이 읽으셨어요. 이제 안 급하시대요.',
    },
    goals: {
      l: {
        en: 'Two squares across, two squares up. Then collect the letter.',
        ko: '옆으로 두 칸, 위로 두 칸이에요. 도착하면 편지를 주워야죠.',
      },
    },
  },
  {
    kind: 'build',
    idea: 'detour',
    ground: 'meadow',
    rows: [
      '......', //
      '......',
      '......',
      '.T....',
      'SFm...',
      '......',
    ],
    limit: 5,
    title: { en: 'Around the fire', ko: '불을 돌아서' },
    description: {
      en: 'The straight way is on fire. Leave it, and come back to it.',
      ko: '똑바로 가면 불이에요. 옆으로 비켰다가 돌아와요.',
    },
    story: {
      en: 'Mrs. Scarf has lost her other mitten. A campfire has moved in between.',
      ko: '목도리 부인이 다른 쪽 장갑도 잃어버렸어요. 그 앞에 모닥불이 떡하니 있네요.',
    },
    completionMessage: {
      en: 'Both mittens are home. The fire was a little offended.',
      ko: '장갑 두 짝이 다 돌아왔어요. 불은 조금 서운했대요.',
    },
    goals: {
      m: {
        en: 'There are thorns above the fire. So which side of it is free?',
        ko: '불 위쪽에는 가시가 있어요. 그럼 어느 쪽이 비었나요?',
      },
    },
  },
  {
    kind: 'build',
    idea: 'mend',
    ground: 'pond',
    rows: [
      '......', //
      '......',
      '......',
      '.T.b..',
      '......',
      'S.k...',
    ],
    limit: 7,
    given: 'rrcuulc',
    title: { en: 'Fix it', ko: '고쳐 주세요' },
    description: {
      en: 'One block of this program is wrong. Run it, find the block, and change it.',
      ko: '이 프로그램은 블록 하나가 틀렸어요. 실행해 보고, 찾아서 바꿔요.',
    },
    story: {
      en: 'The frog wrote this program himself. He is very proud of it. It does not work.',
      ko: '개구리가 직접 쓴 프로그램이에요. 아주 자랑스러워해요. 되지는 않지만요.',
    },
    completionMessage: {
      en: 'The bell rings. The frog says it was nearly right all along.',
      ko: '종이 울려요. 개구리는 처음부터 거의 맞았다고 하네요.',
    },
    goals: {
      k: {
        en: 'The key is in the same row as the start. That part was right already.',
        ko: '열쇠는 출발한 줄에 있어요. 그 부분은 이미 맞았어요.',
      },
      b: {
        en: 'Watch the hero pass near the bell. Which side is it on?',
        ko: '집배원이 종 가까이 갈 때 잘 봐요. 종은 어느 쪽에 있나요?',
      },
    },
  },
  {
    kind: 'build',
    idea: 'repeat-3',
    ground: 'pond',
    rows: [
      '......', //
      '......',
      '......',
      '...F..',
      'S..a..',
      '......',
    ],
    limit: 3,
    title: { en: 'Three hops', ko: '폴짝 세 번' },
    description: {
      en: 'The same step three times: “Repeat 3 times” does it with one block inside.',
      ko: '같은 걸음을 세 번! ‘3번 반복하기’ 안에 블록 하나면 돼요.',
    },
    story: {
      en: 'An acorn floats three lily pads away. The frog hops there in one word.',
      ko: '도토리가 연잎 세 장 너머에 떠 있어요. 개구리는 말 한마디로 간대요.',
    },
    completionMessage: {
      en: 'Hop, hop, hop. The squirrel babies clapped three times.',
      ko: '폴짝, 폴짝, 폴짝. 아기 다람쥐들이 손뼉을 세 번 쳤어요.',
    },
    goals: {
      a: {
        en: 'Count the hops to the acorn. They all go the same way.',
        ko: '도토리까지 몇 번 뛰는지 세어 봐요. 모두 같은 쪽이에요.',
      },
    },
  },
  {
    kind: 'build',
    idea: 'repeat-5',
    ground: 'night',
    rows: [
      '.......', //
      '.n.....',
      '.......',
      '.......',
      '..T....',
      '.......',
      '.S.....',
    ],
    limit: 3,
    title: { en: 'Up the tower hill', ko: '높은 언덕 위로' },
    description: { en: 'A long way in one direction. Is three enough?', ko: '한쪽으로 한참 가요. 세 번이면 될까요?' },
    story: {
      en: 'The owl’s lantern hangs at the top. He would fetch it himself, but it is dark up there.',
      ko: '부엉이의 등불이 언덕 꼭대기에 걸렸어요. 직접 가고 싶지만 거긴 어둡대요.',
    },
    completionMessage: {
      en: 'Light! The owl looked down and wished he had not.',
      ko: '환해졌어요! 부엉이는 아래를 보고는 괜히 봤다고 했어요.',
    },
    goals: {
      n: {
        en: 'The lantern is straight above the start. How many squares?',
        ko: '등불은 출발한 칸 바로 위쪽에 있어요. 몇 칸인가요?',
      },
    },
  },
  {
    kind: 'question',
    idea: 'predict',
    ground: 'meadow',
    rows: [
      '...F.', //
      '.....',
      '.....',
      '.T...',
      'S....',
    ],
    question: 'stop',
    programs: ['3(r)uu', 'uu3(r)u', 'rr3(u)l'],
    title: { en: 'Where will the hero stop?', ko: '어디에서 멈출까요?' },
    description: {
      en: 'Read the program. Tap the square where the hero will stop. Then press Run.',
      ko: '프로그램을 읽고, 집배원이 멈출 칸을 눌러요. 그다음 실행!',
    },
    story: {
      en: 'The post office wants to know where to put the soup. “In front of the mail carrier,” says the frog.',
      ko: '수프를 어디에 놓을까요? 개구리가 말했어요. “집배원이 멈추는 곳에요.”',
    },
    completionMessage: {
      en: 'Exactly there. The soup was still hot.',
      ko: '바로 거기예요. 수프는 아직 따뜻했어요.',
    },
    tips: [
      {
        en: 'Put a finger on the hero. Go one square for each block, from the top.',
        ko: '집배원 위에 손가락을 놓아요. 맨 위 블록부터 하나에 한 칸씩 가요.',
      },
      {
        en: 'A repeat does what is inside it three times. Count out loud: one, two, three.',
        ko: '반복은 안에 든 것을 세 번 해요. 소리 내어 세어요. 하나, 둘, 셋.',
      },
      {
        en: 'When the repeat is over, go on with the block below it, once.',
        ko: '반복이 끝나면 바로 아래 블록으로 가요. 그건 한 번만 해요.',
      },
    ],
  },
];
