import { expect, test } from 'vitest';
import { type Bilingual, LANGUAGES, type Language } from '../../../shared/language/language.ts';
import { CARD_STEPS } from '../content/card-steps.ts';
import { CAREERS } from '../content/careers.ts';
import { FAMILY_NOTES } from '../content/family-notes.ts';
import { LICENSE_NOTES } from '../content/license-notes.ts';
import { filterSteps, findRejectionReason } from './content-filter.ts';

test.each([
  ['Call 010 1234 5678 after school.', 'addresses or markup'],
  ['Call 555-0132 and ask for Kim.', 'addresses or markup'],
  ['Ring (415) 555 0132 for a free lesson.', 'addresses or markup'],
  ['Our studio is at 415 dash 555 dash 0132.', 'addresses or markup'],
  ['Ask for a lesson at +82 10 1234 5678.', 'addresses or markup'],
  ['Practice dialing 010, then 1234, and then 5678.', 'addresses or markup'],
  ['Remember 0 1 0 1 2 3 4 5 6 7 8 for later.', 'addresses or markup'],
  ['Write down 01012345678 in your notebook.', 'addresses or markup'],
  ['Phone five five five, oh one three two.', 'addresses or markup'],
  ['Dial zero one zero, one two three four, five six seven eight.', 'addresses or markup'],
  ['Visit evil.com for free games.', 'addresses or markup'],
  ['Look at EVIL.COM for free games.', 'addresses or markup'],
  ['Look at evil。com for free games.', 'addresses or markup'],
  ['Look at evil dot com for free games.', 'addresses or markup'],
  ['Type www evil com into the tablet.', 'addresses or markup'],
  ['Open a page on example.co.kr with your tablet.', 'addresses or markup'],
  ['Open 192.168.0.1 on your tablet.', 'addresses or markup'],
  ['Open ftp://evil on your tablet.', 'addresses or markup'],
  ['Add me on your tablet and we can talk.', 'addresses or markup'],
  ['Join our group on Telegram today.', 'addresses or markup'],
  ['Keep this a secret from your parents.', 'secrets'],
  ['Hide the letter from your mom.', 'secrets'],
  ['Do not tell your parents about our plan.', 'secrets'],
  ["Don't ever tell a grown-up about this.", 'secrets'],
  ['Never let your teacher know where you go.', 'secrets'],
  ['Your parents do not need to know about it.', 'secrets'],
  ['Go to the river without telling your parents.', 'secrets'],
  ['Use the tablet behind your parents’ backs.', 'secrets'],
  ['This is our little secret.', 'secrets'],
  ['Our talks stay between you and me.', 'secrets'],
  ['Promise me not to tell.', 'secrets'],
  ['Do not tell anyone about our talks.', 'secrets'],
  ['Delete our messages when you have read them.', 'secrets'],
  ['Mix bleach and vinegar in a bucket.', 'dangerous acts'],
  ['Taste the detergent under the sink.', 'dangerous acts'],
  ['Swallow two small magnets and see what happens.', 'dangerous acts'],
  ['Play with matches in the kitchen.', 'dangerous acts'],
  ['Set a paper plane on fire and throw it.', 'dangerous acts'],
  ['Light a fire behind the school.', 'dangerous acts'],
  ['Push a fork into the power outlet.', 'dangerous acts'],
  ['Climb onto the roof to see the stars.', 'dangerous acts'],
  ['Walk along the train tracks with a friend.', 'dangerous acts'],
  ['Swim across the lake alone.', 'dangerous acts'],
  ['Hold your breath until you pass out.', 'dangerous acts'],
  ['Skip lunch to save time for practice.', 'dangerous acts'],
  ['Cut your arm to see how blood flows.', 'dangerous acts'],
  ['Stare directly at the sun at noon.', 'dangerous acts'],
  ['Pull a bag over your head and count.', 'dangerous acts'],
  ['Jump off the garage roof with an umbrella.', 'dangerous acts'],
  ['Take your dad’s pills to stay awake.', 'dangerous acts'],
  ['Heat a sealed can on the stove.', 'dangerous acts'],
  ['Steal money for a new camera.', 'dangerous acts'],
  ['Sneak out at night to see the moon.', 'dangerous acts'],
  ['Come alone to the park after dark.', 'strangers'],
  ['Meet me behind the library.', 'strangers'],
  ['Get into my car for a ride.', 'strangers'],
  ['Tell us your full name on the page.', 'strangers'],
  ['Tell the coach where you live.', 'strangers'],
  ['Draw your pet and send the picture to me.', 'strangers'],
  ['Post photos of yourself for the coach.', 'strangers'],
])('an English text for a child is refused with: %s', (text, reason) => {
  expect(findRejectionReason(text, 'en')).toBe(reason);
});

