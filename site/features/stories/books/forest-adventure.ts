import type { Book } from '../model/book.ts';
import { chapters1To2 } from './forest-adventure/chapters-1-2.ts';
import { chapters3To4 } from './forest-adventure/chapters-3-4.ts';

export const forestAdventure: Book = {
  id: 'forest-adventure',
  backLinkLabel: 'library',
  opening: {
    en: 'Three friends, one pond that moved in the night, and a beaver who won’t take calls.',
    ko: '세 친구, 밤새 이사 온 연못, 그리고 회의 중인 비버 부장님.',
  },
  chapters: [...chapters1To2, ...chapters3To4],
  gloss: [
    {
      word: { en: 'stepping stones', ko: '징검다리' },
      meaning: { en: 'stones you walk on to cross water', ko: '물을 건너려고 띄엄띄엄 놓은 돌' },
    },
    {
      word: { en: 'brook', ko: '개울' },
      meaning: { en: 'a small, shallow stream', ko: '골짜기나 들에 흐르는 작은 물줄기' },
    },
    {
      word: { en: 'ranger' },
      meaning: { en: 'a person who looks after a forest and its visitors', ko: '숲을 지키고 안내하는 사람' },
    },
    {
      word: { en: 'stumps', ko: '밑동' },
      meaning: { en: 'what is left standing when a tree is cut', ko: '나무를 베고 남은 아랫부분' },
    },
    {
      word: { en: 'chips' },
      meaning: { en: 'little pieces of wood that fly off when a tree is cut', ko: '나무를 깎을 때 떨어지는 조각' },
    },
    { word: { en: 'dam', ko: '댐' }, meaning: { en: 'a wall that holds back water', ko: '물을 막은 둑' } },
    {
      word: { en: 'trickle' },
      meaning: { en: 'a very thin stream of water', ko: '가느다랗게 흐르는 물줄기' },
    },
    {
      word: { en: 'clipboard', ko: '서류철' },
      meaning: { en: 'a board with a clip that holds papers', ko: '일하는 어른들이 종이를 끼워 들고 다니는 판' },
    },
    {
      word: { en: 'manager', ko: '부장님' },
      meaning: { en: 'a person who runs things at work', ko: '회사에서 일을 맡아 이끄는 어른' },
    },
    {
      word: { en: 'opera' },
      meaning: { en: 'a play that is sung, very loudly', ko: '처음부터 끝까지 노래로 하는 연극' },
    },
    {
      word: { en: 'gurgle', ko: '꼴꼴' },
      meaning: {
        en: 'the sound of water running through a small hole',
        ko: '물이 좁은 구멍으로 조금씩 새어 나오는 소리',
      },
    },
    {
      word: { en: 'canteen', ko: '물통' },
      meaning: { en: 'a water bottle to carry', ko: '물을 담아 들고 다니는 통' },
    },
    {
      word: { en: 'drainpipe', ko: '배수관' },
      meaning: { en: 'a long tube that carries water away', ko: '물이 빠지는 긴 관' },
    },
    {
      word: { en: 'squelch' },
      meaning: { en: 'the sound of stepping in mud', ko: '진흙을 밟을 때 나는 소리' },
    },
    {
      word: { en: 'saluted', ko: '경례' },
      meaning: {
        en: 'put a hand to the head, as soldiers do, to show respect',
        ko: '손을 이마 옆에 올려서 하는 인사',
      },
    },
    { word: { ko: '취직' }, meaning: { en: 'getting a job', ko: '일자리를 얻는 것' } },
  ],
  questions: [
    {
      after: 2,
      picture: '2-3',
      ask: {
        en: 'Theo has found his boot. How do you think he feels?',
        ko: '테오가 장화를 찾았어요. 지금 어떤 마음일까요?',
      },
      answers: [
        {
          say: { en: 'Angry.', ko: '화가 났을 거예요.' },
          reply: {
            en: 'You could be right. He did say “MY.” But listen to how he speaks to the beaver. Does he shout?',
            ko: '그럴 만해요. “내 장화잖아!” 했으니까요. 그런데 비버한테도 소리를 질렀나요? 뭐라고 말을 걸었는지 다시 볼까요?',
          },
        },
        {
          say: { en: 'A little bit proud.', ko: '조금 뿌듯할 거예요.' },
          reply: {
            en: 'Maybe! There are a thousand sticks in that dam, and his boot got the best spot. Watch what he does with it later.',
            ko: '그럴지도 몰라요. 나뭇가지가 그렇게 많은데 제일 좋은 자리는 테오 장화 차지니까요. 나중에 장화를 어떻게 하는지 지켜봐요.',
          },
        },
        {
          say: { en: 'Scared.', ko: '무서울 거예요.' },
          reply: {
            en: 'He said sorry, and he hadn’t done anything. People do that when they are scared. He asked for his boot anyway.',
            ko: '잘못도 없이 죄송하다고 했지요. 무서우면 그런 말이 먼저 나와요. 그래도 장화 이야기를 꺼내기는 했네요.',
          },
        },
      ],
    },
    {
      after: 3,
      picture: '3-3',
      ask: {
        en: 'The Manager stops every noise that water makes. What do you think they will do?',
        ko: '부장님은 물소리만 나면 와서 막으세요. 아이들은 이제 어떻게 할까요?',
      },
      answers: [
        {
          say: { en: 'Make an even bigger hole.', ko: '구멍을 더 크게 낼 거예요.' },
          reply: {
            en: 'Think of the first hole. It went *glug, glug, gush!* What would a big one say?',
            ko: '첫 구멍은 꿀럭꿀럭, 콸콸 했지요. 더 큰 구멍에서는 무슨 소리가 날까요?',
          },
        },
        {
          say: { en: 'Let the water out without a sound.', ko: '소리 안 나게 물을 뺄 거예요.' },
          reply: {
            en: 'But how? One bit of water in chapter 2 got out on tiptoe. Why did nobody mind it?',
            ko: '어떻게 하면 소리가 안 날까요? 2장에서 살금살금 새어 나온 물이 있었어요. 부장님은 왜 그냥 두셨을까요?',
          },
        },
        {
          say: { en: 'Keep him busy with dry rocks.', ko: '마른 바위로 정신을 빼놓을 거예요.' },
          reply: {
            en: 'It worked once. But somebody would have to dribble all night. Who would do that?',
            ko: '한 번은 통했지요. 그런데 밤새 누가 물을 흘리고 다닐까요?',
          },
        },
      ],
    },
    {
      picture: '3-2',
      ask: { en: 'What did Theo’s notes show?', ko: '테오의 공책을 보고 무엇을 알 수 있었나요?' },
      answers: [
        {
          say: { en: 'After every gurgle, a beaver.', ko: '꼴꼴 소리가 나면 부장님이 오신다는 것' },
          reply: {
            en: 'That’s what Charlotte saw, the second time she read it. Once can be luck. Three times is a clue.',
            ko: '샬롯도 두 번째 읽을 때 그걸 알아챘어요. 한 번은 우연, 세 번은 실마리!',
          },
        },
        {
          say: { en: 'The Manager can’t stand opera.', ko: '부장님은 노래를 싫어하신다는 것' },
          reply: {
            en: 'The birds couldn’t. Look at the Manager, though. He combed his whiskers all through it. What made him get up?',
            ko: '노래를 싫어한 건 새들이에요. 부장님은 수염만 빗으셨거든요. 그럼 무슨 소리에 일어나셨을까요?',
          },
        },
        {
          say: { en: 'It pays to say please.', ko: '부탁은 공손하게 해야 한다는 것' },
          reply: {
            en: 'It’s always good manners. But read the line again: *Please, nothing.* Which word has a beaver after it every time?',
            ko: '공손한 건 좋지요. 그런데 공책에는 ‘부탁, 꽝’이라고 적혀 있어요. 부장님은 어떤 말 뒤에 꼭 나오나요?',
          },
        },
      ],
    },
    {
      picture: '3-3',
      ask: { en: 'Why did Charlotte pour water on a dry rock?', ko: '샬롯은 왜 마른 바위에 물을 부었을까요?' },
      answers: [
        {
          say: { en: 'To find out if the sound was enough.', ko: '소리만 나도 오시는지 알아보려고' },
          reply: {
            en: 'And it was. A rock can’t leak. He heard a dribble, and there he came with his stick.',
            ko: '정말 오셨지요. 바위는 샐 데가 없는데, 졸졸 소리만 듣고 나뭇가지까지 들고서요.',
          },
        },
        {
          say: { en: 'To wash the rock.', ko: '바위를 씻어 주려고' },
          reply: {
            en: 'It did get very clean! But look who came, and ask yourself what he had heard.',
            ko: '바위가 아주 깨끗해졌네요! 그런데 누가 오셨지요? 무슨 소리를 듣고 오셨을까요?',
          },
        },
        {
          say: { en: 'To play a joke on the Manager.', ko: '부장님께 장난치려고' },
          reply: {
            en: 'He didn’t laugh. He put a stick on it. What did that tell Charlotte about him?',
            ko: '부장님은 웃지 않고 나뭇가지를 얹으셨어요. 그걸 보고 샬롯은 무엇을 알았을까요?',
          },
        },
      ],
    },
    {
      picture: '4-2',
      ask: { en: 'Is there a noise you always stop for?', ko: '들리면 하던 일을 멈추게 되는 소리가 있나요?' },
      answers: [
        {
          say: { en: 'A bag of popcorn, two rooms away.', ko: '옆방에서 과자 봉지 뜯는 소리' },
          reply: {
            en: 'You and the Manager have the same ears.',
            ko: '귀가 부장님만큼 밝네요!',
          },
        },
        {
          say: { en: 'The ice cream truck.', ko: '놀이터에서 내 이름 부르는 소리' },
          reply: {
            en: 'Very wise. The Manager would have put a stick on it.',
            ko: '그럼요, 얼른 나가야죠. 부장님이라면 나뭇가지부터 챙기셨을 거예요.',
          },
        },
        {
          say: { en: 'No noise at all.', ko: '갑자기 조용해질 때' },
          reply: {
            en: 'That’s the most suspicious noise there is. Go see what everybody is up to.',
            ko: '그게 제일 수상한 소리예요. 어서 가서 뭐 하는지 보세요.',
          },
        },
      ],
    },
  ],
  afterword: {
    en: 'Is it true? Yes. Beavers can’t leave the sound of running water alone. A scientist once played it to them on a loudspeaker, and they put sticks on the loudspeaker. So real rangers lay a pipe far out in the pond, deep down and in a cage, and the beavers and the path both get to stay. A ranger decides where it goes. Never open a dam on your own. You might be in somebody’s office.',
    ko: '정말이냐고요? 정말이에요. 비버는 물 새는 소리를 그냥 두지 못해요. 어느 과학자가 그 소리를 스피커로 틀어 주었더니, 스피커에 나뭇가지를 쌓았대요. 그래서 숲 지킴이들은 연못 깊은 곳에 철망 씌운 관을 놓아요. 그러면 비버도 길도 그대로 있을 수 있거든요. 어디에 놓을지는 지킴이가 정해요. 댐은 절대로 혼자 건드리지 마세요. 누군가의 사무실일지도 몰라요.',
  },
};
