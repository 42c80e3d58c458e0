import type { DayAtWork } from '../model/career.ts';

/** What a day in each curated career is like, by the career's id. */
export const DAYS_AT_WORK: Readonly<Record<string, DayAtWork>> = {
  'aerospace-engineer': {
    work: {
      en: 'You shake a satellite part on a big table, read the numbers, and draw it stronger.',
      ko: '위성 부품을 시험대에서 덜덜 흔들고, 나온 숫자를 읽고, 더 튼튼하게 다시 그려요.',
    },
    hard: {
      en: 'A single loose screw can stop a launch, so everything is checked again and again.',
      ko: '나사 하나만 헐거워도 발사를 못 해요. 그래서 같은 것을 몇 번이고 다시 살펴요.',
    },
    best: {
      en: 'Somewhere over your head flies something that you tightened.',
      ko: '내가 조인 나사가 지금 머리 위 하늘을 날고 있어요.',
    },
  },
  'ai-researcher': {
    work: {
      en: 'You teach a computer with examples, wait, and find out what it got wrong and why.',
      ko: '컴퓨터에 예를 잔뜩 보여 주고 기다려요. 그러고는 무엇을 왜 틀렸는지 찾아내요.',
    },
    hard: {
      en: 'Most ideas don’t work, and it can take a week to know.',
      ko: '떠올린 생각은 대부분 안 통해요. 그걸 아는 데 일주일이 걸리기도 해요.',
    },
    best: {
      en: 'One morning, the computer answers a question that nobody had taught it.',
      ko: '어느 아침, 아무도 안 가르친 질문에 컴퓨터가 맞는 답을 내놓아요.',
    },
  },
  'airline-pilot': {
    work: {
      en: 'Before takeoff, you walk around the airplane, read the weather, and go through a long list aloud.',
      ko: '뜨기 전에 비행기를 한 바퀴 돌아보고, 날씨를 읽고, 긴 점검표를 소리 내어 확인해요.',
    },
    hard: {
      en: 'You may wake up at three, and spend holidays far from home.',
      ko: '새벽 세 시에 일어나기도 하고, 명절을 먼 나라에서 보내기도 해요.',
    },
    best: {
      en: 'On a rainy day, you break through the clouds, and there is the sun.',
      ko: '비 오는 날에도 구름을 뚫고 올라가면 거기 해가 있어요.',
    },
  },
  animator: {
    work: {
      en: 'You draw one step of a walk, then the next, and flip the pages to see it move.',
      ko: '걷는 모습을 한 장 그리고, 다음 장을 그려요. 휘리릭 넘기면 정말 걷는지 봐요.',
    },
    hard: {
      en: 'A whole day of drawing can be two seconds of film.',
      ko: '하루 종일 그려도 영화로는 2초밖에 안 될 때가 있어요.',
    },
    best: {
      en: 'A heap of lines blinks at you, and it is somebody.',
      ko: '선 몇 개가 눈을 깜박이더니, 갑자기 누군가가 돼요.',
    },
  },
  aquarist: {
    work: {
      en: 'You cut up fish for breakfast, test the water, and dive in to scrub the windows.',
      ko: '먹이를 썰고, 물이 깨끗한지 재고, 잠수복을 입고 들어가 수조 유리를 닦아요.',
    },
    hard: {
      en: 'Buckets are heavy, you smell of squid, and the animals eat on holidays, too.',
      ko: '양동이는 무겁고 몸에서는 오징어 냄새가 나요. 동물은 쉬는 날에도 밥을 먹고요.',
    },
    best: {
      en: 'An octopus knows your face and comes out to look at you.',
      ko: '문어가 내 얼굴을 알아보고 슬금슬금 나와요.',
    },
  },
  architect: {
    work: {
      en: 'You draw a house, build it small from cardboard, and talk it over with the family.',
      ko: '집을 그리고, 종이로 작게 지어 보고, 그 집에 살 가족과 이야기를 나눠요.',
    },
    hard: {
      en: 'You have to change your favorite room because the pipes don’t fit.',
      ko: '물이 지나갈 관이 안 맞아서 제일 마음에 드는 방을 고쳐야 할 때도 있어요.',
    },
    best: {
      en: 'You walk through a door that was once a line on your paper.',
      ko: '종이에 그은 줄이었던 문을 열고 걸어 들어가요.',
    },
  },
  'art-conservator': {
    work: {
      en: 'You clean a painting with a cotton swab, one small square at a time.',
      ko: '면봉으로 그림을 조금씩 닦아요. 하루에 딱 손바닥만큼만요.',
    },
    hard: {
      en: 'You can’t hurry, and you can’t sneeze.',
      ko: '서두르면 안 되고, 재채기도 참아야 해요.',
    },
    best: {
      en: 'Under the dirt, a blue sky comes out that nobody has seen for a hundred years.',
      ko: '때를 벗기자 백 년 동안 아무도 못 본 파란 하늘이 나와요.',
    },
  },
  astronaut: {
    work: {
      en: 'You water plants, test your own muscles, and fix the toilet, floating all the while.',
      ko: '둥둥 떠서 식물에 물을 주고, 내 근육을 재고, 고장 난 화장실도 고쳐요.',
    },
    hard: {
      en: 'You train for years, and you may be away from home for half a year.',
      ko: '몇 해나 훈련하고, 한번 떠나면 반년쯤 집에 못 와요.',
    },
    best: {
      en: 'In one day, you see the sun come up sixteen times.',
      ko: '하루에 해 뜨는 것을 열여섯 번이나 봐요.',
    },
  },
  astronomer: {
    work: {
      en: 'You tell a telescope where to look, and spend the next days with its numbers.',
      ko: '망원경에 어디를 볼지 알려 주고, 며칠 동안 망원경이 보내온 숫자를 들여다봐요.',
    },
    hard: {
      en: 'You wait months for your night at the telescope, and then it is cloudy.',
      ko: '몇 달을 기다려 망원경을 쓰는 밤이 왔는데, 구름이 끼어요.',
    },
    best: {
      en: 'For a moment, you are the only person on Earth who knows about a star.',
      ko: '잠깐 동안, 그 별을 아는 사람은 지구에서 나 하나뿐이에요.',
    },
  },
  'audiovisual-translator': {
    work: {
      en: 'You watch one minute ten times, and look for words that fit the joke and the line.',
      ko: '같은 1분을 열 번 보면서, 농담도 살고 자막 칸에도 맞는 말을 찾아요.',
    },
    hard: {
      en: 'The best word is always two letters too long.',
      ko: '딱 맞는 말은 꼭 두 글자가 넘쳐요.',
    },
    best: {
      en: 'In the dark, a whole theater laughs at your line.',
      ko: '캄캄한 극장이 내가 옮긴 한 줄에 와르르 웃어요.',
    },
  },
  'ballet-dancer': {
    work: {
      en: 'Every morning begins with small bends at the barre. Then you learn tonight’s steps.',
      ko: '아침마다 봉을 잡고 무릎을 굽혔다 펴요. 그다음에 오늘 저녁 춤을 맞춰 봐요.',
    },
    hard: {
      en: 'Feet get sore, and one turn is practiced a hundred times.',
      ko: '발이 아프고, 한 바퀴 도는 동작을 백 번이나 연습해요.',
    },
    best: {
      en: 'For a second you hang in the air, and nobody breathes.',
      ko: '공중에 잠깐 떠 있는 그 순간, 객석이 숨을 멈춰요.',
    },
  },
  'biomedical-engineer': {
    work: {
      en: 'You build part of an artificial hand, let somebody try it, and ask where it pinches.',
      ko: '인공 손의 손가락을 만들고, 쓸 사람에게 끼워 주고, 어디가 불편한지 물어봐요.',
    },
    hard: {
      en: 'A machine for a body must never stop, so tests take years.',
      ko: '몸에 다는 기계는 한순간도 멈출 수 없어요. 그래서 시험만 몇 해가 걸려요.',
    },
    best: {
      en: 'Somebody picks up an egg with the hand you made, and it doesn’t break.',
      ko: '내가 만든 손으로 누가 달걀을 집었는데, 깨지지 않았어요.',
    },
  },
  chef: {
    work: {
      en: 'You smell the fish at dawn, chop all morning, and cook twenty plates at once at noon.',
      ko: '새벽에 생선을 고르고, 아침 내내 썰고, 점심에는 스무 접시를 한꺼번에 만들어요.',
    },
    hard: {
      en: 'It is hot and loud, and you stand while others eat.',
      ko: '부엌은 덥고 시끄러워요. 남들이 먹는 시간에 나는 서 있고요.',
    },
    best: {
      en: 'A plate comes back so clean that it hardly needs washing.',
      ko: '설거지가 필요 없을 만큼 싹싹 비운 접시가 돌아와요.',
    },
  },
  chemist: {
    work: {
      en: 'You weigh powders, warm them, watch the color, and write everything down, failures too.',
      ko: '가루를 재고, 데우고, 색이 변하는지 보고, 실패한 것까지 다 적어요.',
    },
    hard: {
      en: 'Ninety-nine mixtures do nothing at all.',
      ko: '섞어 본 아흔아홉 가지에서는 아무 일도 안 일어나요.',
    },
    best: {
      en: 'The hundredth turns bright blue, just as you thought it would.',
      ko: '백 번째가 생각한 그대로 새파랗게 변해요.',
    },
  },
  choreographer: {
    work: {
      en: 'You try a move alone at the mirror, then teach it to twenty people, count by count.',
      ko: '거울 앞에서 동작을 지어 보고, 스무 명에게 한 박자씩 가르쳐요.',
    },
    hard: {
      en: 'The music is three minutes long, and your ideas stop after one.',
      ko: '노래는 3분인데 생각은 1분에서 뚝 끊겨요.',
    },
    best: {
      en: 'Twenty people do it together, and it looks like one big animal.',
      ko: '스무 명이 함께 추자 커다란 동물 하나가 움직이는 것 같아요.',
    },
  },
  'climate-scientist': {
    work: {
      en: 'You compare fifty summers on a screen, and now and then pack boots to drill ice.',
      ko: '화면에서 여름 쉰 번을 견주어 보고, 가끔은 장화를 챙겨 얼음을 뚫으러 가요.',
    },
    hard: {
      en: 'Some of what you find out is sad, and you say it anyway.',
      ko: '알아낸 것이 슬플 때도 있어요. 그래도 또박또박 알려야 해요.',
    },
    best: {
      en: 'A town builds its new bridge higher, because of your numbers.',
      ko: '내 숫자를 보고 어느 마을이 다리를 더 높이 놓아요.',
    },
  },
  'concert-pianist': {
    work: {
      en: 'You play four measures slowly, again and again, till the left hand stops thinking.',
      ko: '네 마디를 천천히, 또 천천히 쳐요. 왼손이 저절로 칠 때까지 해요.',
    },
    hard: {
      en: 'Hours of practice are lonely, and every hall has another piano.',
      ko: '연습은 몇 시간이고 혼자 해요. 공연장마다 피아노도 다 다르고요.',
    },
    best: {
      en: 'After the last note, nobody claps yet. They are still listening.',
      ko: '마지막 음이 끝났는데 아무도 손뼉을 안 쳐요. 아직 듣고 있거든요.',
    },
  },
  'cybersecurity-specialist': {
    work: {
      en: 'You read what the computers wrote down overnight, and follow one strange line.',
      ko: '밤사이 컴퓨터가 적어 둔 것을 읽다가, 수상한 한 줄을 따라가요.',
    },
    hard: {
      en: 'You have to find every hole, and the thief needs only one.',
      ko: '나는 구멍을 다 찾아야 하는데, 도둑은 하나만 찾으면 돼요.',
    },
    best: {
      en: 'Nothing happens. That means that you did it right.',
      ko: '아무 일도 안 일어나요. 내가 잘했다는 뜻이에요.',
    },
  },
  'dance-therapist': {
    work: {
      en: 'You copy how somebody moves, answer with a move of your own, and let a dance begin.',
      ko: '그 사람의 몸짓을 따라 하고, 내 몸짓으로 대답해요. 그러다 춤이 시작돼요.',
    },
    hard: {
      en: 'Some people don’t want to move at all, for weeks.',
      ko: '몇 주 동안 꼼짝도 안 하고 싶어 하는 사람도 있어요.',
    },
    best: {
      en: 'Then one finger taps along to the music.',
      ko: '그러던 어느 날 손가락 하나가 음악에 맞춰 톡톡 움직여요.',
    },
  },
  dietitian: {
    work: {
      en: 'You plan a week of lunches, weigh the salt, and taste the soup before the line starts.',
      ko: '일주일 점심을 짜고, 소금을 재고, 줄을 서기 전에 국물을 맛봐요.',
    },
    hard: {
      en: 'Carrots are good for everyone, and not everyone wants carrots.',
      ko: '당근은 모두에게 좋은데, 모두가 당근을 좋아하지는 않아요.',
    },
    best: {
      en: 'Someone who was ill eats a whole bowl again.',
      ko: '아팠던 사람이 다시 밥 한 그릇을 다 비워요.',
    },
  },
  diplomat: {
    work: {
      en: 'You read the news of two countries, write a short report, and listen through a long meeting.',
      ko: '두 나라의 뉴스를 읽고, 짧은 보고서를 쓰고, 긴 회의를 끝까지 들어요.',
    },
    hard: {
      en: 'You move every few years, and say goodbye to friends each time.',
      ko: '몇 해마다 이사하고, 그때마다 친구와 헤어져요.',
    },
    best: {
      en: 'After months of talk, both sides sign the same sheet of paper.',
      ko: '몇 달을 이야기한 끝에 두 나라가 같은 종이에 이름을 써요.',
    },
  },
  doctor: {
    work: {
      en: 'You ask questions, listen to hearts, look into ears, and explain what comes next.',
      ko: '어디가 아픈지 묻고, 심장 소리를 듣고, 귓속을 보고, 이제 어떻게 할지 알려 줘요.',
    },
    hard: {
      en: 'Nights are long, and sometimes a medicine doesn’t help.',
      ko: '밤새 일하는 날이 있고, 약이 안 듣는 날도 있어요.',
    },
    best: {
      en: 'A child who was carried in walks out and waves.',
      ko: '업혀 들어온 아이가 걸어 나가며 손을 흔들어요.',
    },
  },
  'elementary-teacher': {
    work: {
      en: 'You teach fractions with a pizza, find a lost shoe, and read the next chapter aloud.',
      ko: '피자로 분수를 가르치고, 실내화 한 짝을 찾아 주고, 책을 이어서 읽어 줘요.',
    },
    hard: {
      en: 'Twenty-five children need you in the same minute.',
      ko: '스물다섯 명이 같은 순간에 선생님을 불러요.',
    },
    best: {
      en: 'Somebody says, “Oh! Now I get it.”',
      ko: '누군가 “아, 이제 알겠다!” 하고 소리쳐요.',
    },
  },
  entrepreneur: {
    work: {
      en: 'You ask people about your lunch box, fix what leaks, and add up the week.',
      ko: '도시락 통을 쓴 사람들에게 묻고, 새는 데를 고치고, 한 주를 셈해요.',
    },
    hard: {
      en: 'Often nobody buys at first, and you have to decide everything yourself.',
      ko: '처음에는 안 팔릴 때가 많아요. 그리고 모든 것을 스스로 정해야 해요.',
    },
    best: {
      en: 'On the bus, somebody takes out the very thing that you invented.',
      ko: '버스에서 누가 내가 만든 도시락 통을 꺼내요.',
    },
  },
  'environmental-engineer': {
    work: {
      en: 'You take water from a river, test it, and draw the tank that can clean it.',
      ko: '강물을 떠서 재 보고, 그 물을 맑게 할 수조를 그려요.',
    },
    hard: {
      en: 'It smells, and a big pipe takes years to build.',
      ko: '냄새가 나요. 큰 관 하나를 놓는 데 몇 해가 걸리고요.',
    },
    best: {
      en: 'Little fish come back to the place where your pipe ends.',
      ko: '내가 놓은 관 끝으로 작은 물고기들이 돌아와요.',
    },
  },
  'esports-player': {
    work: {
      en: 'The team watches yesterday’s match, plans one new trick, and tries it until dinner.',
      ko: '어제 경기를 함께 다시 보고, 새 작전을 하나 짜서 저녁까지 해 봐요.',
    },
    hard: {
      en: 'Eyes and wrists get tired, and few people can do this for long.',
      ko: '눈과 손목이 금방 지쳐요. 오래 할 수 있는 사람도 많지 않고요.',
    },
    best: {
      en: 'Five people do the right thing in the same second, without a word.',
      ko: '다섯 명이 말 한마디 없이 같은 순간에 딱 맞게 움직여요.',
    },
  },
  'fashion-designer': {
    work: {
      en: 'You draw, pin cloth on a doll as tall as you, and try the coat on yourself.',
      ko: '옷을 그리고, 나만 한 인형에 천을 핀으로 꽂고, 직접 입어 봐요.',
    },
    hard: {
      en: 'You sew the sleeve five times, and it still turns the wrong way.',
      ko: '소매를 다섯 번 달았는데도 자꾸 뒤틀려요.',
    },
    best: {
      en: 'Somebody puts it on, stands up straighter, and smiles.',
      ko: '그 옷을 입은 사람이 어깨를 쭉 펴고 웃어요.',
    },
  },
  'figure-skater': {
    work: {
      en: 'You skate at dawn while the ice is smooth, then stretch and listen to your music.',
      ko: '얼음이 매끈한 새벽에 타고, 몸을 풀고, 내 음악을 들어요.',
    },
    hard: {
      en: 'You fall on the same jump for months.',
      ko: '같은 점프에서 몇 달이나 넘어져요.',
    },
    best: {
      en: 'One day the blade lands, and it feels like nothing at all.',
      ko: '어느 날, 스케이트 날이 아무 일도 없었다는 듯 사뿐히 내려앉아요.',
    },
  },
  'film-composer': {
    work: {
      en: 'You watch a chase without sound, hum, and find out when the drum has to start.',
      ko: '소리 없는 추격 장면을 보며 흥얼거리고, 북이 언제 울릴지 정해요.',
    },
    hard: {
      en: 'On Friday, the scene gets four seconds shorter, and your song doesn’t fit.',
      ko: '금요일에 장면이 4초 짧아지면 노래를 다시 맞춰야 해요.',
    },
    best: {
      en: 'Forty musicians play what was only in your head.',
      ko: '머릿속에만 있던 노래를 마흔 명이 연주해요.',
    },
  },
  'film-director': {
    work: {
      en: 'You walk through the scene, place the camera, and talk with each actor in a low voice.',
      ko: '장면을 미리 걸어 보고, 카메라 자리를 정하고, 배우마다 조용히 이야기해요.',
    },
    hard: {
      en: 'The rain won’t stop, fifty people wait, and you decide.',
      ko: '비는 안 그치고 쉰 명이 기다려요. 정하는 사람은 나예요.',
    },
    best: {
      en: 'A small look between two actors says more than the whole page.',
      ko: '두 배우가 주고받은 눈빛 하나가 대본 한 쪽보다 많은 말을 해요.',
    },
  },
  firefighter: {
    work: {
      en: 'You check hoses, climb ladders, show a school how to get out, and wait for the bell.',
      ko: '호스를 살피고, 사다리를 오르고, 학교에 대피하는 법을 알려 주고, 출동을 기다려요.',
    },
    hard: {
      en: 'You never know when, and the suit is heavy and hot.',
      ko: '언제 나갈지 아무도 몰라요. 방화복은 무겁고 덥고요.',
    },
    best: {
      en: 'The whole family is outside and safe, and so is the cat.',
      ko: '온 식구가 무사히 밖으로 나와요. 고양이까지 다 나와요.',
    },
  },
  'flight-attendant': {
    work: {
      en: 'You count the seats, show the exits, bring juice, and calm somebody who is shaking.',
      ko: '자리를 세고, 나가는 문을 알려 주고, 주스를 나르고, 떨고 있는 손님을 달래요.',
    },
    hard: {
      en: 'Your bed is in another city each night, and so is your breakfast.',
      ko: '밤마다 다른 도시에서 자고, 아침도 다른 나라에서 먹어요.',
    },
    best: {
      en: 'The child who was afraid asks when the next flight is.',
      ko: '비행기가 무섭다던 아이가 다음에는 언제 타냐고 물어요.',
    },
  },
  'food-scientist': {
    work: {
      en: 'You bake six kinds of the same cracker, break them, and measure which one is loudest.',
      ko: '같은 과자를 여섯 가지로 굽고, 부러뜨려서 어느 것이 제일 바삭한지 재요.',
    },
    hard: {
      en: 'After forty tastes, your tongue has had enough.',
      ko: '마흔 번쯤 맛보고 나면 혀가 그만하자고 해요.',
    },
    best: {
      en: 'You see your noodles in a store, and somebody puts two in the cart.',
      ko: '가게에서 누가 내가 만든 국수를 두 봉지나 담아요.',
    },
  },
  'game-designer': {
    work: {
      en: 'You write a rule, cut a board out of paper, and watch quietly how others play.',
      ko: '규칙을 쓰고, 종이로 판을 만들고, 남들이 노는 것을 조용히 지켜봐요.',
    },
    hard: {
      en: 'Your favorite rule is the one that everybody skips.',
      ko: '내가 제일 아끼는 규칙을 다들 건너뛰어요.',
    },
    best: {
      en: 'Somebody loses, laughs, and says, “Again!”',
      ko: '누가 지고도 깔깔 웃으며 “한 판 더!”라고 외쳐요.',
    },
  },
  'instrument-maker': {
    work: {
      en: 'You tighten a string, listen, and tighten it a hair more, more than two hundred times.',
      ko: '줄을 조이고, 듣고, 머리카락만큼 더 조여요. 이백 번도 넘게 해요.',
    },
    hard: {
      en: 'Somebody vacuums next door, and you can’t hear a thing.',
      ko: '옆방에서 청소기를 돌리면 아무 소리도 안 들려요.',
    },
    best: {
      en: 'A silent old piano sings again, and its owner has to sit down.',
      ko: '오래 잠자던 피아노가 다시 노래하고, 주인은 눈을 감고 들어요.',
    },
  },
  journalist: {
    work: {
      en: 'You ask five people, go and look for yourself, and write it down before evening.',
      ko: '다섯 사람에게 묻고, 직접 가서 보고, 저녁이 되기 전에 써내요.',
    },
    hard: {
      en: 'Some people get angry when you write what is true.',
      ko: '사실을 썼는데 화를 내는 사람이 있어요.',
    },
    best: {
      en: 'The broken streetlight in your story shines the week after.',
      ko: '기사에 쓴 고장 난 가로등이 그다음 주에 환하게 켜져요.',
    },
  },
  'kindergarten-teacher': {
    work: {
      en: 'You sing, tie shoes, glue paper ears, and settle who had the red truck first.',
      ko: '노래하고, 신발을 신겨 주고, 종이 귀를 붙이고, 빨간 트럭이 누구 차례인지 정해요.',
    },
    hard: {
      en: 'It is never quiet, and somebody always has a runny nose.',
      ko: '조용한 순간이 없고, 코를 흘리는 아이는 늘 있어요.',
    },
    best: {
      en: 'A small hand takes yours, for no reason.',
      ko: '조그만 손이 아무 까닭 없이 내 손을 잡아요.',
    },
  },
  lawyer: {
    work: {
      en: 'You read a thick file, listen to both sides, and look for the one line that decides.',
      ko: '두꺼운 서류를 읽고, 양쪽 말을 듣고, 답이 될 한 줄을 찾아요.',
    },
    hard: {
      en: 'The words are long, and the person you help is worried.',
      ko: '말은 어렵고, 도와야 할 사람은 걱정이 많아요.',
    },
    best: {
      en: 'The judge understands, because you said it so simply.',
      ko: '쉽게 말했더니 판사님이 고개를 끄덕여요.',
    },
  },
  librarian: {
    work: {
      en: 'You sort books, read to a circle of children, and find a map for somebody’s question.',
      ko: '책을 제자리에 꽂고, 아이들에게 읽어 주고, 누가 묻는 지도를 찾아 줘요.',
    },
    hard: {
      en: '“It was a blue book,” says the reader. You have four thousand blue books.',
      ko: '“파란 책이었어요.” 하고 찾는데, 도서관에 파란 책이 사천 권이에요.',
    },
    best: {
      en: 'A child who hated reading comes back for the second volume.',
      ko: '책이 싫다던 아이가 2권을 빌리러 와요.',
    },
  },
  'marine-biologist': {
    work: {
      en: 'You count fish under water in the morning, and type in the numbers on a rocking boat.',
      ko: '아침에는 물속에서 물고기를 세고, 낮에는 흔들리는 배에서 숫자를 적어 넣어요.',
    },
    hard: {
      en: 'You get seasick, and the whales come when you have gone to bed.',
      ko: '뱃멀미가 나요. 고래는 꼭 자러 간 다음에 오고요.',
    },
    best: {
      en: 'A whale rolls over and looks at you with one eye.',
      ko: '고래가 몸을 돌려 한쪽 눈으로 나를 봐요.',
    },
  },
  mathematician: {
    work: {
      en: 'You think, scribble, walk, and explain your idea to a friend at a blackboard.',
      ko: '생각하고, 끄적이고, 걷고, 칠판 앞에서 친구에게 설명해요.',
    },
    hard: {
      en: 'You can be stuck on one line for a year.',
      ko: '한 줄에서 한 해 동안 막혀 있기도 해요.',
    },
    best: {
      en: 'In the shower, it suddenly fits.',
      ko: '머리를 감다가 갑자기 딱 맞아떨어져요.',
    },
  },
  'museum-curator': {
    work: {
      en: 'You choose twelve pictures, hang them at eye level, and write three lines for each.',
      ko: '그림을 열두 점 고르고, 눈높이에 걸고, 한 점마다 세 줄씩 써요.',
    },
    hard: {
      en: 'The painting you want most is on a wall in another country.',
      ko: '제일 걸고 싶은 그림이 다른 나라 벽에 걸려 있어요.',
    },
    best: {
      en: 'Someone stands in front of one picture for twenty minutes.',
      ko: '누가 그림 한 점 앞에 20분이나 서 있어요.',
    },
  },
  'music-therapist': {
    work: {
      en: 'You play the song that a patient loved at eight, and leave room for the answer.',
      ko: '환자가 여덟 살 때 좋아하던 노래를 치고, 대답할 틈을 비워 둬요.',
    },
    hard: {
      en: 'Some days are sad, and you need a quiet minute in the hall.',
      ko: '슬픈 날도 있어요. 그럴 땐 복도에서 잠깐 숨을 골라요.',
    },
    best: {
      en: 'Somebody who doesn’t talk anymore sings every word.',
      ko: '이제 말을 안 하시는 할아버지가 노랫말을 끝까지 다 부르세요.',
    },
  },
  'musical-actor': {
    work: {
      en: 'You warm up your voice, learn tonight’s steps, change clothes in forty seconds, and sing.',
      ko: '목을 풀고, 춤을 맞추고, 40초 만에 옷을 갈아입고, 노래해요.',
    },
    hard: {
      en: 'Most tryouts end with “Thank you, next.”',
      ko: '오디션은 거의 “고맙습니다, 다음 분!”으로 끝나요.',
    },
    best: {
      en: 'The last row laughs, so your voice got all the way there.',
      ko: '맨 뒷줄이 웃어요. 내 목소리가 거기까지 간 거예요.',
    },
  },
  nurse: {
    work: {
      en: 'You check on eight patients, bring each medicine on time, and straighten a pillow.',
      ko: '환자 여덟 명을 살피고, 제때 맞는 약을 드리고, 베개를 바로 놓아 줘요.',
    },
    hard: {
      en: 'Your feet hurt, and the night is long.',
      ko: '다리는 아프고 밤은 길어요.',
    },
    best: {
      en: '“You were the one who held my hand,” somebody says.',
      ko: '“그때 손을 잡아 준 분이지요?” 하고 누가 알아봐 줘요.',
    },
  },
  paleontologist: {
    work: {
      en: 'You kneel in the dust with a brush, and later spend months on one bone in the lab.',
      ko: '흙먼지 속에 꿇어앉아 붓질을 하고, 실험실에서는 뼈 하나를 몇 달 동안 다듬어요.',
    },
    hard: {
      en: 'Ten days of digging may bring up ten days of stones.',
      ko: '열흘을 팠는데 열흘 내내 돌만 나오기도 해요.',
    },
    best: {
      en: 'You are the first to touch that tooth since the dinosaurs.',
      ko: '공룡이 사라진 뒤 처음으로 내가 그 이빨을 만져요.',
    },
  },
  'pastry-chef': {
    work: {
      en: 'You start before the sun, fold butter into dough, and set out warm bread at seven.',
      ko: '해보다 먼저 일어나 반죽에 버터를 접어 넣고, 일곱 시에 따뜻한 빵을 내놓아요.',
    },
    hard: {
      en: 'One gram too much, one minute too long, and you begin again.',
      ko: '1그램만 넘쳐도, 1분만 늦어도 처음부터 다시예요.',
    },
    best: {
      en: 'A birthday child sees the cake and can’t say a word.',
      ko: '생일인 아이가 케이크를 보고 말을 못 해요.',
    },
  },
  'performing-arts-manager': {
    work: {
      en: 'You book the hall, answer forty messages, and count the chairs an hour before the show.',
      ko: '공연장을 빌리고, 메일 마흔 통에 답하고, 한 시간 전에 의자를 세어 봐요.',
    },
    hard: {
      en: 'Snow falls, the singer’s train is late, and two hundred people are here.',
      ko: '눈은 오고 가수가 탄 기차는 늦는데, 손님 이백 명은 벌써 왔어요.',
    },
    best: {
      en: 'The lights go down, and you can stop running.',
      ko: '불이 꺼지고 막이 올라요. 이제 뛰어다니지 않아도 돼요.',
    },
  },
  pharmacist: {
    work: {
      en: 'You read a doctor’s note, check that two medicines get along, and explain when each is for.',
      ko: '처방전을 읽고, 두 약이 함께 있어도 되는지 살피고, 언제 먹을지 알려 줘요.',
    },
    hard: {
      en: 'All the boxes look alike, and none may be mixed up.',
      ko: '상자가 다 비슷해서, 바뀌지 않게 몇 번이고 살펴야 해요.',
    },
    best: {
      en: 'You notice a mistake before anybody is hurt by it.',
      ko: '누가 탈이 나기 전에 잘못된 것을 찾아내요.',
    },
  },
  'physical-therapist': {
    work: {
      en: 'You bend a knee a little further than yesterday, count to ten, and cheer.',
      ko: '무릎을 어제보다 조금 더 굽히고, 열까지 세고, 손뼉을 쳐요.',
    },
    hard: {
      en: 'It hurts the people you help, and some would rather stop.',
      ko: '도와드리는 분이 아파해요. 그만두고 싶어 하는 분도 있고요.',
    },
    best: {
      en: 'Somebody climbs the stairs who was carried up last month.',
      ko: '지난달에 업혀 오신 분이 오늘은 계단을 걸어 올라오세요.',
    },
  },
  'picture-book-author': {
    work: {
      en: 'You write twelve sentences, cross out nine, and draw the bear once more.',
      ko: '열두 문장을 쓰고, 아홉 문장을 지우고, 곰을 한 번 더 그려요.',
    },
    hard: {
      en: 'The middle of the story is missing, and nobody can help you find it.',
      ko: '이야기 가운데가 비었는데, 아무도 대신 못 찾아 줘요.',
    },
    best: {
      en: 'A child wants it read again, and turns the page too early.',
      ko: '아이가 또 읽어 달라면서 책장을 먼저 넘겨요.',
    },
  },
  'police-officer': {
    work: {
      en: 'You walk your beat, help at a crosswalk, listen to two angry neighbors, and write a report.',
      ko: '동네를 돌고, 건널목을 지키고, 다툰 이웃들의 말을 듣고, 보고서를 써요.',
    },
    hard: {
      en: 'You meet people on the worst day of their year.',
      ko: '한 해에 제일 힘든 날을 보내는 사람들을 만나요.',
    },
    best: {
      en: 'A lost child sees Grandpa again.',
      ko: '길을 잃은 아이가 할아버지 품에 안겨요.',
    },
  },
  'product-designer': {
    work: {
      en: 'You watch somebody fight with a jar, draw ten lids, and print the best three.',
      ko: '병뚜껑과 씨름하는 사람을 보고, 뚜껑을 열 개 그려, 좋은 것 셋을 만들어 봐요.',
    },
    hard: {
      en: 'The prettiest one doesn’t open.',
      ko: '제일 예쁜 뚜껑이 안 열려요.',
    },
    best: {
      en: 'Grandma opens it with two fingers and doesn’t even notice.',
      ko: '할머니가 두 손가락으로 쏙 여세요. 너무 편해서 새 뚜껑인 줄도 모르세요.',
    },
  },
  'rescue-diver': {
    work: {
      en: 'You check every valve, go over the plan with your partner, and dive along a rope.',
      ko: '장비를 하나하나 살피고, 짝과 계획을 맞추고, 줄을 따라 잠수해요.',
    },
    hard: {
      en: 'Down there it is dark, and your hands have to see for you.',
      ko: '물속은 캄캄해서 손이 눈을 대신해야 해요.',
    },
    best: {
      en: 'Your partner tugs the rope twice. That means found.',
      ko: '짝이 줄을 두 번 당겨요. 찾았다는 뜻이에요.',
    },
  },
  'robotics-engineer': {
    work: {
      en: 'You send the robot across the room, watch it hit the chair, and find out why.',
      ko: '로봇을 방 건너편으로 보내고, 의자에 부딪치는 걸 보고, 까닭을 찾아요.',
    },
    hard: {
      en: 'It worked yesterday, and nobody has changed anything.',
      ko: '어제는 됐어요. 아무것도 안 바꿨는데 오늘은 꼼짝도 안 해요.',
    },
    best: {
      en: 'It goes around the chair, all by itself.',
      ko: '로봇이 저 혼자 의자를 빙 돌아가요.',
    },
  },
  'school-counselor': {
    work: {
      en: 'You keep two chairs free, listen for a long time, and ask one small question.',
      ko: '의자 두 개를 비워 두고, 오래 듣고, 작은 질문을 하나 해요.',
    },
    hard: {
      en: 'You can’t solve it for them, and you think of them at night.',
      ko: '대신 풀어 줄 수는 없어요. 밤에도 그 아이가 떠오르고요.',
    },
    best: {
      en: 'The one who always looked at the floor says good morning first.',
      ko: '바닥만 보던 아이가 먼저 인사를 건네요.',
    },
  },
  screenwriter: {
    work: {
      en: 'You pin cards on a wall, one for each scene, and try out every line aloud.',
      ko: '장면마다 카드를 벽에 붙이고, 대사를 소리 내어 읽어 봐요.',
    },
    hard: {
      en: 'You write page one twelve times.',
      ko: '첫 쪽을 열두 번이나 다시 써요.',
    },
    best: {
      en: 'An actor says your line, and it isn’t paper anymore.',
      ko: '배우가 내 대사를 말하자 글자가 사람이 돼요.',
    },
  },
  singer: {
    work: {
      en: 'You hum up and down the scale, learn new words, and sing one line twenty ways.',
      ko: '음계를 오르내리며 목을 풀고, 노랫말을 외우고, 한 줄을 스무 가지로 불러요.',
    },
    hard: {
      en: 'A cold can cancel everything, and not everybody likes your song.',
      ko: '감기 한 번에 공연이 멈춰요. 내 노래가 싫다는 사람도 있고요.',
    },
    best: {
      en: 'The whole hall sings it back to you.',
      ko: '온 공연장이 그 노래를 되불러 줘요.',
    },
  },
  'smart-farm-engineer': {
    work: {
      en: 'You read the sensors at breakfast, feel a leaf, and turn the blue light up a little.',
      ko: '아침을 먹으며 센서를 보고, 잎을 만져 보고, 파란 불빛을 조금 올려요.',
    },
    hard: {
      en: 'If the power fails at night, the plants can’t wait till morning.',
      ko: '밤에 전기가 나가면 식물은 아침까지 못 기다려요.',
    },
    best: {
      en: 'In January, you bite into a strawberry.',
      ko: '한겨울에 갓 딴 딸기를 한입 베어 물어요.',
    },
  },
  'soccer-coach': {
    work: {
      en: 'You set out cones, stop the game to move one player two steps, and let it go on.',
      ko: '고깔을 놓고, 경기를 세워 선수 하나를 두 걸음 옮기고, 다시 시작해요.',
    },
    hard: {
      en: 'Eleven can play, and you have to tell the twelfth.',
      ko: '뛸 수 있는 건 열한 명이에요. 열두 번째 선수에게 말해 줘야 해요.',
    },
    best: {
      en: 'The team does it without looking at you.',
      ko: '이제는 나를 안 보고도 팀이 척척 해내요.',
    },
  },
  'soccer-player': {
    work: {
      en: 'You run, stretch, pass a thousand times, and watch a film of the next team.',
      ko: '달리고, 몸을 풀고, 공을 천 번 주고받고, 상대 팀 영상을 봐요.',
    },
    hard: {
      en: 'A hurt ankle means weeks on the bench.',
      ko: '발목을 다치면 몇 주 동안 벤치를 지켜요.',
    },
    best: {
      en: 'You pass without looking, and your friend is there.',
      ko: '안 보고 찼는데 거기 친구가 와 있어요.',
    },
  },
  'software-developer': {
    work: {
      en: 'You write twenty lines, run them, read the red message, and try again.',
      ko: '스무 줄을 쓰고, 돌려 보고, 빨간 글씨를 읽고, 다시 고쳐요.',
    },
    hard: {
      en: 'You hunt all day for a comma.',
      ko: '쉼표 하나를 하루 종일 찾기도 해요.',
    },
    best: {
      en: 'Somebody far away presses your button, and it works.',
      ko: '멀리 있는 누가 내가 만든 버튼을 눌렀는데, 잘돼요.',
    },
  },
  'sound-engineer': {
    work: {
      en: 'You hang microphones, say “one, two” a lot, and turn one knob a tiny bit.',
      ko: '마이크를 달고, “하나, 둘” 하고 자꾸 말해 보고, 손잡이를 아주 조금 돌려요.',
    },
    hard: {
      en: 'If all goes well, nobody knows that you are there.',
      ko: '아무 탈이 없으면 내가 있는 줄 아무도 몰라요.',
    },
    best: {
      en: 'In the back row, somebody hears the singer breathe in.',
      ko: '맨 뒷줄까지 가수의 숨소리가 또렷이 들려요.',
    },
  },
  'sports-broadcaster': {
    work: {
      en: 'You learn all the names before the game, then talk for two hours and never look away.',
      ko: '경기 전에 선수 이름을 다 외우고, 두 시간 동안 눈도 안 떼고 말해요.',
    },
    hard: {
      en: 'You can’t take back what you said on the air.',
      ko: '방송에서 한 말은 주워 담을 수 없어요.',
    },
    best: {
      en: 'A listener who can’t see knows exactly how the ball flew.',
      ko: '앞을 못 보시는 분도 공이 어떻게 날았는지 다 아세요.',
    },
  },
  'sports-data-analyst': {
    work: {
      en: 'You count a hundred shots on video, make one picture of them, and show it to the coach.',
      ko: '영상에서 슛 백 개를 세어 그림 한 장으로 만들고, 코치에게 보여 줘요.',
    },
    hard: {
      en: 'The numbers are right, and the ball hits the post anyway.',
      ko: '숫자는 맞는데 공은 골대를 맞혀요.',
    },
    best: {
      en: 'The team tries what you found, and it works.',
      ko: '팀이 내가 찾은 방법을 써 봤는데 통해요.',
    },
  },
  'stage-costume-designer': {
    work: {
      en: 'You build a palace as small as a shoebox, choose cloth, and pin a cape on an actor.',
      ko: '궁전을 신발 상자만 하게 짓고, 천을 고르고, 배우에게 망토를 대 봐요.',
    },
    hard: {
      en: 'The queen can’t sit down in that dress, so you sew it again.',
      ko: '여왕이 그 옷으로는 못 앉는대요. 다시 꿰매야 해요.',
    },
    best: {
      en: 'The curtain opens, and people say “Oh!” to a bedsheet.',
      ko: '막이 열리자 사람들이 이불보를 보고 “와!” 해요.',
    },
  },
  'swim-coach': {
    work: {
      en: 'You stand in the water, hold up a small back, and say, “I’ve got you.”',
      ko: '물속에 서서 조그만 등을 받치고 “내가 잡고 있어.” 하고 말해 줘요.',
    },
    hard: {
      en: 'Your eyes never leave the pool, not for a second.',
      ko: '한순간도 물에서 눈을 뗄 수 없어요.',
    },
    best: {
      en: 'You let go, and the child floats and doesn’t know it yet.',
      ko: '손을 뗐는데 아이가 떠 있어요. 아직 모르고요.',
    },
  },
  veterinarian: {
    work: {
      en: 'You listen to a cat’s heart, look at an X-ray of a paw, and talk with the family.',
      ko: '고양이 심장 소리를 듣고, 발 엑스레이를 보고, 식구들과 이야기해요.',
    },
    hard: {
      en: 'Animals can’t tell you, some bite, and not all get well.',
      ko: '동물은 말을 못 하고, 물기도 해요. 다 낫는 것도 아니고요.',
    },
    best: {
      en: 'A dog that couldn’t stand drags its owner to the door.',
      ko: '못 일어나던 개가 주인을 문까지 끌고 가요.',
    },
  },
  'vfx-artist': {
    work: {
      en: 'You give a dragon its scales, its weight, and its shadow, and check it frame by frame.',
      ko: '용에게 비늘과 무게와 그림자를 달아 주고, 한 장면씩 살펴봐요.',
    },
    hard: {
      en: 'The computer works all night, and in the morning the tail is wrong.',
      ko: '컴퓨터가 밤새 그렸는데, 아침에 보니 꼬리가 이상해요.',
    },
    best: {
      en: 'People ask where you found that dragon.',
      ko: '사람들이 저 용을 어디서 데려왔냐고 물어요.',
    },
  },
  'video-creator': {
    work: {
      en: 'You plan a video, film it three times, and cut out half of what you said.',
      ko: '이야기를 짜고, 세 번 찍고, 내가 한 말의 반을 잘라 내요.',
    },
    hard: {
      en: 'Some weeks hardly anyone watches, and some comments are unkind.',
      ko: '거의 아무도 안 보는 주도 있고, 못된 댓글이 달리기도 해요.',
    },
    best: {
      en: 'A whole class tries your experiment, and it works for them, too.',
      ko: '어느 반이 내 실험을 따라 해 봤는데, 거기서도 잘돼요.',
    },
  },
  'vr-experience-developer': {
    work: {
      en: 'You build a room, put on the headset, bump your head on a cloud, and fix it.',
      ko: '방을 만들고, 헤드셋을 쓰고, 구름에 머리를 부딪치고, 다시 고쳐요.',
    },
    hard: {
      en: 'If the picture lags even a little, people feel dizzy.',
      ko: '화면이 조금만 늦어도 사람들이 어지러워해요.',
    },
    best: {
      en: 'Somebody who can’t leave the bed looks around on a mountaintop.',
      ko: '침대를 못 떠나는 사람이 산꼭대기를 둘러봐요.',
    },
  },
  'webtoon-artist': {
    work: {
      en: 'You sketch the week’s chapter, draw the lines, color them, and count the days.',
      ko: '이번 주 이야기를 짜고, 선을 긋고, 색을 칠하고, 남은 날을 세어 봐요.',
    },
    hard: {
      en: 'Every week a new chapter is due, even with a cold.',
      ko: '감기에 걸려도 마감은 매주 와요.',
    },
    best: {
      en: 'Readers guess what comes next, and all of them are wrong.',
      ko: '독자들이 다음 이야기를 맞혀 보는데, 다 틀려요.',
    },
  },
};