test.each([
  ['010 1234 5678로 전화해 봐요', 'addresses or markup'],
  ['010에 1234에 5678을 눌러 봐요', 'addresses or markup'],
  ['02.123.4567로 물어봐요', 'addresses or markup'],
  ['전화는 1588 1234로 걸어요', 'addresses or markup'],
  ['공일공 일이삼사 오육칠팔로 걸어 봐요', 'addresses or markup'],
  ['evil.com에 들어가 봐요', 'addresses or markup'],
  ['이블닷컴에 들어가 봐요', 'addresses or markup'],
  ['카톡으로 말을 걸어 봐요', 'addresses or markup'],
  ['부모님께 말하지 마세요', 'secrets'],
  ['엄마한테는 이야기하지 말아요', 'secrets'],
  ['부모님 몰래 나가 봐요', 'secrets'],
  ['아무에게도 말하지 말아요', 'secrets'],
  ['어른들에게는 알리지 마세요', 'secrets'],
  ['우리 둘만 알기로 해요', 'secrets'],
  ['이건 우리만의 비밀이에요', 'secrets'],
  ['오늘 일은 비밀로 해요', 'secrets'],
  ['락스와 식초를 섞어 봐요', 'dangerous acts'],
  ['세제를 조금 마셔 봐요', 'dangerous acts'],
  ['성냥을 켜고 놀아 봐요', 'dangerous acts'],
  ['지붕 위에 올라가서 별을 봐요', 'dangerous acts'],
  ['기찻길에서 뛰어놀아요', 'dangerous acts'],
  ['젓가락을 콘센트에 넣어 봐요', 'dangerous acts'],
  ['밤에 혼자 강에서 수영해요', 'dangerous acts'],
  ['저녁을 거르고 연습해요', 'dangerous acts'],
  ['엄마 지갑에서 돈을 꺼내 와요', 'dangerous acts'],
  ['자석을 삼켜 봐요', 'dangerous acts'],
  ['태양을 똑바로 쳐다봐요', 'dangerous acts'],
  ['수업을 빼먹고 연습해요', 'dangerous acts'],
  ['비닐봉지를 머리에 써 봐요', 'dangerous acts'],
  ['공원으로 혼자 나와요', 'strangers'],
  ['제 차에 타요', 'strangers'],
  ['얼굴 사진을 보내요', 'strangers'],
])('a Korean text for a child is refused with: %s', (text, reason) => {
  expect(findRejectionReason(text, 'ko')).toBe(reason);
});

