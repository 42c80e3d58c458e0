import type { Bilingual } from '../../shared/language/language.ts';

/** The text of /privacy. docs/privacy.md has the same text (tests/built-pages). */
export const privacyText: {
  readonly opening: Bilingual;
  readonly sections: readonly { readonly heading: Bilingual; readonly points: readonly Bilingual[] }[];
} = {
  opening: {
    en: 'A word to parents and grandparents. There are no accounts, no ads, and no trackers. Nothing is sold, and no name goes to another company.',
    ko: '부모님, 할머니, 할아버지께 드리는 말씀이에요. 가입도 광고도 추적도 없어요. 아무것도 팔지 않고, 이름을 다른 회사에 보내지 않아요.',
  },
  sections: [
    {
      heading: { en: 'What this site keeps', ko: '사이트에 남는 것' },
      points: [
        {
          en: 'A quiz: the name your child types (a nickname is fine), each question, answer, and time, and the day, hour, and time zone it was played in. The score report is made from this.',
          ko: '퀴즈: 아이가 적은 이름(별명도 괜찮아요), 문제마다 쓴 답과 걸린 시간, 퀴즈를 푼 날과 시각, 시간대가 남아요. 점수 노트는 이것으로 만들어요.',
        },
        {
          en: 'Today’s two minutes: the same as for a quiz, and how fast your child types. The report shows what was practiced.',
          ko: '오늘의 2분: 퀴즈와 같은 것이 남고, 아이가 숫자를 얼마나 빨리 쓰는지도 남아요. 무엇을 연습했는지 점수 노트에서 보여 주려고요.',
        },
        {
          en: 'An assignment, where the site has rooms: which tables someone in your room chose for this week, for everybody or for one child.',
          ko: '숙제: 방으로 나누어 쓰는 사이트에만 남아요. 이번 주에 할 단을 정해 둔 것이에요. 방의 모두에게 낼 수도, 한 아이에게만 낼 수도 있어요.',
        },
        {
          en: 'The names for a room, where someone in it has entered them: every device in the room shows them, so that children can tap theirs. With the room’s code they can be changed or deleted at any time.',
          ko: '방에 적어 둔 이름: 방 코드가 있는 사람이 아이들 이름을 적어 두었을 때만 남아요. 이 방의 모든 기기에 나와서 아이가 제 이름을 누를 수 있어요. 방 코드가 있으면 언제든 바꾸거나 지울 수 있어요.',
        },
        {
          en: 'A board and its plan: which of the twenty cards lies where. They are kept under a long number that only your device knows, without a name.',
          ko: '나를 알아보는 카드판과 꿈 지도: 카드 스무 장을 어디에 놓았는지 남아요. 우리 기기만 아는 긴 번호로 남고, 이름은 남지 않아요.',
        },
        {
          en: 'Nothing else. Our log notes which kind of page was opened and how long it took: no names, no answers, no internet addresses. So that nobody can flood the site, it remembers an internet address for a minute, or for a day if something new was saved, but never writes it down.',
          ko: '그 밖에는 남지 않아요. 사이트의 기록에는 어떤 페이지가 열렸고 얼마나 걸렸는지만 적혀요. 이름도 답도 접속한 IP 주소도 적지 않아요. 요청이 한꺼번에 너무 많이 몰리지 않도록 IP 주소를 1분 동안 기억해요. 새로 저장한 것이 있으면 하루 동안 기억하고요. 어디에도 적어 두지는 않아요.',
        },
      ],
    },
    {
      heading: { en: 'Who can see it', ko: '누가 볼 수 있나요?' },
      points: [
        {
          en: 'At home, anyone who can open the site can see the scores.',
          ko: '집에서 쓰는 사이트라면, 사이트를 열 수 있는 사람은 누구나 점수를 볼 수 있어요.',
        },
        {
          en: 'With rooms, only people who have your room’s code or used an invitation can see all its scores and assignments. An invitation works for a week. A device that joined by the link for children sees only what was played on it, the names for the room, what was assigned to everybody, and what was assigned to a child whose name is typed there.',
          ko: '방으로 나누어 쓰는 사이트라면, 우리 방 코드가 있거나 방 링크로 들어온 사람만 점수와 숙제를 모두 볼 수 있어요. 방 링크는 일주일 동안만 열려요. 아이용 링크로 들어온 기기에서는 그 기기에서 푼 것, 방에 적어 둔 이름, 모두에게 낸 숙제, 거기서 이름을 적은 아이의 숙제만 보여요.',
        },
        {
          en: 'A board and its plan: only the device they were made on.',
          ko: '카드판과 꿈 지도는 만든 기기에서만 볼 수 있어요.',
        },
        {
          en: 'No other company. Fonts, pictures, and voices come from this site. The person who runs it may connect a voice or an AI from outside: the voice gets only sentences of the times tables and the books, the AI only the words on the cards and our list of careers. Neither is ever given a name.',
          ko: '다른 회사는 볼 수 없어요. 글꼴도 그림도 목소리도 이 사이트에서 와요. 사이트를 운영하는 사람이 바깥의 음성 서비스나 AI를 연결해 두었다면, 음성 서비스에는 구구단과 책의 문장만, AI에는 카드의 낱말과 우리 직업 목록만 보내요. 이름은 절대 보내지 않아요.',
        },
        {
          en: 'Jobs in a plan link to a public career service. It learns of a visit only when somebody follows the link, and nothing from the board goes along.',
          ko: '꿈 지도의 직업에는 공공 진로 사이트로 가는 링크가 있어요. 링크를 누를 때만 그곳으로 가고, 카드판에 놓은 것은 보내지 않아요.',
        },
      ],
    },
    {
      heading: { en: 'How long it stays', ko: '얼마 동안 남나요?' },
      points: [
        {
          en: 'Scores, the names for a room, boards, and plans stay as long as the person who runs this site has chosen, and are then deleted. If nothing was chosen, they stay until somebody deletes them. Backup copies hold them, too, until those copies are deleted.',
          ko: '사이트를 운영하는 사람이 정한 기간이 지나면 점수, 방에 적어 둔 이름, 카드판, 꿈 지도를 지워요. 정해 두지 않았으면 누가 지울 때까지 남아요. 만일을 위해 만든 사본에도 같은 것이 들어 있고, 사본을 지우면 사라져요.',
        },
        {
          en: 'An assignment is deleted after a week. Anyone with the room’s code can remove it sooner in the score report.',
          ko: '숙제는 일주일이 지나면 지워져요. 그 전에도 방 코드가 있는 사람이 점수 노트에서 지울 수 있어요.',
        },
        {
          en: 'Clearing the board deletes its plan at once.',
          ko: '카드판을 비우면 꿈 지도도 바로 지워져요.',
        },
        {
          en: 'In the score report you can save a child’s scores as a file, or delete them: with the room’s code, all of them; without rooms, only what this device sent. If your child joined by the link for children, ask whoever has the room’s code. For everything, ask the person who runs this site. What they delete is gone from the copies, too.',
          ko: '아이의 점수는 점수 노트에서 파일로 저장하거나 지울 수 있어요. 방 코드가 있으면 모두, 방이 없는 사이트에서는 이 기기에서 보낸 것만 저장하거나 지울 수 있어요. 아이용 링크로 들어왔다면 방 코드가 있는 어른에게 부탁해 주세요. 모두 받거나 지우고 싶으면 사이트를 운영하는 사람에게 부탁해 주세요. 그때는 사본에서도 함께 지워요.',
        },
      ],
    },
    {
      heading: { en: 'On your own device', ko: '우리 기기에 남는 것' },
      points: [
        {
          en: 'Your language, your colors and the size of the letters, and that you have been here before.',
          ko: '고른 언어, 화면 색, 글자 크기, 전에 와 본 적이 있다는 것.',
        },
        {
          en: 'Where you were in a book, which books were begun and read to the end, and what was found in them.',
          ko: '책에서 읽던 자리, 펼친 책과 끝까지 읽은 책, 책에서 찾은 것.',
        },
        {
          en: 'The stars of the adventure, and the levels made here.',
          ko: '코딩 모험에서 모은 별과 여기서 만든 배달.',
        },
        {
          en: 'The number of the board, and what is checked off in a plan.',
          ko: '카드판 번호와 꿈 지도에서 해 봤다고 표시한 것.',
        },
        {
          en: 'Who played the times tables here, and which facts they know.',
          ko: '여기서 구구단을 한 사람의 이름과 그 사람이 아는 문제.',
        },
        {
          en: 'The codes of your rooms, and a random number for each quiz or two minutes sent from here.',
          ko: '우리 방 코드, 그리고 여기서 보낸 퀴즈와 오늘의 2분마다 붙은 무작위 번호.',
        },
        {
          en: 'Scores that couldn’t be sent yet.',
          ko: '아직 보내지 못한 점수.',
        },
        {
          en: 'Books and sounds kept for when there is no internet.',
          ko: '인터넷 없이도 보려고 담아 둔 책과 소리.',
        },
        {
          en: 'Your own voices: what you record for a book stays in this browser and is sent nowhere. A book asks for the microphone only when you press Record. Delete recordings under “Your own voices”; a file that you save is yours to keep or to give.',
          ko: '우리 가족 목소리: 책을 읽어 녹음한 소리는 이 브라우저에만 남고 어디로도 보내지 않아요. 녹음하기를 누를 때만 마이크를 써도 되는지 물어봐요. ‘우리 가족 목소리’에서 지울 수 있고, 저장한 파일은 가지고 있거나 나누어 주어도 돼요.',
        },
        {
          en: 'Want it all gone? Delete this site’s data in the browser. “I’m done on this computer,” below the board, the quiz, and the score report, clears your child’s things and the recorded voices. On a shared computer, this can happen by itself: check the box at the end of this page.',
          ko: '모두 지우고 싶으면 브라우저에서 이 사이트의 데이터를 지워 주세요. 카드판, 퀴즈, 점수 노트 아래의 ‘이 컴퓨터는 다 썼어요’를 누르면 아이가 남긴 기록과 우리 가족 목소리가 지워져요. 함께 쓰는 컴퓨터라면 이 페이지 끝에서 켜 두세요. 그러면 저절로 지워져요.',
        },
      ],
    },
  ],
};
