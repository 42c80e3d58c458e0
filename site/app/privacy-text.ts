import type { Bilingual } from '../shared/language.ts';
import { privacyHeading } from './pages.ts';

/** The text of /privacy. docs/privacy.md has the same text (tests/pages). */
export const privacyText: {
  readonly title: Bilingual;
  readonly opening: Bilingual;
  readonly sections: readonly { readonly heading: Bilingual; readonly points: readonly Bilingual[] }[];
} = {
  ...privacyHeading,
  sections: [
    {
      heading: { en: 'On the server', ko: '서버에 남는 것' },
      points: [
        {
          en: 'A quiz: the name your child types, the questions with the answers and the seconds, and the time of day. The score report is made of these. A nickname will do.',
          ko: '퀴즈: 아이가 적은 이름, 문제마다 적은 답과 걸린 시간, 푼 때. 평가 페이지는 이것으로 만들어요. 이름 대신 별명을 적어도 돼요.',
        },
        {
          en: 'A board and its plan: which of the twenty cards lie where, under a long random number that only your device knows. No name.',
          ko: '나를 알아보는 판과 계획: 카드 스무 장이 어디에 놓였는지. 우리 기기만 아는 긴 무작위 번호로 남기고 이름은 없어요.',
        },
        {
          en: 'Nothing else. The log says what kind of page was asked for and how long it took; it has no names, no answers and no network addresses. An address is remembered for a minute, in memory alone, so that nobody can flood the site.',
          ko: '그 밖에는 없어요. 서버 기록에는 어떤 페이지를 얼마 만에 보냈는지만 남고 이름도 답도 인터넷 주소도 없어요. 인터넷 주소는 누가 사이트를 마구 두드리지 못하도록 메모리에서만 일 분 동안 기억해요.',
        },
      ],
    },
    {
      heading: { en: 'Who can see it', ko: '누가 볼 수 있나요?' },
      points: [
        {
          en: 'On a server at home, everybody who opens the site can see the quiz scores. On a server set to rooms, only those who hold the link or the code of your room can.',
          ko: '집에서 쓰는 서버라면 사이트를 여는 사람 모두가 퀴즈 점수를 볼 수 있어요. 방으로 나눈 서버에서는 우리 방의 링크나 암호가 있는 사람만 볼 수 있어요.',
        },
        {
          en: 'A board and its plan: only the device they were made on.',
          ko: '판과 계획은 만든 기기에서만 볼 수 있어요.',
        },
        {
          en: 'No other company. Fonts, pictures and voices come from this server. Whoever runs it may connect a voice or a language model: the voice is given the sentences of the times tables, the model the words on the cards and our list of careers. Neither is ever given a name.',
          ko: '다른 회사는 볼 수 없어요. 글꼴도 그림도 목소리도 이 서버에서 와요. 서버를 돌보는 사람이 음성이나 언어 모델을 이어 두었다면, 음성에는 구구단 문장만, 모델에는 카드의 낱말과 우리 직업 목록만 보내요. 이름은 절대 보내지 않아요.',
        },
      ],
    },
    {
      heading: { en: 'For how long', ko: '얼마 동안 남나요?' },
      points: [
        {
          en: 'For as many days as whoever runs the server has set (RETENTION_DAYS); after that, scores, boards and plans are deleted. Where nothing is set they stay until somebody deletes them. Copies made for safety hold the same, and go when they are deleted.',
          ko: '서버를 돌보는 사람이 정한 날수(RETENTION_DAYS)가 지나면 점수와 판과 계획을 지워요. 정해 두지 않았다면 누가 지울 때까지 남아요. 만일에 대비한 사본에도 같은 것이 들어 있고, 사본을 지우면 사라져요.',
        },
        {
          en: 'Clearing the board deletes its plan at once. To have scores deleted, ask whoever runs the server.',
          ko: '판을 비우면 계획도 바로 지워져요. 점수를 지우고 싶으면 서버를 돌보는 사람에게 말해 주세요.',
        },
      ],
    },
    {
      heading: { en: 'On your own device', ko: '우리 기기에 남는 것' },
      points: [
        {
          en: 'The language, where you were in a book, letter size, the levels of the game, the number of the board, the codes of your rooms, scores that could not be sent yet, and the books and sounds kept for when there is no internet. Deleting the data of this site in the browser deletes all of it.',
          ko: '고른 언어, 책에서 읽던 자리, 글자 크기, 게임 단계, 판 번호, 방 암호, 아직 보내지 못한 점수, 인터넷 없이도 보려고 담아 둔 책과 소리. 브라우저에서 이 사이트의 데이터를 지우면 모두 사라져요.',
        },
      ],
    },
  ],
};
