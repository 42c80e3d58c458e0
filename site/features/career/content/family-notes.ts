import type { Bilingual } from '../../../shared/language/language.ts';

/**
 * Current rules that matter to parents. They change every year, and a child of eight in 2026 enters university in about
 * 2037, so pages show each note with the day it was checked. No prices and no promises. Sources: docs/careers.md.
 */
export type FamilyNote = {
  readonly title: Bilingual;
  readonly text: Bilingual;
  /** The day on which the facts were checked, in ISO 8601. */
  readonly asOf: string;
  /** Rows of the table in docs/careers.md. */
  readonly source: string;
  /** The month in which to look again: 'YYYY-MM'. */
  readonly checkAgain: string;
};

const AS_OF = '2026-11-21';

export const FAMILY_NOTES: readonly FamilyNote[] = [
  {
    title: { en: 'This is a long way off', ko: '먼 훗날의 이야기예요' },
    text: {
      en: 'A child who is eight in 2026 will start college around 2037 and a first job around 2041. By then, many of today’s rules will probably have changed. Use this as a compass, and look everything up again when the time comes.',
      ko: '2026년에 여덟 살인 아이는 2037년쯤 대학에 들어가고 2041년쯤 첫 직장에 나가요. 그때는 지금 규칙이 아마 많이 달라져 있을 거예요. 지금은 나침반처럼 방향만 보고, 때가 되면 다시 알아보면 돼요.',
    },
    asOf: AS_OF,
    source: 'K1',
    checkAgain: '2027-11',
  },
  {
    title: { en: 'Schools in Korea', ko: '한국의 학교' },
    text: {
      en: 'Middle school has one “free semester” without big exams. Since the class that entered in 2025, high school students choose their own subjects and collect credits. Science, foreign-language, and arts high schools are some of many roads, and the road from an ordinary high school is just as open. Korean schools finish in February and US colleges start in August or September, so there are about six months in between.',
      ko: '중학교에는 큰 시험이 없는 자유학기가 한 학기 있어요. 고등학교에서는 2025년 입학생부터 고교학점제로 과목을 스스로 골라 들어요. 과학고와 외고, 예술고는 여러 길 가운데 하나일 뿐, 일반고에서 가는 길도 똑같이 열려 있어요. 한국은 2월에 졸업하고 미국 대학은 8~9월에 시작하니 그사이 여섯 달쯤이 비지요.',
    },
    asOf: AS_OF,
    source: 'K2, K3, K5, K7',
    checkAgain: '2027-03',
  },
  {
    title: { en: 'Applying to US colleges', ko: '미국 대학 지원' },
    text: {
      en: 'US colleges look at grades and courses, essays, activities, and letters together. More colleges ask for the SAT or ACT again, and many still do not. The TOEFL iBT has been scored from 1 to 6 since January 21, 2026, with a score out of 120 shown beside it for the first two years. AP classes exist only at international schools and some high schools in Korea. Check each college’s own site in the year you apply.',
      ko: '미국 대학은 성적과 과목만 보지 않아요. 에세이와 활동, 추천서까지 함께 살펴요. SAT나 ACT 점수를 다시 요구하는 대학이 늘고 있지만, 내지 않아도 되는 곳도 여전히 많아요. TOEFL iBT는 2026년 1월 21일부터 1~6점으로 매기고, 처음 2년 동안은 120점 만점 점수도 함께 알려 줘요. 한국에서 AP 수업은 국제학교와 일부 고등학교에만 있어요. 지원하는 해에 대학마다 사이트에서 다시 확인해 주세요.',
    },
    asOf: AS_OF,
    source: 'U1–U6, K13',
    checkAgain: '2027-09',
  },
  {
    title: { en: 'Cost and scholarships', ko: '비용과 장학금' },
    text: {
      en: 'Tuition and living costs differ greatly from college to college. Talk them over for all four years, flights and insurance included. Only about ten colleges decide without looking at what an international family can pay and then cover all the help it needs, and they are very hard to get into. US federal aid is not open to international students (F-1). Many students spend their first two years at a community college and then transfer.',
      ko: '학비와 생활비는 학교마다 크게 달라요. 4년 치에 항공료와 보험료까지 더해 온 가족이 의논해 보세요. 집안 형편을 따지지 않고 유학생을 뽑아 모자라는 돈을 다 채워 주는 대학은 열 곳쯤인데, 들어가기가 매우 어려워요. 미국 연방 정부의 학자금 지원은 유학생(F-1)이 받을 수 없어요. 2년제 공립 대학(커뮤니티 칼리지)에서 2년을 배우고 편입하는 길도 좋아요.',
    },
    asOf: AS_OF,
    source: 'M1–M3, U9',
    checkAgain: '2027-09',
  },
  {
    title: { en: 'Visas and the first job', ko: '비자와 첫 직장' },
    text: {
      en: 'International students usually study on an F-1 visa. Work related to the major after graduation (OPT) lasts up to 12 months, and certain science and engineering majors can add 24 months under conditions. Work visas (H-1B) are limited in number each year and, since 2026, are drawn by wage level, which makes them harder for new graduates. Where someone can work after college will depend on the laws and companies of that time. Working in Korea or another country can be just as good a choice.',
      ko: '유학생은 보통 F-1 비자로 공부해요. 졸업하면 전공과 관련된 일을 12개월까지 할 수 있고(OPT), 정해진 이공계 전공은 조건을 갖추면 24개월을 더 늘릴 수 있어요. 취업 비자(H-1B)는 해마다 수가 정해져 있어요. 2026년부터는 임금 수준에 따라 추첨하다 보니 갓 졸업한 사람에게는 더 어려워졌지요. 어느 나라에서 일하게 될지는 그때의 법과 회사에 달려 있고, 한국이나 다른 나라에서 일하는 것도 좋은 길이에요.',
    },
    asOf: AS_OF,
    source: 'V1–V4, V8',
    checkAgain: '2027-04',
  },
  {
    title: { en: 'Military service', ko: '병역' },
    text: {
      en: 'For those who must do military service, study or work may shift by a year and a half to two years.',
      ko: '병역 의무가 있으면 공부나 일을 시작하는 때가 1년 반에서 2년쯤 늦어지기도 해요.',
    },
    asOf: AS_OF,
    source: 'K14',
    checkAgain: '2027-11',
  },
];
