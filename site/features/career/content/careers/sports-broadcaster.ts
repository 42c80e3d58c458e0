import type { Career } from '../../model/career.ts';

export const sportsBroadcaster = {
  id: 'sports-broadcaster',
  title: { en: 'Sports Broadcaster', ko: '스포츠 캐스터' },
  riasec: 'EAS',
  field: 'sport',
  description: {
    en: 'Close your eyes, and you can still see the game. Sports broadcasters put every goal, fall, and comeback into words.',
    ko: '“슛, 골입니다!” 두근거리는 순간을 또렷한 말로 전해, 경기장에 못 온 사람도 그 자리에 있는 듯 느끼게 해요.',
  },
  weights: { 축구: 3, 체육: 2, 글쓰기: 2, '친구 사귀기': 2, 영어: 2, 독서: 1 },
  majors: ['Broadcast Journalism', 'Communication', 'Sport Media'],
  stages: {
    elementary: [
      {
        en: 'Tell someone who missed a game what happened, from the first minute to the last.',
        ko: '경기를 못 본 가족에게 이야기해 줘요. 골이 들어간 순간에는 목소리가 절로 커져요',
      },
      {
        en: 'Record yourself reading a page aloud, and listen for the words you swallowed.',
        ko: '책 한 쪽을 소리 내어 읽고 녹음해요. 내 말이 또박또박 들리나요?',
      },
      {
        en: 'Use spoons and cups to show your family what “offside” means in soccer.',
        ko: '“오프사이드가 뭐야?” 가족이 물으면 숟가락과 컵을 늘어놓고 쉽게 알려 줘요',
      },
    ],
    middle: [
      {
        en: 'Join the school broadcasting club and read the morning news to the whole school.',
        ko: '미국 학교에서는 학생이 아침 방송을 읽기도 해요. 1분을 맡으면 미리 읽으며 초를 재요',
      },
      {
        en: 'Interview a player, and ask one question that can’t be answered with “yes” or “no.”',
        ko: '학교 운동부 선수를 인터뷰해 봐요. ‘네’로 끝나지 않을 질문을 몇 개 준비할까요?',
      },
      {
        en: 'In which sports do the winners move backward? Fill a notebook with odd facts like that.',
        ko: '이기려면 뒤로 가야 하는 운동은 무엇일까요? 이런 이야기를 공책에 모아 둬요',
      },
    ],
    high: [
      {
        en: 'In media class, describe a game to friends with their eyes closed. Can they follow it?',
        ko: '‘스포츠 문화’라는 과목에서는 사람들이 왜 함께 응원하는지 이야기해요',
      },
      {
        en: 'Film a school sports day, talk over it live, and cut it to three minutes.',
        ko: '학교 체육 대회를 3분 중계 영상으로 만들어요. 응원하는 친구도 꼭 담아 줘요',
      },
      {
        en: 'Play one minute of a sports broadcast and talk along, as fast as the speaker.',
        ko: '영어 중계에서는 골이 들어갈 때 뭐라고 외칠까요? 짧은 말부터 따라 해 봐요',
      },
    ],
    university: [
      {
        en: 'A voice in your ear counts down while you keep talking. That is one lesson in broadcast class.',
        ko: '방송 수업에서는 1분짜리 소식을 10초로 줄여 말해요. 무엇을 남길지가 어려워요',
      },
      {
        en: 'Ask the college channel whether its badminton matches still need a voice.',
        ko: '대학 경기를 중계하는 팀에 들면 매주 마이크 앞에 서요. 겨울에는 농구도 맡아요',
      },
      {
        en: 'Take classes in writing and editing. Many broadcasters do both themselves, and carry the batteries.',
        ko: '경기 전에 선수의 이야기를 찾아 둬요. 경기가 멈춘 동안 들려줄 말이 돼요',
      },
    ],
    career: [
      {
        en: 'Your first game may be high school soccer on local radio, with rain on your notes.',
        ko: '고등학교 경기와 온라인 경기를 중계해요. 선수 이름은 전날 밤에 다 외워 가요',
      },
      {
        en: 'Stations ask for a recording. Give them one minute of “Goal!” and one quiet minute.',
        ko: '일을 구할 때는 내 중계 가운데 가장 잘한 1분을 보내요. 어느 1분을 고를까요?',
      },
      {
        en: 'Between seasons, a soccer announcer may host another show, perhaps a quiet one about books.',
        ko: '중계만 하지 않고 글도 써요. 신문에 기사를 내거나 스포츠 책을 쓰는 사람도 있지요',
      },
    ],
  },
  activities: [
    {
      en: 'Announce one minute of your family jumping rope, as if a whole stadium were listening.',
      ko: '“네, 줄을 잡았습니다!” 가족의 줄넘기를 1분 동안 큰 경기처럼 중계해요',
    },
    {
      en: 'Make up one sentence to welcome your favorite player onto the field, and shout it.',
      ko: '좋아하는 선수가 경기장에 들어와요. 한 문장 소개말을 지어 큰 소리로 외쳐 봐요',
    },
    {
      en: 'Learn to say the names of five foreign players the way their families say them.',
      ko: '외국 선수 다섯 명의 이름을 그 나라 소리대로 불러 봐요. 혀가 꼬이는 이름도 있나요?',
    },
    {
      en: 'Build a broadcast booth from a big box, with a window, a microphone, and a clock.',
      ko: '큰 상자로 중계석을 만들어요. 창과 마이크와 시계만 있으면 방송을 시작할 수 있어요',
    },
    {
      en: 'Three times a day, say a tongue twister such as “Toy boat, toy boat” without tripping.',
      ko: '‘간장 공장 공장장은 강 공장장이고’를 하루 세 번 말해요. 며칠이면 안 꼬일까요?',
    },
  ],
  datedFacts: [
    {
      where: 'high.0',
      fact: '매체 의사소통 and 스포츠 문화 are electives of the 2022 curriculum (언어와 매체 is gone).',
      year: 2026,
      source: 'K4–K6',
      checkAgain: '2027-03',
    },
  ],
} satisfies Career;
