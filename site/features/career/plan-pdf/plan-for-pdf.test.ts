import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from './plan.fixture.ts';
import { planFileName } from './plan-for-pdf.ts';

const ALLOWED_NAME = /^(커리어플랜|Career Plan)-[^/\\:*?"<>|\p{C}]+-2026\. 11\. 21\.pdf$/u;
const DAY = new Date(2026, 10, 21, 12);

describe('the name of a saved plan', () => {
  test.each([
    ['화학자', '커리어플랜-화학자-2026. 11. 21.pdf'],
    ['UX/UI 디자이너', '커리어플랜-UX UI 디자이너-2026. 11. 21.pdf'],
    ['"별" <보는> 사람?', '커리어플랜-별 보는 사람-2026. 11. 21.pdf'],
    ['../../비밀', '커리어플랜-비밀-2026. 11. 21.pdf'],
    ['\u0000\n', '커리어플랜-직업-2026. 11. 21.pdf'],
    ['', '커리어플랜-직업-2026. 11. 21.pdf'],
  ])('the file name of the plan %j is %j', (career, name) => {
    expect(planFileName(career, DAY, 'ko')).toBe(name);
  });

  test.each([
    ['Chemist', 'Career Plan-Chemist-2026. 11. 21.pdf'],
    ['???', 'Career Plan-Job-2026. 11. 21.pdf'],
  ])('the English file name of the plan %j is %j', (career, name) => {
    expect(planFileName(career, DAY, 'en')).toBe(name);
  });

  test('the file name of a plan has month and day without leading zeros, as in Korean', () => {
    expect(planFileName('화가', new Date(2027, 0, 5, 12), 'ko')).toBe('커리어플랜-화가-2027. 1. 5.pdf');
  });

  test("the file name of a plan is valid on every system, whatever the career's title", () => {
    fc.assert(
      fc.property(anyText(120), fc.constantFrom('en', 'ko'), (career, language) => {
        const name = planFileName(career, DAY, language);
        // Plain checks: a matcher of Vitest for each run takes more time than the function.
        return ALLOWED_NAME.test(name) && new TextEncoder().encode(name).length <= 255;
      }),
    );
  });
});
