import type { Career } from '../../model/career.ts';

export const screenwriter = {
  id: 'screenwriter',
  title: { en: 'Screenwriter', ko: '시나리오 작가' },
  riasec: 'AIE',
  field: 'media',
  description: {
    en: 'Screenwriters decide what happens in movies and shows, and write every word the characters say.',
    ko: '주인공은 왜 문 앞에서 돌아서고 말았을까요? 영화나 드라마의 줄거리와 대사를 써서 인물이 살아 움직이게 해요.',
  },
  weights: { 글쓰기: 3, 영화보기: 3, 독서: 3, '친구 사귀기': 1, 집중력: 1, 영어: 1 },
  majors: ['Screenwriting', 'Creative Writing', 'Film Studies'],
  stages: {
    elementary: [
      {
        en: 'Your favorite book ends, but its people go on. Write what happens the next day.',
        ko: '책이 끝난 다음 날 아침, 주인공은 무엇을 할까요? 한 쪽만 더 써 봐요',
      },
      {
        en: 'Catch funny things your family says and write them down as dialogue.',
        ko: '우리 식구가 한 우스운 말은 기억해 둬요. 만화 대사로 쓰면 더 재미있어요',
      },
      {
        en: 'What does your favorite hero want most? Who stands in the way, a dragon or an aunt?',
        ko: '이야기에서 주인공이 바라는 것은 무엇이고, 그 길을 막는 것은 무엇일까요?',
      },
    ],
    middle: [
      {
        en: 'Write a short play, listen while friends read it, and change the line that sounds wrong.',
        ko: '짧은 대본을 친구들과 소리 내어 읽어요. 눈으로 볼 때는 몰랐던 어색한 말이 들려요',
      },
      {
        en: 'How did the hero of a movie change between the first scene and the last? Write it down.',
        ko: '영화의 처음과 끝에서 주인공의 얼굴을 나란히 떠올려요. 그사이 무엇이 달라졌나요?',
      },
      {
        en: 'Cut one page of your story to half a page without losing the ending.',
        ko: '한 쪽짜리 이야기를 반으로 줄여요. 없어도 되는 문장은 몇 줄이었나요?',
      },
    ],
    high: [
      {
        en: 'Somewhere in most stories, the hero can no longer turn back. Find that page in literature class.',
        ko: '소설을 영화로 보니 좋아하던 장면이 없어요. 작가는 왜 뺐을지 친구와 이야기해요',
      },
      {
        en: 'Get all the way to “The End” of a ten-page script.',
        ko: '10쪽짜리 대본을 ‘끝’이라는 글자까지 써요. 마음에 안 드는 데는 그다음에 고쳐요',
      },
      {
        en: 'A script tells only what we see and hear. Show a sad character without the word “sad.”',
        ko: '대본에는 보이는 것과 들리는 것만 써요. ‘슬프다’ 없이 슬픈 사람을 어떻게 보여 줄까요?',
      },
    ],
    university: [
      {
        en: 'Screenwriting class has few exams, but new pages are due each week, even when your hero is stuck.',
        ko: '문예 창작 학과에는 시험 대신 원고를 내는 수업이 많아요. 마감 날에는 다들 조용해요',
      },
      {
        en: 'Classmates in a workshop tell you where they got bored, and you fix that page.',
        ko: '친구들이 내 글을 읽어요. 웃기려고 쓴 데서 조용하면 고칠 데가 바로 보여요',
      },
      {
        en: 'Film students turn your script into a movie. If it rains that day, your sunny scene changes.',
        ko: '영화 전공 친구에게 대본을 건네요. 내가 쓴 말을 배우가 하면 다르게 들릴 때가 있어요',
      },
    ],
    career: [
      {
        en: 'Six writers shout ideas for one TV scene, and a new assistant types up all of them.',
        ko: '여럿이 함께 쓰는 작가실도 있어요. 막내는 회의에서 나온 이야기를 빠짐없이 받아 적지요',
      },
      {
        en: 'Send your script to a contest. Its readers have met a hundred car chases, so surprise them early.',
        ko: '글을 뽑는 대회(공모전)에 내 글을 보내요. 떨어진 글도 고쳐서 다른 데 또 보내면 돼요',
      },
      {
        en: 'An actor trips over a line. The writer changes it, and the camera rolls again.',
        ko: '원고를 보낼 때는 이름과 날짜를 남겨요. 누가 쓴 글인지 알 수 있게요',
      },
    ],
  },
  activities: [
    {
      en: 'Invent ten main characters, and give each a name, a wish, and a secret.',
      ko: '주인공의 소원과 비밀은 무엇인가요? 매주 한 사람씩 늘려 이야기 마을을 만들어요',
    },
    {
      en: 'Write one quarrel as two short scenes, first as the cat tells it, then as the dog does.',
      ko: '고양이와 강아지의 싸움을 두 번 써요. 한 번은 고양이가, 한 번은 강아지가 들려줘요',
    },
    {
      en: 'Two people talk about lunch but really say sorry. Write that scene.',
      ko: '만화 네 칸에서 그림을 빼고 대사만 남겨도 이야기가 될까요?',
    },
    {
      en: 'Write a phone call, but only one side of it. Can someone guess who’s on the line?',
      ko: '전화하는 장면을 한 사람 말로만 써요. 읽은 사람은 누구와 통화하는지 맞힐 수 있을까요?',
    },
    {
      en: 'Copy the first sentences of six library books. Mark the one that makes you read on.',
      ko: '도서관 책 여섯 권의 첫 문장을 옮겨 적고, 가장 궁금해지는 것을 골라요',
    },
  ],
  datedFacts: [],
} satisfies Career;
