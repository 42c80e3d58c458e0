import { withParticle } from '../../../shared/language/korean.ts';
import type { Bilingual } from '../../../shared/language/language.ts';
import { decodeRoomCode } from '../../../shared/times-tables/rooms/room.ts';

const ANIMALS: readonly Bilingual[] = [
  { en: 'Fox', ko: '여우' },
  { en: 'Owl', ko: '부엉이' },
  { en: 'Hedgehog', ko: '고슴도치' },
  { en: 'Otter', ko: '수달' },
  { en: 'Beaver', ko: '비버' },
  { en: 'Squirrel', ko: '다람쥐' },
  { en: 'Deer', ko: '사슴' },
  { en: 'Bear', ko: '곰' },
  { en: 'Rabbit', ko: '토끼' },
  { en: 'Badger', ko: '오소리' },
  { en: 'Frog', ko: '개구리' },
  { en: 'Magpie', ko: '까치' },
  { en: 'Wolf', ko: '늑대' },
  { en: 'Raccoon', ko: '너구리' },
  { en: 'Mole', ko: '두더지' },
  { en: 'Cat', ko: '고양이' },
];

const THINGS: readonly Bilingual[] = [
  { en: 'Acorn', ko: '도토리' },
  { en: 'Lantern', ko: '등불' },
  { en: 'Mitten', ko: '장갑' },
  { en: 'Bell', ko: '종' },
  { en: 'Key', ko: '열쇠' },
  { en: 'Pond', ko: '연못' },
  { en: 'Cloud', ko: '구름' },
  { en: 'Drum', ko: '북' },
  { en: 'Kite', ko: '연' },
  { en: 'Sailboat', ko: '돛단배' },
  { en: 'Teapot', ko: '찻주전자' },
  { en: 'Star', ko: '별' },
  { en: 'Mushroom', ko: '버섯' },
  { en: 'Pine Cone', ko: '솔방울' },
  { en: 'Ladder', ko: '사다리' },
  { en: 'Umbrella', ko: '우산' },
];

/**
 * The name of a room: two words derived from its code. It is the same on every device, so that people can compare their
 * devices at a glance. It reveals 8 of the code's 115 bits.
 */
export function deriveRoomName(code: string): Bilingual {
  const [first = 0, second = 0] = decodeRoomCode(code);
  const animal = ANIMALS[first % ANIMALS.length];
  const thing = THINGS[second % THINGS.length];
  if (!animal || !thing) throw new Error('a room without a name');
  return { en: `${animal.en} and ${thing.en}`, ko: `${withParticle(animal.ko, '과/와')} ${thing.ko}` };
}
