/**
 * Current rules that matter to parents. They change every year, and a child of eight in 2026 enters university in about
 * 2037, so pages show each note with the day it was checked. No prices and no promises.
 */
export type FamilyNote = {
  readonly title: string;
  readonly text: string;
  /** When the facts were checked, ISO 8601 day. */
  readonly asOf: string;
};

const AS_OF = '2026-11-21';

export const FAMILY_NOTES: readonly FamilyNote[] = [
  {
    title: '먼 훗날의 이야기예요',
    text: '2026년에 여덟 살인 어린이는 2037년쯤 대학에, 2041년쯤 첫 직장에 가요. 지금의 규칙은 그때 거의 모두 바뀌어 있을 거예요. 방향만 참고하고, 때가 되면 다시 확인해 주세요.',
    asOf: AS_OF,
  },
  {
    title: '한국의 학교',
    text: '자유학기는 중학교 한 학기 동안이고, 고등학교는 2025년 입학생부터 고교학점제로 과목을 골라 들어요. 과학고·외고·예술고는 여러 길 가운데 하나이고, 일반고에서 가는 길도 넓어요. 한국은 2월에 졸업하고 미국 대학은 8~9월에 시작해서 여섯 달쯤 비어요.',
    asOf: AS_OF,
  },
  {
    title: '미국 대학 지원',
    text: '미국 대학은 성적과 과목, 글, 활동, 추천서를 함께 봐요. SAT나 ACT를 꼭 내야 하는 대학이 다시 늘고 있고, 내지 않아도 되는 대학도 많아요. TOEFL iBT 점수는 2026년 1월 21일부터 1~6점으로 바뀌었어요. 지원하는 해에 대학 누리집에서 확인해 주세요.',
    asOf: AS_OF,
  },
  {
    title: '비용과 장학금',
    text: '학비와 생활비는 학교마다 크게 달라요. 네 해 치에 항공료와 보험료까지 더해 가족과 의논해 주세요. 유학생의 형편을 합격에 반영하지 않으면서 필요한 만큼 지원하는 대학은 열 곳쯤으로 드물고 입학도 매우 어려워요. 미국 연방 학자금은 유학생(F-1)에게 열려 있지 않아요. 전문대(커뮤니티 칼리지)에서 2년을 공부하고 편입하는 길도 있어요.',
    asOf: AS_OF,
  },
  {
    title: '비자와 첫 직장',
    text: '유학생은 보통 F-1 비자로 공부해요. 졸업 뒤 전공과 이어진 일을 하는 OPT는 최대 12개월이고, 정해진 이공계 전공은 조건을 갖추면 24개월을 더할 수 있어요. 취업 비자(H-1B)는 해마다 수가 정해져 있고 2026년부터 임금 수준에 따라 뽑아서 갓 졸업한 사람에게 더 어려워졌어요. 졸업 뒤 어느 나라에서 일할지는 그때의 법과 회사에 따라 달라요. 한국이나 다른 나라에서 일하는 길도 좋아요.',
    asOf: AS_OF,
  },
  {
    title: '병역',
    text: '병역 의무가 있으면 공부나 일의 순서가 1년 반에서 2년쯤 달라질 수 있어요.',
    asOf: AS_OF,
  },
];

/** Unusual requirements of a career, such as a licence or a nationality, by career id. */
const LICENCE_NOTES: Readonly<Record<string, string>> = {
  doctor:
    '미국에서는 대학 4년 뒤에 의대 4년과 레지던트 3~7년이 이어지고, 시험과 주 면허가 필요해요. 유학생을 받는 의대는 많지 않고 장학금도 드물어요.',
  lawyer:
    '미국에서는 어떤 전공이든 대학을 마친 뒤 로스쿨(JD) 3년과 주 변호사 시험이 이어져요. 한국 변호사는 한국의 법학전문대학원을 나와야 해요.',
  veterinarian: '미국에서는 준비 과목을 들은 뒤 수의대 4년과 시험(NAVLE), 주 면허가 필요해요.',
  pharmacist: '미국에서는 PharmD 과정과 시험(NAPLEX), 주 면허가 필요해요.',
  'physical-therapist': '미국에서는 대학 뒤 DPT 3년쯤과 시험(NPTE), 주 면허가 필요해요.',
  dietitian: '미국의 RDN은 2024년부터 대학원 학위와 1,000시간이 넘는 실습, 시험이 필요해요.',
  nurse: '미국에서는 인증된 간호 과정과 NCLEX-RN 시험, 주 면허가 필요해요.',
  'music-therapist': '미국에서는 AMTA 인증 학위와 1,200시간 실습, MT-BC 자격이 필요하고 면허를 두는 주도 있어요.',
  'dance-therapist': '미국에서는 보통 ADTA가 인정하는 석사 과정을 거쳐 R-DMT 자격을 얻고, 주마다 규정이 달라요.',
  architect: '미국에서는 보통 NAAB 인증 학위와 실무 경력(AXP), 시험(ARE), 주 면허가 필요해요.',
  'elementary-teacher': '미국 공립 학교는 주마다 교사 자격이 달라요. 한국 초등 교사는 교대와 임용 시험을 거쳐요.',
  'school-counselor': '미국 학교에서 일하려면 보통 석사 학위와 주 자격이 필요해요.',
  librarian: '미국에서는 보통 ALA 인증 석사 학위가, 학교 도서관에는 주 자격도 필요해요.',
  'airline-pilot':
    '외국 국적이면 비행 훈련 전에 TSA 승인이 필요하고, 항공사는 많은 비행시간과 취업 자격을 요구해요. 훈련 비용도 커요.',
  astronaut:
    'NASA 우주비행사는 미국 시민만 지원할 수 있고 이공계 석사 학위와 경력이 필요해요. 다른 나라의 우주 기관이나 우주 연구, 우주 기업으로 가는 길도 있어요.',
  diplomat: '외교관은 그 나라 국민만 될 수 있어요. 한국 외교관은 한국 국적과 외교관후보자 선발시험이 필요해요.',
  firefighter: '공공 기관의 자리라서 그 나라의 국적이나 영주권을 요구하는 곳이 많아요.',
  'cybersecurity-specialist': '정부의 보안 일은 국적을 요구하는 곳이 많아요. 기업에서 일하는 길은 더 넓어요.',
  'aerospace-engineer': '미국의 방위·우주 회사는 시민권이나 영주권을 요구하는 곳이 많아요.',
  'soccer-player':
    '미국 대학 스포츠에는 성적과 아마추어 규정이 있고 장학금은 확실하지 않아요. 다른 공부도 함께 해 나가요.',
  'instrument-maker': '한국의 피아노조율기능사 시험은 나이와 학력 제한이 없어요.',
};

/** null where a career has no unusual requirements. */
export function licenceNoteOf(careerId: string): FamilyNote | null {
  const text = LICENCE_NOTES[careerId];
  return text === undefined ? null : { title: '자격과 면허', text, asOf: AS_OF };
}