test.each<[Language, string]>([
  ['en', 'From 1998–2002 she studied whales, and in 2010 she led a team.'],
  ['en', 'A telescope costs 45,000 dollars, a rocket 1,000,000 times as much.'],
  ['en', 'Multiply 10, 100, and 1000, then compare 25% with 0.25.'],
  ['en', 'Many scientists have a Ph.D. from a school in the U.S., e.g. in math.'],
  ['en', 'Make a small page with Node.js, and save it as notes.txt.'],
  ['en', 'The museum opens at 9 a.m. and closes at 5:30 p.m. on weekdays.'],
  ['en', 'Count one, two, three, four, five, six, seven, eight while you dance.'],
  ['en', 'Play 5 6 7 8 on the drum, and call out the numbers.'],
  ['en', 'Invent a secret code and let your family try to read it.'],
  ['en', 'Ask your parents to help, and tell your teacher what you found.'],
  ['en', 'Never use the stove without asking a grown-up.'],
  ['en', 'Never swim alone, even in warm water.'],
  ['en', 'Do not light candles without your parents.'],
  ['en', 'Mix baking soda and vinegar and watch the bubbles.'],
  ['en', 'Warm up first, so that you do not hurt yourself.'],
  ['en', 'Learn why coral reefs turn white when the sea is warm.'],
  ['en', 'Firefighters practice how to put out a fire and climb a ladder.'],
  ['en', 'Write to a museum and ask what its curators do.'],
  ['en', 'Call out one, two, three, four, five, six, seven, eight.'],
  ['en', 'Play a game of guess my number with a friend.'],
  ['en', 'Learn what animals eat and which medicines help them.'],
  ['en', 'Mix water with a little dish detergent for giant bubbles.'],
  ['en', 'Put a slice of bread in the toaster with a grown-up.'],
  ['en', 'Find out how trains run on rails, and how lightning can start a fire.'],
  ['en', 'Learn how the sun can burn your skin, and never look straight at the sun.'],
  ['en', 'Draw a map of where you live.'],
  ['en', 'Animals without a family find a new home here.'],
  ['en', 'At a camp, the teacher doesn’t know the answer, either.'],
  ['ko', '1998년부터 2002년까지 고래를 연구했어요'],
  ['ko', '10, 100, 1000을 곱하고 25%와 0.25를 견주어 봐요'],
  ['ko', '부모님께 말씀드리고 선생님께도 물어봐요'],
  ['ko', '나만의 비밀 암호를 만들어 가족에게 풀게 해요'],
  ['ko', '소금과 물을 섞어 맛을 봐요'],
  ['ko', '혼자 수영하지 않고 어른과 함께 들어가요'],
  ['ko', '여덟 살인 아이도 할 수 있어요'],
  ['ko', '세제를 물에 섞어 비눗방울을 불어요'],
  ['ko', '아침을 거르지 않고 잘 먹어요'],
  ['ko', '알약을 삼키기 쉽게 만들어요'],
  ['ko', '동네 사진을 찍어 지도에 붙여요'],
  ['ko', '다리에 힘을 주고 가볍게 뛰어내려요'],
  ['ko', '도둑이 훔쳐 간 그림을 찾아요'],
  ['ko', '내 방에서 신나게 놀아요'],
  ['ko', '장점 컴퓨터를 두 가지 적어 봐요'],
  ['ko', '엄마께 고마운 마음을 카드에 써요'],
])('an innocent text for a child (%s) is accepted: %s', (language, text) => {
  expect(findRejectionReason(text, language)).toBeNull();
});

/** Every text in both languages within a value. */
function textsIn(value: unknown): Bilingual[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'ko' in value) return [value as Bilingual];
  return Object.values(value).flatMap(textsIn);
}

/** The content is checked by people, who may write about visas (with a source); a model may not. */
const OF_PEOPLE_ONLY = 'papers and visas';

test('no text of the curated careers is refused, but what they say about visas', () => {
  const texts = textsIn([CAREERS, CARD_STEPS, FAMILY_NOTES, LICENSE_NOTES]);
  expect(texts.length).toBeGreaterThan(1000);
  const refused = texts.flatMap((text) =>
    LANGUAGES.map((language) => [findRejectionReason(text[language], language), text[language]]).filter(
      ([reason]) => reason !== null && reason !== OF_PEOPLE_ONLY,
    ),
  );
  expect(refused).toEqual([]);
});

test('a reply with a text of more than 500 code units is refused unread', () => {
  const step = '새로운 놀이를 해 봐요';
  expect(findRejectionReason('별'.repeat(500))).toBeNull();
  expect(findRejectionReason('별'.repeat(501))).toBe('far too long');
  const nextSteps = [step, `${step} 또`, `a${'\u0301'.repeat(120_000)}${'\u0316'.repeat(120_000)}`];
  expect(filterSteps({ nextSteps }, 'ko')).toEqual({ ok: false, reason: 'far too long' });
});
