import type { FieldOfCareers } from '../../model/career.ts';

export const education: FieldOfCareers = {
  'elementary-teacher': {
    title: { en: 'Elementary School Teacher', ko: '초등학교 교사' },
    riasec: 'SAE',
    description: {
      en: 'Who taught you to read this? Elementary school teachers help a whole class learn nearly everything, from fractions to fairness.',
      ko: '“아하, 이제 알겠어요!” 그 한마디가 나올 때까지 함께 배워요. 서로 아끼는 교실도 만들어 가지요.',
    },
    weights: { '친구 사귀기': 3, 독서: 2, 글쓰기: 1, 팀워크: 2, 피아노: 1, 축구: 1, 체육: 1, 수학: 1 },
    majors: ['Elementary Education', 'Child Development', 'Liberal Studies'],
    stages: {
      elementary: [
        {
          en: 'Explain something you know to a younger child, and watch for the “Oh!”',
          ko: '종이접기를 말로만 알려 줄 수 있을까요? 동생이나 친구에게 한 번 접을 만큼씩 말해 줘요.',
        },
        {
          en: 'For one day, count all the different jobs your teacher does.',
          ko: '우리 선생님은 하루에 몇 가지 일을 하실까요? 볼 때마다 줄을 하나씩 그어 봐요.',
        },
        {
          en: 'Play school with your family, with a board, a bell, and a recess.',
          ko: '칠판을 꾸미고 가족을 앉혀 볼까요? 오늘은 내가 선생님이에요.',
        },
      ],
      middle: [
        {
          en: 'Help a younger child with homework without once saying the answer. Hints are allowed.',
          ko: '동생의 수학을 도와줄 때 답은 말하지 않아요. 스스로 알아낼 때까지 기다려요.',
        },
        {
          en: 'What made today’s best explanation so clear? Was it the picture, the example, or the joke?',
          ko: '어떤 설명은 귀에 쏙 들어오고 어떤 설명은 졸려요. 무엇이 다를까요?',
        },
        {
          en: 'In one morning, a teacher may go from poems to planets to basketball. What would you practice first?',
          ko: '초등 교사는 노래도 체육도 수학도 가르쳐요. 서툰 과목이 하나쯤 있어도 괜찮아요.',
        },
      ],
      high: [
        {
          en: 'Do you remember more after reading twice or after quizzing yourself? Psychology has tested it. Try both.',
          ko: '학교에는 왜 방학이 있을까요? ‘교육의 이해’에서 왜 배우고 어떻게 가르치는지 따져 봐요.',
        },
        {
          en: 'Help at a children’s center, and explain fractions with a rice cake.',
          ko: '지역 아동 센터에서 매주 같은 아이와 책을 읽으면, 아이가 다음 주를 기다려 줘요.',
        },
        {
          en: 'Korea’s universities of education teach every future teacher a bit of music, art, and gym.',
          ko: '한국에는 초등 교사를 길러 내는 교육대학교가 있어요. 구경 가서 대학생에게 하루를 물어봐요.',
        },
      ],
      university: [
        {
          en: 'Future teachers visit real classrooms early on, and take notes on a very tiny chair.',
          ko: '초등교육과에서는 가르치는 법을 배워요. 분수는 사과로 알려 줄까요, 색종이로 알려 줄까요?',
        },
        {
          en: 'Student teachers lead a real class while its own teacher stands beside them.',
          ko: '교생은 교실에서 가르치는 연습을 하는 대학생이에요. 첫날에는 온 교실이 나만 봐요.',
        },
        {
          en: 'To teach children who are new to English, you learn to point, draw, and act things out.',
          ko: '특수교육을 함께 배워 두면, 앞이 안 보이는 아이와도 손끝으로 책을 읽을 수 있어요.',
        },
      ],
      career: [
        {
          en: 'A US teaching license comes from the state. Teachers who move may need a new one.',
          ko: '미국에서는 주마다 교사 면허(가르쳐도 된다는 허락)를 줘요. 규칙도 조금씩 달라요.',
        },
        {
          en: 'In Korea’s hiring exam for teachers, you teach a lesson to desks with no children in them.',
          ko: '교육대학교나 초등교육과를 마치고 임용 시험을 봐요. 아이들 없는 교실에서 수업도 해 보여요.',
        },
        {
          en: 'Assistant teachers at international schools learn to say every child’s name the way the family says it.',
          ko: '국제 학교에서 가르치기도 해요. 여러 나라에서 온 아이들 이름을 바르게 불러 줘요.',
        },
      ],
    },
    activities: [
      {
        en: 'Clap a rhythm for your family to clap back. Teachers use this to quiet a noisy class.',
        ko: '손뼉을 짝짝 짝짝짝 치면 가족도 따라 쳐요. 시끄러운 교실을 조용하게 하는 신호예요.',
      },
      {
        en: 'Turn the times tables into a matching game, with questions on red paper and answers on blue.',
        ko: '구구단 문제와 답을 종이에 따로 써요. 짝 맞추기 놀이를 할 준비가 끝났어요.',
      },
      {
        en: 'Pick the twelve picture books you would read aloud to your own class.',
        ko: '동생에게 읽어 주고 싶은 그림책 열두 권을 골라 차례를 정해요.',
      },
      {
        en: 'Write to a teacher you want to thank, and deliver the letter yourself.',
        ko: '고마웠던 선생님께 편지를 쓰고, 두 손으로 직접 전해요.',
      },
      {
        en: 'Hang a paper leaf on a family praise tree each time someone does something kind.',
        ko: '칭찬을 할 때마다 우리 집 칭찬 나무에 잎을 달아 봐요. 며칠이면 가득할까요?',
      },
    ],
  },
  librarian: {
    title: { en: 'Librarian', ko: '사서' },
    riasec: 'CSI',
    description: {
      en: 'Librarians collect books and information, keep them in order, and help curious people find just the right page.',
      ko: '“공룡은 무슨 소리를 냈어요?” 어떤 질문에도 꼭 맞는 책과 자료를 찾아 주려고 책을 모으고 정리해요.',
    },
    weights: { 독서: 3, 글쓰기: 1, 컴퓨터: 2, '친구 사귀기': 2, 영어: 1, 집중력: 1 },
    majors: ['English', 'History', 'Information Science'],
    stages: {
      elementary: [
        {
          en: 'Every library book has an address on its spine, the call number. Use it to find one.',
          ko: '책등의 번호만 보고 책 한 권을 찾아낼 수 있을까요? 번호가 책의 주소예요.',
        },
        {
          en: 'Sort your books by color, then by topic. Which way helps you find one faster?',
          ko: '지금까지 읽은 책을 동물, 모험, 과학처럼 종류대로 나눠 이름을 붙여 줘요.',
        },
        {
          en: 'Match a friend with the perfect book, and say why it fits.',
          ko: '친구는 요즘 무엇을 좋아하나요? 딱 맞을 책을 한 권 골라 권해 봐요.',
        },
      ],
      middle: [
        {
          en: 'Help at the school library and find out which book was borrowed most this year.',
          ko: '도서부는 점심시간에 책을 꽂아요. 엉뚱한 칸에 꽂으면 다음 사람이 못 찾아요.',
        },
        {
          en: 'Before you trust a website, look for who wrote it and when.',
          ko: '누가, 언제, 왜 쓴 자료일까요? 셋 다 모르겠다면 아직 믿지 말아요.',
        },
        {
          en: 'Start a reading group, and let the quietest person talk first.',
          ko: '같은 책을 읽고 독서 모임을 열어요. 좋았던 장면이 사람마다 달라서 놀라요.',
        },
      ],
      high: [
        {
          en: 'For social studies, pick one number in the news and find out who counted it.',
          ko: '정보 시간에 자료 찾는 법을 배워요. “고래” 하나로 찾으면 글이 몇만 개나 나오니까요.',
        },
        {
          en: 'Read aloud at a public library’s story time, and hold the book so that everyone sees the pictures.',
          ko: '도서관 이야기 시간에 책을 읽어 줘요. 아이들이 그림을 보게 책을 옆으로 들어요.',
        },
        {
          en: 'Pick one topic, such as whale songs, and list every book and article you find.',
          ko: '궁금한 것을 하나 정해 자료를 모아요. 책 이름과 쪽수를 적어 두면 다시 찾기 쉬워요.',
        },
      ],
      university: [
        {
          en: 'Future US librarians may choose any major. Biology helps when somebody asks for a book on frog lungs.',
          ko: '대학에서는 좋아하는 과목을 전공해도 돼요. 과학책을 잘 아는 사서도 있어야 하니까요.',
        },
        {
          en: 'After college comes a master’s degree, about two more years. Where does a book on dragon eggs belong?',
          ko: '미국 사서는 대개 대학 다음에 석사까지 배워요. 책을 찾기 쉽게 정리하는 문헌정보학이에요.',
        },
        {
          en: 'Work in your college library, and you may find a banana peel used as a bookmark.',
          ko: '대학 도서관에서는 학생도 일해요. 돌아온 책을 꽂다 보면 잊고 간 책갈피가 나와요.',
        },
      ],
      career: [
        {
          en: 'Many US libraries ask for a master’s degree, even from librarians who read to toddlers.',
          ko: '미국에는 협회가 인정한 석사를 마쳐야 하는 도서관이 많아요. 아기 그림책을 맡더라도요.',
        },
        {
          en: 'School librarians teach how to spot fake pictures. Some US states ask them for a teaching license.',
          ko: '미국 학교 사서는 가짜 사진을 알아보는 법도 가르쳐요. 교사 자격까지 보는 주도 있어요.',
        },
        {
          en: 'Korea gives you a librarian’s certificate after library studies at college. Mornings start at the book-return box.',
          ko: '한국에서는 대학에서 문헌정보학을 배우고, 사서로 일할 수 있다는 자격증을 받아요.',
        },
      ],
    },
    activities: [
      {
        en: 'Wrap a well-loved book in paper and draw it a new cover.',
        ko: '자주 펴서 닳은 책에 종이 옷을 입히고, 표지를 새로 그려 줘요.',
      },
      {
        en: 'Write three lines about a book you love, and tuck them inside for the next reader.',
        ko: '좋아하는 책에서 가장 웃긴 줄을 책갈피에 적어 끼워요. 다음에 펴는 사람이 먼저 웃어요.',
      },
      {
        en: 'Open a library at home and lend books, with due dates.',
        ko: '오늘은 우리 집 도서관을 여는 날이에요. 책마다 돌려줄 날을 써서 끼워요.',
      },
      {
        en: 'Choose a topic, such as rain, and set out five books with a paper umbrella on top.',
        ko: '‘비 오는 날’처럼 주제를 하나 정해요. 어울리는 책 다섯 권을 창가에 늘어놓아 볼까요?',
      },
      {
        en: 'What is the strangest question anyone ever asked? Find out from a librarian.',
        ko: '사서 선생님은 도서관 문을 닫은 뒤에 무엇을 할까요? 하루 일을 여쭤봐요.',
      },
    ],
  },
  'kindergarten-teacher': {
    title: { en: 'Kindergarten Teacher', ko: '유치원 선생님' },
    riasec: 'SAC',
    description: {
      en: 'Kindergarten is for children of three to five in Korea, and one year in the US. Teachers sing, draw, and play until everyone has learned something.',
      ko: '노래하고 그림 그리고 뛰어노는 것이 다 공부예요. 어린 동생들이 놀면서 배우고 사이좋게 지내도록 도와줘요.',
    },
    weights: { '친구 사귀기': 3, 피아노: 2, 그림그리기: 2, 독서: 2, 발레: 1, 축구: 1, 요리: 1 },
    majors: ['Early Childhood Education', 'Child Development', 'Elementary Education'],
    stages: {
      elementary: [
        {
          en: 'Read a younger child a picture book, and ask which page felt sad or funny.',
          ko: '동생이나 인형에게 그림책을 읽어 주고 “어떤 마음이 들었어?” 하고 물어봐요.',
        },
        {
          en: 'Dance an action song with your whole family, arms and all.',
          ko: '율동이 있는 노래를 하나 배워요. 온 가족이 함께 추면 누가 먼저 웃음을 터뜨릴까요?',
        },
        {
          en: 'Let a younger child go first on the slide.',
          ko: '놀이터에서 어린 동생에게 “네가 먼저 타.” 해요. 내 차례가 조금 늦어져도 괜찮아요.',
        },
      ],
      middle: [
        {
          en: 'Make two paper-bag puppets, and let them end a fight over a toy.',
          ko: '종이봉투 인형 둘로 인형극을 해요. 장난감을 두고 다투던 둘은 어떻게 화해할까요?',
        },
        {
          en: 'On a piano, play three children’s songs until your fingers find the keys without your eyes.',
          ko: '동요 세 곡을 피아노나 우쿨렐레로 익혀요. 손을 안 보고 치면 동생들 얼굴이 보여요.',
        },
        {
          en: 'Learn five origami animals, and find out which one a four-year-old can fold, too.',
          ko: '색종이와 풀, 끈을 상자 하나에 모아 둬요. 비 오는 날 동생들이 먼저 찾을 거예요.',
        },
      ],
      high: [
        {
          en: 'A child development course follows a baby from the first smile to the first “no.”',
          ko: '‘아동발달과 부모’ 과목을 고르면 아이가 언제 걷고 말하고 뛰는지 나이별로 배워요.',
        },
        {
          en: 'Ask a kindergarten whether you may help with all the coats at noon.',
          ko: '유치원에서 봉사할 수 있는지 여쭤봐요. 집에 갈 때 외투 단추만 채워 줘도 바쁠걸요.',
        },
        {
          en: 'Why might a little one cry at the door? Look for reasons in a book about feelings.',
          ko: '아이의 마음을 다룬 책을 읽어요. 어린 동생은 왜 바나나가 부러졌다고 울까요?',
        },
      ],
      university: [
        {
          en: 'An early childhood education major watches one child play for an hour and writes everything down.',
          ko: '유아교육과 학생은 노는 아이를 한 시간 동안 지켜봐요. 모래를 몇 번 쏟는지까지 적지요.',
        },
        {
          en: 'In student teaching, you lead the morning circle while somebody crawls under the table.',
          ko: '유치원에 가서 선생님 일을 해 보는 것이 실습이에요. 아침 노래는 내가 이끌어요.',
        },
        {
          en: 'Classes teach you to use songs, somersaults, and finger paint. Some of the paint rides home on you.',
          ko: '찰흙과 북, 낙엽으로 숫자와 말을 가르쳐요. 열을 세려고 도토리부터 줍는 날도 있지요.',
        },
      ],
      career: [
        {
          en: 'US kindergarten is one year, at about age five. Public schools want teachers with a state license.',
          ko: '미국 유치원은 만 5세쯤 한 해만 다녀요. 공립에서 가르치려면 주에서 면허를 받아야 해요.',
        },
        {
          en: 'In Korea, you earn a teaching certificate at college. Then you learn whose blanket is whose.',
          ko: '한국의 공립 유치원 교사는 대학에서 자격을 얻고, 선생님을 뽑는 임용 시험을 봐요.',
        },
        {
          en: 'Wipe the table, read the story, wipe it again. Assistant teachers learn the job that way.',
          ko: '보조 교사는 함께 노래하고 코를 닦아 주고, 왼쪽 오른쪽이 바뀐 신발도 다시 신겨 줘요.',
        },
      ],
    },
    activities: [
      {
        en: 'Seat five dolls and open a kindergarten for ten minutes.',
        ko: '인형 다섯을 앉히고 유치원을 열어요. 우는 인형이 있다면 어떻게 달래 줄까요?',
      },
      {
        en: 'Mix two paint colors at a time with a little one, and name each new color together.',
        ko: '동생과 물감을 두 색씩 섞고, 새로 나온 색마다 이름을 지어 줘요.',
      },
      {
        en: 'Invent three rainy-day games that need nothing but a blanket.',
        ko: '우유갑을 끈으로 이어 기차를 만들어요. 인형 손님은 동생이 태워 줘요.',
      },
      {
        en: 'Cut sandwiches into animals with cookie cutters and share them.',
        ko: '동물 모양 샌드위치를 어른과 만들어 나눠 먹어요. 토끼 귀는 무엇으로 할까요?',
      },
      {
        en: 'Roll socks into a ball and invent a gentle kicking game.',
        ko: '양말을 말아 공을 만들고, 어린 동생도 할 수 있는 공놀이 규칙을 정해요.',
      },
    ],
  },
};
