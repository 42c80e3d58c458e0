import type { FieldOfCareers } from '../../model/career.ts';

export const crafts: FieldOfCareers = {
  'instrument-maker': {
    title: { en: 'Instrument Maker and Piano Technician', ko: '악기 제작·조율사' },
    riasec: 'RAC',
    description: {
      en: 'A piano has more than two hundred strings, and they all go out of tune. Technicians tune them, and instrument makers build new instruments.',
      ko: '나무를 자르고 다듬고 줄을 걸어 악기를 만들어요. 피아노 앞에 앉아 고운 소리가 날 때까지 줄을 조이고 또 들어 봐요.',
    },
    weights: { 음악: 3, 피아노: 3, 집중력: 3, 미술: 1, 과학: 2 },
    majors: ['Music Technology', 'Acoustics', 'Music'],
    stages: {
      elementary: [
        {
          en: 'Ask to look inside a piano, and see which hammer hits which string.',
          ko: '피아노 속에는 작은 망치가 가득해요. 어른과 뚜껑을 열고 건반을 눌러 봐요.',
        },
        {
          en: 'Blow softly into only the top of a recorder. Then add the tube. What changes?',
          ko: '리코더 윗부분만 떼어 살짝 불어요. 몸통을 끼우면 소리가 어떻게 달라질까요?',
        },
        {
          en: 'Rub wood with sandpaper until your fingers feel the difference.',
          ko: '나무 조각을 거친 사포와 고운 사포로 차례차례 문질러요. 눈을 감고 만지면 어떤가요?',
        },
      ],
      middle: [
        {
          en: 'Saw along a pencil line in technology class. How far did your saw wander?',
          ko: '기술 시간에 연필 선을 따라 톱질해요. 자르기 전에 두 번 재면 덜 틀려요.',
        },
        {
          en: 'A kalimba is a little thumb piano. Build one, or a ukulele, from a kit.',
          ko: '우쿨렐레를 조립해요. 줄을 조일수록 소리가 높아지니 조금씩 돌려요.',
        },
        {
          en: 'Put a hand on your chest, hum a low note and a high one, and compare the shaking.',
          ko: '책상 끝에 자를 꼭 누르고 튕기면 부르르 떨려요. 길게 내밀수록 소리가 낮아져요.',
        },
      ],
      high: [
        {
          en: 'Press a guitar string at its middle in physics class. The note jumps from low do to high do.',
          ko: '줄 길이가 반이면 한 옥타브 높은 소리가 나요. 물리학에서 그 이유를 배워요.',
        },
        {
          en: 'Meet a piano tuner, and ask what people have lost inside their pianos.',
          ko: '피아노 속에서는 연필도 동전도 나온대요. 조율사를 만나 무엇을 찾았는지 여쭤봐요.',
        },
        {
          en: 'Record the first instrument you make. Record it again after each repair.',
          ko: '내가 만든 악기의 소리를 녹음해 둬요. 고칠 때마다 다시 녹음하면 달라진 점이 들려요.',
        },
      ],
      university: [
        {
          en: 'Tap two pieces of wood and listen. Acoustics class measures why one rings and one goes thud.',
          ko: '음향학은 소리를 연구하는 공부예요. 젖은 손가락으로 유리잔을 문질러 노래하게 해요.',
        },
        {
          en: 'A few schools teach nothing but violins, or nothing but the insides of pianos.',
          ko: '피아노 조율만, 또는 바이올린 만들기만 여러 해 가르치는 학교도 있어요.',
        },
        {
          en: 'College isn’t the only road. A workshop that smells of glue can teach you for years.',
          ko: '대학 대신 공방에서 배우기도 해요. 바이올린 한 대를 몇 달 동안 자르고 다듬고 칠해요.',
        },
      ],
      career: [
        {
          en: 'An apprentice learns on the job. First comes sweeping up wood shavings, and much later, a whole violin.',
          ko: '공방에서는 나무를 고르고 말려요. 오래 마른 나무라야 소리가 맑게 울려요.',
        },
        {
          en: 'US piano tuners need no license. Some pass a test by expert tuners, so that customers trust them.',
          ko: '미국 피아노 조율사는 면허가 없어도 돼요. 협회 시험에 붙으면 손님이 더 믿어 줘요.',
        },
        {
          en: 'Korea’s national exam for piano tuners has no age limit, and you tune a real piano.',
          ko: '한국의 피아노조율기능사 시험은 나이 제한이 없어요. 진짜 피아노의 음을 맞춰요.',
        },
      ],
    },
    activities: [
      {
        en: 'Stretch rubber bands over a box, then slide a pencil under them. What happens to the sound?',
        ko: '상자에 고무줄을 걸어 기타를 만들어요. 상자에서 빼고 퉁기면 소리가 어떻게 달라질까요?',
      },
      {
        en: 'Cut straws to different lengths and blow across them. Can you find do, re, and mi?',
        ko: '빨대를 길이가 다르게 잘라요. 밑을 막고 위를 불면 어느 빨대 소리가 가장 높을까요?',
      },
      {
        en: 'Tap twelve things at home with a spoon, and line them up from low to high.',
        ko: '집 안 물건 열두 개를 숟가락으로 두드려 봐요. 가장 맑은 소리는 어디에서 나나요?',
      },
      {
        en: 'Draw a violin in its real size and move a pretend bow. Why does a violin need a waist?',
        ko: '바이올린을 진짜 크기로 그리고 활을 켜는 흉내를 내요. 왜 허리가 잘록한지 알게 돼요.',
      },
      {
        en: 'Fill one shaker with rice and one with buttons. Which sounds more like the sea?',
        ko: '빈 통 하나에는 쌀을, 하나에는 단추를 넣어 흔들어요. 어느 쪽이 파도 소리 같나요?',
      },
    ],
  },
  'art-conservator': {
    title: { en: 'Art Conservator', ko: '미술품 보존 전문가' },
    riasec: 'IAR',
    description: {
      en: 'Dust and sunlight slowly change a painting. Art conservators use science to clean it, mend it, and keep it safe.',
      ko: '오백 년 된 그림 앞에서는 숨소리도 낮추고 돋보기를 들어요. 오래된 보물을 과학으로 살피고 조심스럽게 되살려요.',
    },
    weights: { 미술: 3, 과학: 2, 집중력: 3, 그림그리기: 2, 독서: 1 },
    majors: ['Art Conservation', 'Art History', 'Chemistry'],
    stages: {
      elementary: [
        {
          en: 'Wash and dry your hands, then turn over an old photo. Is anything written on the back?',
          ko: '손을 씻고 말린 다음 오래된 사진을 뒤집어 봐요. 뒷면에 글씨가 있을지도 몰라요.',
        },
        {
          en: 'Find scratches and faded spots on three old things at home. What could have made them?',
          ko: '오래된 물건의 긁힌 자국에도 이야기가 있어요. 누가 언제 그랬는지 가족에게 물어요.',
        },
        {
          en: 'Choose one museum treasure and draw it, down to the tiniest crack.',
          ko: '박물관 보물 하나를 골라, 가장 작은 무늬까지 종이에 옮겨 그려요.',
        },
      ],
      middle: [
        {
          en: 'In science class, measure how damp the air is. Museums check, too, because damp paper curls.',
          ko: '과학 시간에 공기가 얼마나 축축한지 재 봐요. 너무 축축하면 옛 책에 곰팡이가 피어요.',
        },
        {
          en: 'Mend torn paper with tape, with glue, and with a thin paper patch. Which mend shows least?',
          ko: '찢어진 종이를 이을 때 풀이 나을까요, 테이프가 나을까요? 둘 다 붙이고 한 달 기다려요.',
        },
        {
          en: 'Watch a video from a museum’s repair room. Which tool comes out first, and which comes last?',
          ko: '박물관 보존실 영상에는 붓과 면봉, 현미경이 나와요. 무엇을 가장 먼저 쓸까요?',
        },
      ],
      high: [
        {
          en: 'The bluest blue in many old paintings is crushed stone. In chemistry, find out what makes a stone blue.',
          ko: '옛 쇠칼은 왜 붉게 녹슬었을까요? 쇠가 물과 공기를 만나 변하는 까닭이 화학에 나와요.',
        },
        {
          en: 'Go to a conservator’s talk. You may hear that old paper is touched with clean, bare hands.',
          ko: '박물관 강연에서 뜻밖의 말을 들어요. 오래된 종이는 장갑 없이 깨끗한 손으로 만진대요.',
        },
        {
          en: 'Light your own painting from the side, and photograph its bumps. Conservators look for hidden brushstrokes this way.',
          ko: '그림 옆에서 손전등을 비추면 숨은 붓 자국이 보여요. 보존실에서도 이렇게 사진을 찍어요.',
        },
      ],
      university: [
        {
          en: 'Study drawing, art history, and chemistry, too, because the wrong cleaner can take the paint off.',
          ko: '대학 다음에 보존 대학원에 가려면 미술도 화학도 배워요. 붓도 시험관도 잘 다뤄야 해요.',
        },
        {
          en: 'For class, copy a painting as it was made long ago, with egg yolk and ground stone.',
          ko: '옛날 화가처럼 물감을 만드는 수업에서는 달걀노른자에 색 가루를 섞어요.',
        },
        {
          en: 'Try one summer in a workshop. Cleaning a single square inch of a painting can take all morning.',
          ko: '보존실 인턴은 일을 배우며 그림의 먼지를 살살 털어요. 대학원에 가기 전에 할 수 있어요.',
        },
      ],
      career: [
        {
          en: 'Most US conservators earn a master’s degree after college. The first job may still be a dusty frame.',
          ko: '미국에서는 대개 대학원(석사)을 마치고 일해요. 처음에는 그림틀부터 닦기도 해요.',
        },
        {
          en: 'Spit cleans old paint surprisingly well. Conservators really use it, on a cotton swab.',
          ko: '면봉으로 하루에 손바닥만큼 닦아요. 누런 때가 벗겨진 자리에서 옛날의 파란색이 나와요.',
        },
        {
          en: 'Tile by tile, people who passed a national exam repair the roof of an old Korean palace.',
          ko: '한국에는 옛 건물과 그림을 고치는 국가유산수리기술자 시험이 있어요. 미국은 면허가 없어요.',
        },
      ],
    },
    activities: [
      {
        en: 'Keep colored paper in the sun and in a box, and compare every month.',
        ko: '색종이를 한 장은 햇빛에, 한 장은 상자에 둬요. 한 달 뒤에도 같은 색일까요?',
      },
      {
        en: 'Turn a jigsaw puzzle face down and build it by shape alone, like a broken bowl.',
        ko: '퍼즐을 뒤집어 그림 없는 쪽으로 맞춰요. 깨진 옛 그릇도 모양만 보고 맞출 때가 있어요.',
      },
      {
        en: 'Build a box for one treasure, and pad it until nothing moves when you tilt it.',
        ko: '아끼는 물건 하나에 꼭 맞는 상자를 만들어요. 기울여도 꼼짝 않게 속을 채워요.',
      },
      {
        en: 'Hold a magnifying glass over a picture in a magazine. What is it really made of?',
        ko: '책 속의 옛 그림을 돋보기로 살펴 물감이 갈라진 데를 찾아요. 몇 군데나 되나요?',
      },
      {
        en: 'Find the oldest thing in your neighborhood. Where have hands or rain worn it smooth?',
        ko: '우리 동네 문화유산을 찾아가 봐요. 바래거나 떨어진 데는 눈으로만 살펴요.',
      },
    ],
  },
};
