import type { Bilingual } from '../../../shared/language/language.ts';
import type { FamilyNote } from './family-notes.ts';

const TITLE: Bilingual = { en: 'Licenses and requirements', ko: '자격과 면허' };
const AS_OF = '2026-11-21';
const CHECK_AGAIN = '2027-11';
/** Unless a note names another one: the license table of docs/careers.md. */
const SOURCE = 'L';

/** Unusual requirements of a career, such as a license or a nationality, by career id. */
export const LICENSE_NOTES: Readonly<Record<string, Bilingual>> = {
  doctor: {
    en: 'In the US, four years of college are followed by four years of medical school and three to seven years of residency, with exams and a state license. Few medical schools take international students, and scholarships are rare.',
    ko: '미국에서 의사가 되려면 대학 4년을 마치고 의대 4년, 레지던트 3~7년을 더 거쳐야 해요. 그동안 시험을 치르고 주 면허도 받아요. 유학생을 뽑는 의대는 많지 않고 장학금도 드물어요.',
  },
  lawyer: {
    en: 'In the US, a degree in any major is followed by three years of law school (JD) and a state bar exam. Lawyers in Korea have to graduate from a Korean law school.',
    ko: '미국에서는 전공이 무엇이든 대학을 마치고 로스쿨(JD)을 3년 다닌 뒤 주 변호사 시험을 봐요. 한국 변호사가 되려면 한국의 법학전문대학원(로스쿨)을 나와야 해요.',
  },
  veterinarian: {
    en: 'In the US, future vets take preparatory courses and spend four years in veterinary school. Then they pass an exam (NAVLE) and get a state license.',
    ko: '미국에서는 준비 과목을 들은 다음 수의대를 4년 다녀요. 그러고 나서 시험(NAVLE)을 보고 주 면허를 받지요.',
  },
  pharmacist: {
    en: 'In the US, pharmacists need a PharmD degree, an exam (NAPLEX), and a state license.',
    ko: '미국에서 약사로 일하려면 약학 박사(PharmD) 과정을 마치고 시험(NAPLEX)을 본 뒤 주 면허를 받아야 해요.',
  },
  'physical-therapist': {
    en: 'In the US, physical therapists study about three years after college (DPT) and need an exam (NPTE) and a state license.',
    ko: '미국에서는 대학을 마친 뒤 물리치료 박사(DPT) 과정을 3년쯤 더 다니고, 시험(NPTE)과 주 면허까지 거쳐야 해요.',
  },
  dietitian: {
    en: 'New registered dietitians (RDN) in the US have needed a graduate degree since 2024, along with at least 1,000 hours of supervised practice and an exam.',
    ko: '2024년부터는 대학원을 나와야 미국 공인 영양사(RDN)가 될 수 있어요. 1,000시간이 넘는 실습과 시험도 거쳐요.',
  },
  nurse: {
    en: 'In the US, registered nurses need an approved nursing program, the NCLEX-RN exam, and a state license.',
    ko: '미국에서 간호사(RN)로 일하려면 인증된 간호 과정을 마치고 NCLEX-RN 시험을 본 뒤 주 면허를 받아야 해요.',
  },
  'music-therapist': {
    en: 'In the US, music therapists need an AMTA-approved degree, 1,200 hours of training, and the MT-BC credential. Some states also have a license.',
    ko: '미국에서는 AMTA가 인정한 학위를 받고 1,200시간을 실습한 뒤 MT-BC 자격을 따요. 면허를 따로 두는 주도 있어요.',
  },
  'dance-therapist': {
    en: 'In the US, the R-DMT credential usually follows a master’s program approved by the ADTA, and the rules differ by state.',
    ko: '미국에서는 보통 ADTA가 인정하는 석사 과정을 마치고 R-DMT 자격을 따요. 규정은 주마다 달라요.',
  },
  architect: {
    en: 'In the US, a NAAB-accredited degree is usual, followed by recorded experience (AXP), exams (ARE), and a state license.',
    ko: '미국에서는 보통 NAAB 인증 학위를 받고, 실무 경력(AXP)을 쌓고, 시험(ARE)을 본 다음 주 면허를 받아요.',
  },
  'elementary-teacher': {
    en: 'In US public schools, each state has its own teaching license. In Korea, elementary teachers study at a university of education or in a department of elementary education and pass a teacher-appointment exam.',
    ko: '미국 공립 학교 교사의 면허는 주마다 달라요. 한국에서는 교육대학교나 초등교육과를 나와 임용 시험에 붙으면 초등 교사가 돼요.',
  },
  'school-counselor': {
    en: 'US schools usually ask their counselors for a master’s degree and a state credential.',
    ko: '미국 학교에서 상담사로 일하려면 보통 석사 학위와 그 주의 자격이 있어야 해요.',
  },
  librarian: {
    en: 'In the US, a master’s degree accredited by the ALA is usual, and school libraries may ask for a state credential, too.',
    ko: '미국에서는 보통 ALA가 인증한 석사 학위가 있어야 해요. 학교 도서관이라면 그 주의 자격까지 묻기도 해요.',
  },
  'airline-pilot': {
    en: 'Citizens of other countries need approval from the TSA before flight training, and airlines ask for many flight hours and the right to work. Training is costly.',
    ko: '외국 국적이라면 비행 훈련을 받기 전에 TSA의 승인부터 얻어야 해요. 항공사는 비행시간이 충분한지, 그 나라에서 일할 자격이 있는지 살펴봐요. 훈련 비용도 많이 들어요.',
  },
  astronaut: {
    en: 'Only US citizens can apply to be NASA astronauts, usually after a master’s degree in science or engineering, or an equivalent, and years of experience. Other countries’ space agencies, research institutes, and companies hire people for space work, too.',
    ko: 'NASA 우주비행사는 이공계 석사 학위와 경력을 갖춘 미국 시민만 지원할 수 있어요. 다른 나라의 우주 기관이나 우주 연구, 우주 기업으로 가는 것도 좋은 길이에요.',
  },
  diplomat: {
    en: 'Diplomats have to be citizens of the country they represent. In Korea, that means Korean nationality and the exam for diplomat candidates.',
    ko: '외교관은 그 나라 국민만 될 수 있어요. 한국이라면 한국 국적이 있어야 하고, 외교관후보자 선발시험에 합격해야 하지요.',
  },
  firefighter: {
    en: 'These are public jobs, so many places ask for citizenship or permanent residence.',
    ko: '나라나 지역이 뽑는 공무원 자리라서 국적이나 영주권을 묻는 곳이 많아요.',
  },
  'cybersecurity-specialist': {
    en: 'Government security jobs often ask for citizenship. The road into companies is wider.',
    ko: '정부의 보안 일은 국적을 따지는 자리가 많아요. 기업으로 가는 길은 그보다 넓지요.',
  },
  'aerospace-engineer': {
    en: 'US defense and space companies often ask for citizenship or permanent residence.',
    ko: '미국의 방위·우주 회사는 시민권이나 영주권을 요구하는 곳이 많아요.',
  },
  'soccer-player': {
    en: 'College sports in the US have rules about grades and amateur status, and scholarships are uncertain. Keep up other studies as well.',
    ko: '미국 대학 스포츠에는 성적과 아마추어 자격을 따지는 규정이 있어요. 장학금은 받게 될지 알 수 없으니 다른 공부도 놓지 않는 편이 좋아요.',
  },
  'instrument-maker': {
    en: 'Korea’s national exam for piano tuning technicians has no age limit and asks for no diploma.',
    ko: '한국의 피아노조율기능사 시험은 나이도 학력도 묻지 않아요.',
  },
};

/** Returns the note of a career; null where it has no unusual requirements. */
export function findLicenseNote(careerId: string): FamilyNote | null {
  const text = LICENSE_NOTES[careerId];
  return text === undefined ? null : { title: TITLE, text, asOf: AS_OF, source: SOURCE, checkAgain: CHECK_AGAIN };
}
