import type { Bilingual } from '../shared/language/language.ts';
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
          ko: '퀴즈: 아이가 적은 이름, 문제마다 적은 답과 걸린 시간, 푼 시각. 점수 노트는 이것으로 만들어요. 이름 대신 별명을 적어도 돼요.',
        },
        {
          en: 'A task, only on a server set to rooms: the times tables that somebody in your room has set this week, for everybody or for a name.',
          ko: '과제: 방으로 나눈 서버에서만 남아요. 이번 주에 몇 단을 풀지 방에서 정한 것으로, 모두의 것이거나 이름 하나의 것이에요.',
        },
        {
          en: 'A board and its plan: which of the twenty cards lie where, under a long random number that only your device knows. No name.',
          ko: '나를 알아보는 카드판과 계획: 카드 스무 장이 어디에 놓였는지. 우리 기기만 아는 긴 무작위 번호로 남기고 이름은 없어요.',
        },
        {
          en: 'Nothing else. The log says what kind of page was asked for and how long it took; it has no names, no answers and no network addresses. An address is remembered in memory alone, for a minute, and for a day where something new was saved from it, so that nobody can flood the site.',
          ko: '그 밖에는 없어요. 서버 기록에는 어떤 페이지를 얼마 만에 보냈는지만 남고 이름도 답도 인터넷 주소도 없어요. 인터넷 주소는 한꺼번에 너무 많은 요청이 몰리지 않도록 메모리에서만 1분 동안, 새로 저장한 것이 있으면 하루 동안 기억해요.',
        },
      ],
    },
    {
      heading: { en: 'Who can see it', ko: '누가 볼 수 있나요?' },
      points: [
        {
          en: 'On a server at home, everybody who opens the site can see the quiz scores. On a server set to rooms, only those who hold the code of your room can, or opened an invitation to it, and the tasks too. The link of an invitation works for a week; the browser that opened it may remember the link for longer, but it opens nothing then. The server keeps what the link needs for that week, and cannot read the code in it.',
          ko: '집에서 쓰는 서버라면 사이트를 여는 사람 모두가 퀴즈 점수를 볼 수 있어요. 방으로 나눈 서버에서는 우리 방 코드가 있거나 방 링크를 연 사람만 점수와 과제를 볼 수 있어요. 방 링크는 일주일 동안만 열려요. 링크를 연 브라우저가 더 오래 기억하더라도 그때는 아무것도 열리지 않아요. 서버는 그 일주일 동안 링크에 필요한 것만 기억하고, 거기에 든 코드는 읽지 못해요.',
        },
        {
          en: 'A board and its plan: only the device they were made on.',
          ko: '카드판과 계획은 만든 기기에서만 볼 수 있어요.',
        },
        {
          en: 'No other company. Fonts, pictures and voices come from this server. Whoever runs it may connect a voice or a language model: the voice is given the sentences of the times tables and of the books, the model the words on the cards and our list of careers. Neither is ever given a name.',
          ko: '다른 회사는 볼 수 없어요. 글꼴도 그림도 목소리도 이 서버에서 와요. 서버를 운영하는 사람이 음성 서비스나 언어 모델을 연결해 두었다면, 음성 서비스에는 구구단과 책의 문장만, 언어 모델에는 카드의 낱말과 우리 직업 목록만 보내요. 이름은 절대 보내지 않아요.',
        },
      ],
    },
    {
      heading: { en: 'For how long', ko: '얼마 동안 남나요?' },
      points: [
        {
          en: 'For as many days as whoever runs the server has set (RETENTION_DAYS); after that, scores, boards and plans are deleted. Where nothing is set they stay until somebody deletes them. Copies made for safety hold the same, and go when they are deleted.',
          ko: '서버를 운영하는 사람이 정한 날수(RETENTION_DAYS)가 지나면 점수와 카드판과 계획을 지워요. 정해 두지 않았다면 누가 지울 때까지 남아요. 만일에 대비한 사본에도 같은 것이 들어 있고, 사본을 지우면 사라져요.',
        },
        {
          en: 'A task counts for a week and is then deleted; before that, whoever holds the code of the room can take it back in the score report.',
          ko: '과제는 일주일이 지나면 지워져요. 그 전에도 방 코드가 있는 사람이 점수 노트에서 지울 수 있어요.',
        },
        {
          en: 'Clearing the board deletes its plan at once. In a room, whoever holds its code can save a child’s scores as a file or delete them in the score report; in an open list a device can do so with those it has sent. Otherwise, to have scores deleted, or to have a copy of them, ask whoever runs the server: there is a command for each, which covers the copies made for safety too. What is deleted is gone from the files.',
          ko: '카드판을 비우면 계획도 바로 지워져요. 방에서는 방 코드가 있는 사람이 점수 노트에서 아이의 점수를 파일로 저장하거나 지울 수 있어요. 열린 목록에서는 보낸 기기에서만 할 수 있어요. 그 밖에 점수를 지우거나 사본을 받고 싶으면 서버를 운영하는 사람에게 말해 주세요. 그 일을 하는 명령이 따로 있고, 만일에 대비한 사본에서도 함께 지워요. 지운 것은 파일에도 남지 않아요.',
        },
      ],
    },
    {
      heading: { en: 'On your own device', ko: '우리 기기에 남는 것' },
      points: [
        {
          en: "The language, where you were in a book, which books were begun and read, letter size, the levels of the game, the number of the board, what you have ticked in a plan, the codes of your rooms, scores that could not be sent yet, who played the times tables here and which facts they know, and the books and sounds kept for when there is no internet. Deleting the data of this site in the browser deletes all of it. 'I'm done on this computer' on the pages of the board, the quiz and the score report deletes what is your child's, and the family’s recorded voices; on a shared computer it happens by itself, if you say so at the end of this page.",
          ko: "고른 언어, 책에서 읽던 자리, 펼친 책과 끝까지 읽은 책, 글자 크기, 게임 단계, 카드판 번호, 계획에서 해 봤다고 표시한 것, 방 코드, 아직 보내지 못한 점수, 여기서 구구단을 한 사람과 그 사람이 아는 문제, 인터넷 없이도 보려고 담아 둔 책과 소리. 브라우저에서 이 사이트의 데이터를 지우면 모두 사라져요. 카드판, 퀴즈, 점수 노트 아래의 '이 컴퓨터는 다 썼어요'를 누르면 아이의 것과 우리 가족 목소리가 지워져요. 함께 쓰는 컴퓨터라면 이 페이지 끝에서 켜 두세요. 그러면 저절로 지워져요.",
        },
        {
          en: 'The family’s own voices: what you record for a book is kept by the browser on this device and is sent nowhere. The page of a book asks for the microphone when you press Record, never before. Delete it under ‘Your own voices’; a file that you save is yours to keep or to give.',
          ko: '우리 가족 목소리: 책을 읽어 녹음한 소리는 이 기기의 브라우저에만 남고 어디로도 보내지 않아요. 책 페이지는 녹음하기를 누를 때만 마이크를 쓰겠다고 물어요. ‘우리 가족 목소리’에서 지울 수 있고, 저장한 파일은 가지고 있거나 나누어 주어도 돼요.',
        },
      ],
    },
  ],
};
