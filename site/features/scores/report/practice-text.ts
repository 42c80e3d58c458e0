import { withParticle } from '../../../shared/language/korean.ts';
import type { Catalog } from '../../../shared/language/language.ts';

type PracticeTexts = {
  lead: string;
  right: (right: number, asked: number) => string;
  missed: (questions: string) => string;
  answers: string;
  /** Something else was typed than the answer before it. */
  typed: (answer: string) => string;
  typedNothing: string;
  classAlone: (count: number) => string;
  seeClass: string;
};

export const practiceText: Catalog<PracticeTexts> = {
  en: {
    lead: 'Practice without a clock. It grows the forest and doesn’t count toward the quiz scores.',
    right: (right, asked) => `${right} of ${asked} right`,
    missed: (questions) => `Not yet: ${questions}`,
    answers: 'Answers',
    typed: (answer) => `typed ${answer}`,
    typedNothing: 'no number',
    classAlone: (count) => `${count === 1 ? 'One child has' : `${count} children have`} done the two minutes.`,
    seeClass: 'See the class',
  },
  ko: {
    lead: '시간을 재지 않고 연습한 기록이에요. 숲은 자라지만 퀴즈 점수에는 들어가지 않아요.',
    right: (right, asked) => `${asked}문제 중 ${right}문제를 맞혔어요`,
    missed: (questions) => `다시 볼 문제는 ${withParticle(questions, '이에요/예요')}.`,
    answers: '답 보기',
    typed: (answer) => `쓴 답 ${answer}`,
    typedNothing: '숫자가 아님',
    classAlone: (count) => `${count}명이 오늘의 2분을 했어요.`,
    seeClass: '우리 반 보기',
  },
};
