import type { FieldOfCareers } from '../../model/career.ts';

export const music: FieldOfCareers = {
  'concert-pianist': {
    title: { en: 'Concert Pianist', ko: '피아니스트' },
    riasec: 'AIS',
    description: {
      en: 'Concert pianists learn thousands of notes by heart. They play them on stage, alone or with an orchestra.',
      ko: '이백 년 전 작곡가의 마음을 오늘 피아노로 들려줘요. 혼자 치는 날도, 여럿이 함께 소리를 만드는 날도 있지요.',
    },
    weights: { 피아노: 3, 음악: 3, 집중력: 3, 팀워크: 1, 독서: 1 },
    majors: ['Piano Performance (BM)', 'Collaborative Piano', 'Music'],
    stages: {
      elementary: [
        {
          en: 'Play a short piece slowly, with shoulders as loose as a sleepy cat’s.',
          ko: '짧은 곡을 한 손씩 천천히 쳐요. 두 손이 처음 만나는 날에는 가족을 불러요.',
        },
        {
          en: 'Hear three pianists play the same piece, and write down how each one makes you feel.',
          ko: '같은 곡을 세 피아니스트의 연주로 들어 봐요. 누가 가장 빠르게 칠까요?',
        },
        {
          en: 'Set a timer when you practice, and let your hands rest when it rings.',
          ko: '정한 시간만 즐겁게 쳐요. 뚜껑을 닫으면 손도 푹 쉬게 해 줘요.',
        },
      ],
      middle: [
        {
          en: 'Play along while a friend sings, and slow down when your friend does.',
          ko: '합창반의 반주를 맡아요. 노래하는 친구들이 숨을 쉬면 나도 잠깐 기다려요.',
        },
        {
          en: 'What was going on in the composer’s life? Look it up, then play the piece again.',
          ko: '좋아하는 곡을 쓸 때 작곡가에게 무슨 일이 있었을까요? 알고 나서 다시 쳐 봐요.',
        },
        {
          en: 'Play one short piece from memory at a school concert. Bow, breathe, and begin.',
          ko: '학교 음악회든 동네 연주회든 무대에 한번 올라 봐요. 첫 음만 지나면 손이 기억해요.',
        },
      ],
      high: [
        {
          en: 'At an arts high school, you may practice between math and lunch. Compare that with a regular school.',
          ko: '예술고와 일반고에 다니는 선배에게 “피아노는 하루 중 언제 쳐요?” 하고 물어봐요.',
        },
        {
          en: 'Ear training is a music class. You write down what you hear, even the washing machine’s tune.',
          ko: '화음의 규칙을 배우는 화성학은 요리와 비슷해요. 어울리는 음을 골라 담아요.',
        },
        {
          en: 'Colleges name the composers they want to hear, and many ask for a recording by early winter.',
          ko: '대학마다 듣고 싶어 하는 곡이 달라요. 녹음을 먼저 받는 곳도 있는데, 어떤 곡일까요?',
        },
      ],
      university: [
        {
          en: 'A conservatory is a college for musicians, where a different tune comes through every door.',
          ko: '음악원은 음악을 깊이 배우는 학교예요. 복도를 걸으면 방마다 다른 피아노 소리가 나요.',
        },
        {
          en: 'In chamber music, a few people play without a conductor. A nod or a breath says “Now.”',
          ko: '실내악에서는 몇 사람이 함께 연주해요. 틀려도 멈추지 않고 서로의 소리를 들어요.',
        },
        {
          en: 'At some colleges, you study piano and chemistry at once. Lab coat off, concert shoes on.',
          ko: '종합 대학 음악과에서는 다른 공부도 함께 해요. 낮에는 별을, 저녁에는 쇼팽을 배우지요.',
        },
      ],
      career: [
        {
          en: 'In one week, a pianist may play for a choir, teach a six-year-old, and give a concert.',
          ko: '한 주 동안 합창 반주를 하고, 여섯 살 아이를 가르치고, 주말에는 연주회를 열어요.',
        },
        {
          en: 'College piano teachers often have a doctor’s degree, the highest one, in playing the piano.',
          ko: '미국 대학에서 피아노를 가르치려면 가장 긴 공부인 박사까지 마쳐야 하는 자리가 많아요.',
        },
        {
          en: 'Solo concerts are few, so many pianists also play for ballet classes and watch the dancers’ feet.',
          ko: '가수가 내민 악보를 처음 보고 바로 칠 때도 있어요. 그래서 날마다 새 악보를 읽어요.',
        },
      ],
    },
    activities: [
      {
        en: 'Learn three pieces in three months. Start each one at its hardest measure.',
        ko: '석 달에 세 곡을 익혀요. 빨리 치기보다 안 틀린 마디를 하나씩 늘려요.',
      },
      {
        en: 'Each week, listen to a different composer, and guess how long ago the music was written.',
        ko: '이번 주의 작곡가를 정해 세 곡을 들어요. 어느 곡을 직접 치고 싶어질까요?',
      },
      {
        en: 'Close your eyes and play a piece you know well. Where do your fingers get lost?',
        ko: '잘 아는 곡을 눈 감고 쳐 볼까요? 손가락이 길을 잃는 데에 작은 표시를 해 둬요.',
      },
      {
        en: 'Keep a practice diary. Green measures went well, and orange ones want another visit.',
        ko: '연습 공책을 써요. 잘된 마디는 초록색으로, 더 칠 마디는 주황색으로 적어요.',
      },
      {
        en: 'Play “Twinkle, Twinkle” from five different starting keys. When do you need a black key?',
        ko: '‘작은 별’을 다섯 군데 다른 건반에서 시작해요. 검은건반은 언제 필요할까요?',
      },
    ],
  },
  'film-composer': {
    title: { en: 'Film Composer', ko: '영화음악 작곡가' },
    riasec: 'AIC',
    description: {
      en: 'Why does your heart pound before the monster appears? A film composer wrote the music that tells it to.',
      ko: '발소리만 들리던 장면에 낮은 북소리가 들어오면 가슴이 두근거려요. 영화와 게임의 장면에 맞는 음악을 지어요.',
    },
    weights: { 음악: 3, 피아노: 3, 영화보기: 3, 컴퓨터: 2, 집중력: 1, 게임: 1 },
    majors: ['Music Composition', 'Film Scoring', 'Music Technology'],
    stages: {
      elementary: [
        {
          en: 'Shut your eyes during a movie scene. Can the music alone tell you what happens?',
          ko: '이 장면의 음악은 기쁜가요, 무서운가요? 영화를 보다가 눈을 감으면 더 잘 들려요.',
        },
        {
          en: 'High piano keys can be rain, and low ones a storm. Play a whole day of weather.',
          ko: '피아노의 높은 건반으로는 비를, 낮은 건반으로는 폭풍을 불러와요.',
        },
        {
          en: 'Clap the rhythm of your name. Can it sound like a chase, or like a sneaking cat?',
          ko: '내 이름의 박자를 손뼉으로 쳐요. 빠르면 쫓기는 것 같고, 느리면 어떤가요?',
        },
      ],
      middle: [
        {
          en: 'With a free music program, make a thirty-second alarm that gets a sleepy person up.',
          ko: '무료 음악 프로그램으로 아침잠을 깨워 줄 30초 알람 음악을 만들어 봐요.',
        },
        {
          en: 'Watch a short film and write down the exact second when the music starts, as composers do.',
          ko: '음악이 몇 분 몇 초에 시작하고 멈추나요? 짧은 영화를 보며 표를 만들어요.',
        },
        {
          en: 'Join the school band, and sit near the tuba once. What does the music sound like there?',
          ko: '학교 관악부에서 튜바 옆에 앉아 봐요. 낮은 소리가 다른 악기를 어떻게 받쳐 주나요?',
        },
      ],
      high: [
        {
          en: 'Bring a tune of your own to a music course and hear others play it.',
          ko: '내가 지은 곡을 친구가 연주하면 새롭게 들려요. ‘음악 연주와 창작’ 수업에서 해 봐요.',
        },
        {
          en: 'Compose music for three one-minute videos, and leave one moment completely silent.',
          ko: '1분짜리 영상 세 편에 음악을 지어 붙여요. 한 군데는 일부러 아무 소리도 넣지 않아요.',
        },
        {
          en: 'For college, send recordings of your best pieces. Some schools want the written music, too.',
          ko: '대학에 낼 악보와 녹음은 학교마다 정한 형식이 달라요. 가장 아끼는 곡부터 골라 둬요.',
        },
      ],
      university: [
        {
          en: 'In a film scoring major, you learn to make a drumbeat land exactly when the vase breaks.',
          ko: '영화음악을 전공하면 꽃병이 깨지는 바로 그 순간에 북소리가 나도록 곡을 써요.',
        },
        {
          en: 'Orchestration class teaches you how low a trumpet can play and when its player must breathe.',
          ko: '관현악법은 가락을 어느 악기에 맡길지 배우는 수업이에요. 새소리는 플루트가 좋을까요?',
        },
        {
          en: 'Write music for a student film, sit in the audience, and see who jumps at your violins.',
          ko: '영화를 전공하는 친구의 장면에 음악을 붙여요. “여기는 좀 슬프게.” 하면 다시 지어요.',
        },
      ],
      career: [
        {
          en: 'A composer’s assistant checks every note. One wrong dot, and thirty violins play it.',
          ko: '선배가 쓴 큰 악보를 악기마다 나눠 옮겨요. 바이올린이 볼 악보에는 바이올린 가락만 남아요.',
        },
        {
          en: 'A director may ask for music that is “more purple.” You work out which notes that means.',
          ko: '“이 장면에는 이런 음악을 썼어요.” 모아 둔 음악을 들려주며 일을 구해요.',
        },
        {
          en: 'Games, ads, and radio stations need very short music, too. Sometimes five notes are enough.',
          ko: '15초 광고에 흐르는 음악도, 게임에서 이겼을 때 나오는 짧은 소리도 작곡가가 지어요.',
        },
      ],
    },
    activities: [
      {
        en: 'Make up a tune of five notes for a mouse and another for an elephant.',
        ko: '다섯 음으로 생쥐의 노래를 짓고, 다른 다섯 음으로 코끼리의 노래를 지어요.',
      },
      {
        en: 'Record a tune you hum at breakfast. Do you still like it at bedtime?',
        ko: '아침에 흥얼거린 가락을 녹음해 둬요. 잠자리에서 들어도 마음에 드나요?',
      },
      {
        en: 'Watch one video with happy music and with sad music. What changes?',
        ko: '같은 영상에 기쁜 음악과 슬픈 음악을 번갈아 틀어요. 주인공의 얼굴이 달라 보이지요?',
      },
      {
        en: 'Press two piano keys at once until you find the creepiest pair. Remember where it is.',
        ko: '건반 두 개를 함께 눌러 가장 으스스한 짝을 찾아요. 찾은 자리에 스티커를 붙여 둬요.',
      },
      {
        en: 'Stay until the last names at the end of a movie. How many people made the music?',
        ko: '영화가 끝나고 올라오는 이름을 끝까지 봐요. 음악을 만든 사람은 몇 명인가요?',
      },
    ],
  },
  'sound-engineer': {
    title: { en: 'Sound Engineer', ko: '음향 엔지니어' },
    riasec: 'RAI',
    description: {
      en: 'Sound engineers place the microphones at concerts and in studios, then polish the recording until you hear every whisper.',
      ko: '공연장 맨 뒷줄에서도 가수의 숨소리가 들리지요? 그렇게 들리도록 소리를 녹음하고 다듬는 사람이에요.',
    },
    weights: { 음악: 3, 컴퓨터: 3, 과학: 2, 집중력: 2, 영화보기: 1, 피아노: 1 },
    majors: ['Audio Engineering', 'Music Technology', 'Electrical Engineering'],
    stages: {
      elementary: [
        {
          en: 'Close your eyes and catch ten different sounds at home.',
          ko: '눈을 감고 가만히 앉으면 집 안에서 소리가 몇 가지나 들릴까요?',
        },
        {
          en: 'Stretch plastic wrap over a bowl, scatter rice on it, and shout. Does the rice jump?',
          ko: '그릇에 비닐을 팽팽히 씌우고 쌀을 뿌려요. 가까이에서 소리치면 쌀이 춤을 출까요?',
        },
        {
          en: 'With headphones on, turn the music down until you can hear someone talk. Your ears will thank you.',
          ko: '이어폰은 작은 소리로 듣고, 큰 소리가 나는 곳에서는 귀를 막아요.',
        },
      ],
      middle: [
        {
          en: 'A microphone squeals near its own speaker. Before a school assembly, find the spots where it stays quiet.',
          ko: '방송 동아리의 마이크를 맡아요. 삑 소리가 나면 다들 나를 보니까 미리 시험해요.',
        },
        {
          en: 'Cut up a recording with a free program and glue it together in a new order.',
          ko: '무료 프로그램으로 내 말소리를 잘라 차례를 바꿔요. 안 한 말이 나와서 웃음이 나요.',
        },
        {
          en: 'In science class, find out how sound shakes the air and why thunder is always late.',
          ko: '집 안에서 번개와 천둥 사이를 초로 세어 봐요. 소리는 1초에 340미터쯤 가요.',
        },
      ],
      high: [
        {
          en: 'Clap in the gym, then in a closet. In physics, find out where the echo went.',
          ko: '소리는 공기의 떨림이에요. 멀어질수록 왜 작아지는지 물리학에서 다뤄요.',
        },
        {
          en: 'Record a school show, then take out one cough without losing the song.',
          ko: '학교 밴드의 공연을 녹음해서 다듬어요. 다듬기 전과 후를 번갈아 들어 보면 달라요.',
        },
        {
          en: 'Schools may ask to hear your work. Collect your best three minutes, from footsteps to songs.',
          ko: '내가 만든 소리 가운데 가장 잘된 3분을 골라 둬요. 대학에 지원할 때 낼 수 있어요.',
        },
      ],
      university: [
        {
          en: 'In audio engineering, put one microphone inside the drum and one above it. You hear two different drums.',
          ko: '음향을 전공하면 마이크 열 개로 같은 목소리를 녹음해요. 열 사람이 말하는 것 같아요.',
        },
        {
          en: 'Acoustics, the physics of sound, tells you why a studio’s walls are soft or bumpy.',
          ko: '손뼉을 짝 치면 소리가 벽에 맞고 돌아와요. 그래서 공연장 벽은 모양까지 계산해요.',
        },
        {
          en: 'Spend a term at a radio station, where silence is the worst mistake of all.',
          ko: '공연장에서 잠시 일을 배우는 인턴은 전선도 감아요. 8자로 감으면 잘 안 꼬여요.',
        },
      ],
      career: [
        {
          en: 'On the first day, you learn to coil a long cable without a knot.',
          ko: '녹음실에서도 공연장에서도 마이크를 세워요. 한 뼘만 옮겨도 소리가 달라져요.',
        },
        {
          en: 'Show day starts early. You test every cable, and before the loudest song you put in earplugs.',
          ko: '공연 날에는 일찍 와서 전선을 살펴요. 큰 소리 곁에서 일하니 귀도 아껴야 해요.',
        },
        {
          en: 'For a movie, someone records footsteps and doors. Two coconut halves can be a horse.',
          ko: '영화의 발소리는 나중에 따로 만들어요. 구두를 신고 화면에 맞춰 걸으며 녹음해요.',
        },
      ],
    },
    activities: [
      {
        en: 'Record the sounds on your street, and put each one on a map you draw.',
        ko: '우리 골목에서는 무슨 소리가 날까요? 녹음해 온 소리를 지도에 그려 넣어요.',
      },
      {
        en: 'Build paper cup phones with thread, yarn, and wire. Which one carries a whisper?',
        ko: '종이컵 전화기에는 굵은 줄이 좋을까요, 가는 줄이 좋을까요? 해 보고 골라요.',
      },
      {
        en: 'Tilt a box of dried beans, and it rains. Find a sound for fire and one for wind.',
        ko: '상자에 콩을 넣고 천천히 기울이면 빗소리가 나요. 그림책을 읽을 때 들려줘요.',
      },
      {
        en: 'Play a song on a phone in a mug, a pot, and a shoebox. Which is loudest?',
        ko: '노래가 나오는 전화기를 유리컵, 냄비, 종이컵에 넣어 봐요. 어디에서 소리가 가장 큰가요?',
      },
      {
        en: 'How many instruments play in your favorite song? List every one you hear.',
        ko: '좋아하는 노래에는 악기가 몇 가지 들어 있을까요? 세 번 들으면 더 들려요.',
      },
    ],
  },
  'music-therapist': {
    title: { en: 'Music Therapist', ko: '음악치료사' },
    riasec: 'SAI',
    description: {
      en: 'Music therapists use songs and instruments to help people who are sick or having a hard time feel calmer and stronger.',
      ko: '말문을 닫은 할머니가 옛 노래를 따라 부르시는 날이 있어요. 노래와 악기로 마음이 편안해지도록 도와줘요.',
    },
    weights: { 음악: 3, 피아노: 2, '친구 사귀기': 3, 과학: 1, 집중력: 1, 팀워크: 1 },
    majors: ['Music Therapy', 'Psychology', 'Music Education'],
    stages: {
      elementary: [
        {
          en: 'Pick one song for when you’re sad and another for when you’re glad.',
          ko: '신나는 날과 속상한 날에 듣고 싶은 노래가 같을까요, 다를까요?',
        },
        {
          en: 'Clap along at your friend’s speed, not your own.',
          ko: '친구의 콧노래를 따라 흥얼거려요. 작아지면 나도 작게, 커지면 나도 크게 불러요.',
        },
        {
          en: 'Sit down beside a friend who is sad, and wait. You don’t have to talk.',
          ko: '친구가 속상해 보이면 가만히 곁에 앉아요. 말하고 싶어질 때까지 기다려 줘요.',
        },
      ],
      middle: [
        {
          en: 'Perform for older people with your choir or band, and see whose foot starts to tap.',
          ko: '복지관에서는 어르신들이 어릴 때 부르던 노래가 인기예요. 몇 곡 배워 갈까요?',
        },
        {
          en: 'Play one old song for five people and ask what each of them remembers.',
          ko: '말을 잃은 사람도 노래는 부를 때가 있대요. 노래할 때는 뇌의 다른 곳도 함께 일해요.',
        },
        {
          en: 'Learn three guitar chords. They are enough for a great many songs.',
          ko: '밴드와 합창부, 기타 동아리에서 조금씩 배워요. 사람마다 좋아하는 소리가 다르니까요.',
        },
      ],
      high: [
        {
          en: 'For psychology class, sing friends one list and read them another. Which do they remember longer?',
          ko: '빠른 음악과 느린 음악을 들으면 맥박도 달라질까요? ‘인간과 심리’에서 탐구해요.',
        },
        {
          en: 'Practice one tune three ways, sleepy, bouncy, and stormy. Patients will need all three.',
          ko: '기타나 우쿨렐레로 화음 세 개를 익혀요. 세 개면 칠 수 있는 노래가 아주 많아요.',
        },
        {
          en: 'Music therapy programs often hear you play, and then ask why you want to help.',
          ko: '연주와 면접을 보는 대학이 많아요. 왜 사람을 돕고 싶은지 말하는 연습도 해 둬요.',
        },
      ],
      university: [
        {
          en: 'A music therapy degree teaches guitar, drums, and psychology, the science of how people think and feel.',
          ko: '미국에는 음악치료협회가 인정한 학과가 있어요. 거기서 북으로 인사하는 법도 배우지요.',
        },
        {
          en: 'Students learn songs from many countries, so that a patient far from home hears something familiar.',
          ko: '기타 수업 다음은 심리학이에요. 화난 사람에게는 큰 북이 좋을까요, 느린 노래가 좋을까요?',
        },
        {
          en: 'Hands-on training takes about 1,200 hours. You learn when to offer a drum to someone who seldom speaks.',
          ko: '미국에서는 병원이나 학교에서 1,200시간쯤 훈련해요. 하루 다섯 시간씩 240일이에요.',
        },
      ],
      career: [
        {
          en: 'MT-BC on a name tag means that a US music therapist has passed the exam.',
          ko: '미국에서는 시험에 붙으면 음악치료사 자격을 받아요. 그 뒤에도 새 노래는 늘 배우지요.',
        },
        {
          en: 'Each US state makes its own rules about who may work as a music therapist.',
          ko: '미국은 주마다 규칙이 달라요. 어떤 주에서는 면허(일해도 된다는 허락)까지 받아야 해요.',
        },
        {
          en: 'Music therapists may hum to babies born too early and drum with somebody who is ninety.',
          ko: '악기 가방을 메고 병원에도, 특수학교에도, 어르신 시설에도 찾아가요.',
        },
      ],
    },
    activities: [
      {
        en: 'Close your eyes and find five sounds at home that make you feel calm.',
        ko: '눈을 감고 집 안의 소리를 들어요. 마음이 편해지는 소리를 다섯 가지 찾을 수 있을까요?',
      },
      {
        en: 'On any instrument, learn a lullaby and play somebody to sleep.',
        ko: '자장가 한 곡을 익혀요. 잠들기 전에 가족에게 작은 소리로 들려줘요.',
      },
      {
        en: 'Listen to one piece lying down and again while walking, and tell what changed.',
        ko: '음악을 틀고 눈을 감은 채 떠오르는 색과 모양을 그려요.',
      },
      {
        en: 'Turn empty boxes into drums and have a conversation in beats.',
        ko: '빈 통을 두드려 말을 걸면 상대도 두드려 대답해요. 박자 대화 놀이예요.',
      },
      {
        en: 'Give your mood a number from one to ten before you sing, and again after.',
        ko: '노래를 부르기 전과 부른 뒤에 얼굴 그림을 하나씩 그려요. 표정이 달라졌나요?',
      },
    ],
  },
  singer: {
    title: { en: 'Singer', ko: '가수' },
    riasec: 'ASE',
    description: {
      en: 'Singers put feelings into their voices, and practice until a whole room laughs, cries, or hums along.',
      ko: '목소리에 마음을 담아 노래해요. 듣는 사람에게 기쁨과 위로를 주려고 같은 한 줄을 백 번도 연습해요.',
    },
    weights: { 음악: 3, 글쓰기: 2, 집중력: 2, 피아노: 1, 발레: 1, 팀워크: 1, 영어: 1 },
    majors: ['Vocal Performance', 'Contemporary Music', 'Music Business'],
    stages: {
      elementary: [
        {
          en: 'Sing a song you love so clearly that someone could write down the words.',
          ko: '좋아하는 노래의 노랫말을 한 자 한 자 또박또박 불러 봐요.',
        },
        {
          en: 'Listen to a lullaby in a language you don’t know. Would it put you to sleep?',
          ko: '할머니가 즐겨 듣던 노래는 무엇일까요? 배워서 함께 부르면 좋아하실 거예요.',
        },
        {
          en: 'When your throat is sore, rest your voice for a day and drink water.',
          ko: '소리를 많이 지른 날은 목도 쉬고 싶대요. 물을 마시고 작은 소리로 이야기해요.',
        },
      ],
      middle: [
        {
          en: 'Hold your own tune in a choir while the person beside you sings another.',
          ko: '합창단이나 밴드 동아리에서는 내 노래보다 옆 사람 소리를 먼저 들어야 해요.',
        },
        {
          en: 'Swap all the words of a song you know so that they still fit the beat.',
          ko: '장기 자랑을 여는 학교가 많아요. 한 곡을 골라 나가 볼까요? 떨려도 괜찮아요.',
        },
        {
          en: 'Voices change at this age, and high notes may crack. Singers you hear today went through it, too.',
          ko: '목소리가 바뀌는 나이예요. 삑 소리가 나면 한번 웃어요. 좋아하는 가수도 그랬을 거예요.',
        },
      ],
      high: [
        {
          en: 'Sing one song higher, then lower, in music class. Where does it feel easy?',
          ko: '‘음악 연주와 창작’에서는 노래를 부르고, 짧은 노래를 직접 짓기도 해요.',
        },
        {
          en: 'Some teenagers train at a music company, and others at an arts high school. Compare their days.',
          ko: '예술고에서 배우는 길도, 연습생이 되는 길도 있어요. 좋은 점과 힘든 점을 적어 봐요.',
        },
        {
          en: 'Korean law protects young singers’ sleep by limiting late-night work. Read every contract with your family.',
          ko: '어린 가수가 밤늦게까지 일하지 않게 지켜 주는 법이 있어요. 계약서는 어른과 읽어요.',
        },
      ],
      university: [
        {
          en: 'Most college music programs want to hear you sing first, often in front of several teachers.',
          ko: '성악과나 실용음악과에서는 대개 오디션을 봐요. 교수님 앞에서 준비한 노래를 불러요.',
        },
        {
          en: 'A tiny camera in voice class may show the two folds in your throat that make sound.',
          ko: '발성 수업에서 목 안의 성대를 작은 카메라로 보기도 해요. 성대가 떨려야 소리가 나요.',
        },
        {
          en: 'In a café, student singers stand close enough to see a yawn. They smile and keep singing.',
          ko: '무대가 작으면 맨 앞줄 친구의 하품도 보여요. 그래도 눈을 맞추며 노래해 봐요.',
        },
      ],
      career: [
        {
          en: 'Backup singers sing “ooh” and “ah” behind somebody else’s song, on stage or in the studio.',
          ko: '작은 공연에 서거나 다른 가수 뒤에서 화음을 넣어요. 숨 쉬는 때까지 맞춰야 해요.',
        },
        {
          en: 'Many singers also teach, and one day a student may sing the high note better.',
          ko: '가수 일만 하는 사람은 적은 편이에요. 낮에 노래를 가르치고 밤에 공연하기도 하지요.',
        },
        {
          en: 'Whoever wrote a song earns a little when it plays on the radio or in a store.',
          ko: '노래를 지은 사람은 그 노래가 방송이나 가게에서 나올 때 돈을 받기도 해요.',
        },
      ],
    },
    activities: [
      {
        en: 'Record one song a week, and listen as if somebody else were singing.',
        ko: '노래 한 곡을 녹음해서 들으면 내 숨소리가 들려요. 어디서 쉬면 좋을까요?',
      },
      {
        en: 'Hum a song, note by note, until somebody guesses it. How many notes did it take?',
        ko: '좋아하는 가락에 내 하루를 담은 노랫말을 붙여 봐요.',
      },
      {
        en: 'Take a slow breath, then hiss like a snake. How many seconds does the hiss last?',
        ko: '하루 5분, 누워서 배에 책을 올리고 숨을 쉬어요. 책이 천천히 오르내리게 해요.',
      },
      {
        en: 'Who wrote your favorite song, the words and the music? Find out both names.',
        ko: '좋아하는 노래는 누가 지었을까요? 그 사람이 지은 다른 노래도 찾아 들어요.',
      },
      {
        en: 'Sing one song in the bathroom, in a closet, and outside. Where do you like it best?',
        ko: '같은 노래를 욕실에서, 옷장 앞에서, 바깥에서 불러요. 어디에서 가장 마음에 드나요?',
      },
    ],
  },
};
