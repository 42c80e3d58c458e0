import { writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { CARDS } from '../../shared/cards.ts';
import { CAREERS } from './careers.ts';
import { drawPlan } from './draw-plan.tsx';
import { recommendCareers } from './recommend.ts';
import { embeddedRecommendation } from './recommendation.ts';

const D = 'features/career/pdf/';
export const files = {
  fonts: {
    body: D + 'pretendard-400.ttf',
    rareBody: D + 'pretendard-400-rare.ttf',
    bold: D + 'pretendard-700.ttf',
    display: D + 'jua-400.ttf',
    displayLatin: D + 'jua-400-latin.ttf',
  },
  pictures: { road: D + 'road.jpg', cards: Object.fromEntries(CARDS.map((c) => [c.id, D + `card-${c.id}.jpg`])) },
};
it('x', async () => {
  const board = {
    strengths: ['수학', '과학', '집중력', '그림그리기'],
    weaknesses: ['축구', '친구 사귀기', '발레'],
    likes: ['컴퓨터', '독서', '게임', '글쓰기', '요리'],
    dislikes: ['수영', '영화보기'],
  } as const;
  const choice = recommendCareers(board, 0)[0]!;
  const r = embeddedRecommendation(board, choice, { round: 0, explore: false, startsAnew: false });
  for (const [n, plan] of Object.entries({
    a: {
      board,
      recommendation: r,
      nextSteps: [...choice.career.activities, '좋아하는 컴퓨터로 작은 그림을 하나 그려 봐요'],
      date: new Date(),
      language: 'ko' as const,
    },
  })) {
    const t = performance.now();
    const out = (await (await drawPlan(plan, files)).toBuffer()) as unknown as AsyncIterable<Uint8Array>;
    const chunks = [];
    for await (const c of out) chunks.push(c);
    const b = Buffer.concat(chunks);
    writeFileSync(`/tmp/pdfx/${n}.pdf`, b);
    console.log(n, b.length, performance.now() - t);
  }
}, 60000);
