import type { Bilingual } from '../../../shared/language/language.ts';
import type { FamilyNote } from './family-notes.ts';

const TITLE: Bilingual = { en: 'Licenses and requirements', ko: '자격과 면허' };
const AS_OF = '2026-11-21';
const CHECK_AGAIN = '2027-11';
/** Unless a note names another one: the licence table of docs/careers.md. */
const SOURCE = 'L';

/** Unusual requirements of a career, such as a licence or a nationality, by career id. */
export const LICENCE_NOTES: Readonly<Record<string, Bilingual>> = {
  doctor: {
    en: 'In the US, four years of college are followed by four years of medical school and three to seven years of residency, with exams and a state license. Few medical schools take international students, and scholarships are rare.',
    ko: '미국에서는 대학 4년 뒤에 의대 4년과 레지던트 3~7년이 이어지고, 시험과 주 면허가 필요해요. 유학생을 받는 의대는 많지 않고 장학금도 드물어요.',
  },
  lawyer: {
    en: 'In the US, a degree in any major is followed by three years of law school (JD) and a state bar exam. Lawyers in Korea have to graduate from a Korean law school.',
    ko: '미국에서는 어떤 전공이든 대학을 마친 뒤 로스쿨(JD) 3년과 주 변호사 시험이 이어져요. 한국 변호사가 되려면 한국의 법학전문대학원(로스쿨)을 나와야 해요.',
  },
  veterinarian: {
    en: 'In the US, future vets take preparatory courses and spend four years in veterinary school. Then they pass an exam (NAVLE) and get a state license.',
    ko: '미국에서는 준비 과목을 들은 뒤 수의대 4년과 시험(NAVLE), 주 면허가 필요해요.',
  },
  pharmacist: {
    en: 'In the US, pharmacists need a PharmD degree, an exam (NAPLEX), and a state license.',
    ko: '미국에서는 약학 박사(PharmD) 과정과 시험(NAPLEX), 주 면허가 필요해요.',
  },
  'physical-therapist': {
    en: 'In the US, physical therapists study about three years after college (DPT) and need an exam (NPTE) and a state license.',
    ko: '미국에서는 대학을 마친 뒤 물리치료 박사(DPT) 과정 3년쯤과 시험(NPTE), 주 면허가 필요해요.',
  },
  dietitian: {
    en: 'Since 2024, registered dietitians (RDN) in the US need a graduate degree, more than 1,000 hours of supervised practice, and an exam.',
    ko: '미국 공인 영양사(RDN)가 되려면 2024년부터 대학원 학위와 1,000시간이 넘는 실습, 시험이 필요해요.',
  },
  nurse: {
    en: 'In the US, registered nurses need an approved nursing program, the NCLEX-RN exam, and a state license.',
    ko: '미국에서는 인증된 간호 과정과 NCLEX-RN 시험, 주 면허가 필요해요.',
  },
  'music-therapist': {
    en: 'In the US, music therapists need an AMTA-approved degree, 1,200 hours of training, and the MT-BC credential. Some states also have a license.',
    ko: '미국에서는 AMTA가 인정한 학위와 1,200시간의 실습, MT-BC 자격이 필요하고, 면허를 따로 두는 주도 있어요.',
  },
  'dance-therapist': {
    en: 'In the US, the R-DMT credential usually follows a master’s program approved by the ADTA, and the rules differ by state.',
    ko: '미국에서는 보통 ADTA가 인정하는 석사 과정을 거쳐 R-DMT 자격을 얻고, 주마다 규정이 달라요.',
  },
  architect: {
    en: 'In the US, a NAAB-accredited degree is usual, followed by recorded experience (AXP), exams (ARE), and a state license.',
    ko: '미국에서는 보통 NAAB 인증 학위와 실무 경력(AXP), 시험(ARE), 주 면허가 필요해요.',
  },
  'elementary-teacher': {
    en: 'In US public schools, each state has its own teaching license. In Korea, elementary teachers study at a university of education or in a department of elementary education and pass a teacher-appointment exam.',
    ko: '미국 공립 학교는 주마다 교사 자격이 달라요. 한국에서 초등 교사가 되려면 교육대학교나 초등교육과를 나와 임용 시험을 봐요.',
  },
  'school-counselor': {
    en: 'US schools usually ask their counselors for a master’s degree and a state credential.',
    ko: '미국 학교에서 일하려면 보통 석사 학위와 주 자격이 필요해요.',
  },
  librarian: {
    en: 'In the US, a master’s degree accredited by the ALA is usual, and school libraries may ask for a state credential, too.',
    ko: '미국에서는 보통 ALA가 인증한 석사 학위가 필요하고, 학교 도서관은 주 자격도 요구할 수 있어요.',
  },
  'airline-pilot': {
    en: 'Citizens of other countries need approval from the TSA before flight training, and airlines ask for many flight hours and the right to work. Training is costly.',
    ko: '외국 국적이면 비행 훈련 전에 TSA 승인이 필요하고, 항공사는 많은 비행시간과 취업 자격을 요구해요. 훈련 비용도 커요.',
  },
  astronaut: {
    en: 'Only US citizens can apply to be NASA astronauts, with a master’s degree in science or engineering and experience. Other countries’ space agencies, space research, and space companies are good roads, too.',
    ko: 'NASA 우주비행사는 미국 시민만 지원할 수 있고 이공계 석사 학위와 경력이 필요해요. 다른 나라의 우주 기관이나 우주 연구, 우주 기업으로 가는 길도 있어요.',
  },
  diplomat: {
    en: 'Diplomats have to be citizens of the country they represent. In Korea, that means Korean nationality and the exam for diplomat candidates.',
    ko: '외교관은 그 나라 국민만 될 수 있어요. 한국 외교관이 되려면 한국 국적이 있어야 하고 외교관후보자 선발시험에 합격해야 해요.',
  },
  firefighter: {
    en: 'These are public jobs, so many places ask for citizenship or permanent residence.',
    ko: '공공 기관의 자리라서 그 나라의 국적이나 영주권을 요구하는 곳이 많아요.',
  },
  'cybersecurity-specialist': {
    en: 'Government security jobs often ask for citizenship. The road into companies is wider.',
    ko: '정부의 보안 일은 그 나라 국적을 요구하는 곳이 많아요. 기업에서 일하는 길은 더 넓어요.',
  },
  'aerospace-engineer': {
    en: 'US defense and space companies often ask for citizenship or permanent residence.',
    ko: '미국의 방위·우주 회사는 시민권이나 영주권을 요구하는 곳이 많아요.',
  },
  'soccer-player': {
    en: 'College sports in the US have rules about grades and amateur status, and scholarships are uncertain. Keep up other studies as well.',
    ko: '미국 대학 스포츠에는 성적과 아마추어 규정이 있고 장학금은 확실하지 않아요. 다른 공부도 함께 해 나가요.',
  },
  'instrument-maker': {
    en: 'Korea’s national exam for piano tuning technicians has no age limit and asks for no diploma.',
    ko: '한국의 피아노조율기능사 시험에는 나이와 학력 제한이 없어요.',
  },
};

/** null where a career has no unusual requirements. */
export function licenceNoteOf(careerId: string): FamilyNote | null {
  const text = LICENCE_NOTES[careerId];
  return text === undefined ? null : { title: TITLE, text, asOf: AS_OF, source: SOURCE, checkAgain: CHECK_AGAIN };
}
