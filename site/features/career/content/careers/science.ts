import type { FieldOfCareers } from '../../model/career.ts';

export const science: FieldOfCareers = {
  chemist: {
    title: { en: 'Chemist', ko: '화학자' },
    riasec: 'IRC',
    description: {
      en: 'Why does iron rust, and why does milk turn sour? Chemists find out by experiment, then help make medicines and new materials.',
      ko: '철은 왜 녹슬고 우유는 왜 시어질까요? 실험으로 비밀을 밝혀 약과 새 재료를 만드는 데 힘을 보태요.',
    },
    weights: { 과학: 3, 수학: 2, 집중력: 2, 요리: 1, 독서: 1, 영어: 1 },
    majors: ['Chemistry', 'Biochemistry', 'Materials Science'],
    stages: {
      elementary: [
        {
          en: 'Stir a spoonful of salt into one glass of water and sugar into another. Which disappears first?',
          ko: '소금과 설탕을 물 두 컵에 따로 넣고 저어 봐요. 어느 쪽이 먼저 사라질까요?',
        },
        {
          en: 'Watch a science museum show. A flower dipped in very cold liquid nitrogen shatters like glass.',
          ko: '과학관 화학 공연을 보러 가요. 아주 찬 액체 질소에 담근 꽃은 유리처럼 부서져요.',
        },
        {
          en: 'Why does toast turn brown? Write each “Why?” on a slip of paper and fill a jar.',
          ko: '식빵은 구우면 왜 갈색이 될까요? 궁금한 것을 쪽지에 적어 유리병에 모아요.',
        },
      ],
      middle: [
        {
          en: 'Black marker ink is often a mixture. Dot some on a coffee filter, wet it, and count the colors.',
          ko: '까만 사인펜 잉크에는 여러 색이 섞여 있어요. 거름종이에 찍고 물을 묻히면 색이 갈라져요.',
        },
        {
          en: 'Visit a chemistry lab on a career day, and find three tools you have no name for.',
          ko: '자유학기에는 큰 시험이 없어 화학 실험실에 가 볼 수 있어요. 무엇부터 눈에 띌까요?',
        },
        {
          en: 'In a lab report, write first what you saw and only then why it may have happened.',
          ko: '실험 보고서에는 눈으로 본 것을 먼저 쓰고, 왜 그런지는 그다음에 써요.',
        },
      ],
      high: [
        {
          en: 'Chemistry uses math. Move a decimal point one place, and a mixture turns out ten times too strong.',
          ko: '골라 듣는 과목 ‘화학 반응의 세계’에서는 건전지가 어떻게 전기를 내는지 배워요.',
        },
        {
          en: 'Science high schools have more labs. At a regular school, a science club can study rust all year.',
          ko: '과학고가 아니어도 과학 동아리가 있어요. 현미경에 소금을 올리면 알알이 네모난 상자예요.',
        },
        {
          en: 'Helium is almost the same word in Korean and English. Find three more elements like it.',
          ko: '식초에 적신 철 수세미를 온도계와 함께 병에 두면, 녹슬면서 온도가 올라가요.',
        },
      ],
      university: [
        {
          en: 'In many college labs, you take notes in pen and cross out mistakes. Even a wrong guess stays readable.',
          ko: '화학과 실험실에서는 맑은 물이 한 방울에 분홍이 돼요. 다들 보안경을 쓰고 지켜봐요.',
        },
        {
          en: 'Beginners in a professor’s lab often wash the glass tubes, because one dirty tube spoils a test.',
          ko: '교수님 연구실에서는 시험관 씻기도 중요해요. 깨끗해야 결과를 믿을 수 있으니까요.',
        },
        {
          en: 'A PhD, the highest degree, can mean five years with one stubborn molecule.',
          ko: '졸업 실험은 한 학기 내내 해요. 끝나면 결과를 큰 종이에 붙이고 친구들의 질문을 받아요.',
        },
      ],
      career: [
        {
          en: 'A chemist in a paint factory brushes on a little of each batch. Today’s blue must match yesterday’s.',
          ko: '페인트 공장의 화학자는 통마다 조금 떠서 칠해 봐요. 어제의 파랑과 똑같아야 내보내요.',
        },
        {
          en: 'The chemist who leads a lab decides what to try next, even when ten people have ten ideas.',
          ko: '연구를 이끄는 화학자는 보통 박사예요. 아무도 안 해 본 실험을 몇 해 동안 하며 배우지요.',
        },
        {
          en: 'Lipstick must not melt in a hot car, so a chemist leaves some in an oven first.',
          ko: '로션은 물과 기름을 섞은 거예요. 둘이 다시 갈라지지 않게 하는 일도 화학자가 해요.',
        },
      ],
    },
    activities: [
      {
        en: 'Pour vinegar on baking soda over the sink, then jump back from the foam.',
        ko: '어른과 식초에 베이킹소다를 넣어 봐요. 두 숟가락이면 거품도 두 배로 높아질까요?',
      },
      {
        en: 'Drip red cabbage water into lemon juice, then into soapy water, with a grown-up. Record the colors.',
        ko: '어른과 적양배추를 우려요. 그 물에 식초 한 방울이 떨어질 때 색을 지켜봐요.',
      },
      {
        en: 'Find iron, copper, and aluminum at home, and test what a magnet pulls.',
        ko: '자석에 붙는 것은 대개 철이에요. 못과 동전, 알루미늄 포일은 붙을까요?',
      },
      {
        en: 'Grow sugar crystals with a grown-up and draw them once a week.',
        ko: '설탕 결정은 날마다 조금씩 자라요. 뜨거운 물은 어른께 맡기고 매주 그림을 그려요.',
      },
      {
        en: 'Write five lab rules on page one of a notebook. The first could be “Never taste anything!”',
        ko: '실험 공책의 첫 장에는 무엇을 쓸까요? 안전 약속 다섯 가지가 좋아요.',
      },
    ],
  },
  mathematician: {
    title: { en: 'Mathematician', ko: '수학자' },
    riasec: 'ICA',
    description: {
      en: 'Mathematicians hunt for rules hidden in numbers and shapes. One problem can keep them busy, and happy, for years.',
      ko: '숫자와 모양 속에 숨은 규칙을 찾는 사람이에요. 아무도 못 푼 문제 하나를 몇 해씩 붙들고 있기도 해요.',
    },
    weights: { 수학: 3, 집중력: 3, 과학: 1, 컴퓨터: 1, 게임: 1, 독서: 1 },
    majors: ['Mathematics', 'Applied Mathematics', 'Statistics'],
    stages: {
      elementary: [
        {
          en: 'If five friends all shake hands with each other once, how many handshakes is that? Try it and count.',
          ko: '친구 다섯이 서로 한 번씩 악수하면 모두 몇 번일까요? 손을 잡으며 세어 봐요.',
        },
        {
          en: 'Add all the numbers from 1 to 10. Pairing 1 with 10 and 2 with 9 helps.',
          ko: '1부터 10까지 더하면 얼마일까요? 1과 10, 2와 9처럼 짝을 지으면 금방 나와요.',
        },
        {
          en: 'You have ten socks in two colors. Make up a math problem about them.',
          ko: '서랍에 두 가지 색 양말이 열 짝 있어요. 이 양말로 수학 문제를 하나 지어 볼까요?',
        },
      ],
      middle: [
        {
          en: 'Fold a sheet of paper in half, again and again. How many layers will six folds make?',
          ko: '종이를 반으로 접고 또 접으면 겹이 자꾸 늘어요. 여섯 번 접으면 몇 겹이 될까요?',
        },
        {
          en: 'Odd plus odd is always even. Write down, line by line, why it must be.',
          ko: '삼각형의 세 각을 오려 붙이면 곧은 선이 돼요. 모양이 다른 삼각형도 그럴까요?',
        },
        {
          en: 'Crack a secret message by counting its letters. In English, E comes up most often.',
          ko: '자유학기에는 주제를 골라 배우기도 해요. 암호를 고르면 친구와 비밀 쪽지를 풀어요.',
        },
      ],
      high: [
        {
          en: 'How fast is an apple falling after one second? Calculus, the math of change, can tell you.',
          ko: '‘미적분’이나 ‘기하’를 골라 배워요. 미적분은 떨어지는 사과의 빠르기를 알려 줘요.',
        },
        {
          en: 'A math research course, if your school has one, lets you chase one question all term.',
          ko: '‘수학과제 탐구’에서는 주제를 내가 정해요. 딱지가 넘어갈 확률도 좋은 주제예요.',
        },
        {
          en: 'At a math contest, a few problems may take hours. Try last year’s at home, with no clock.',
          ko: '수학 팀이 있는 미국 학교가 많아요. 문제를 풀러 버스를 타고 다른 학교에 가기도 해요.',
        },
      ],
      university: [
        {
          en: 'College math homework may be three questions long and still take all weekend.',
          ko: '대학 수학 시험지에는 숫자보다 글이 많아요. 왜 맞는지 증명해야 하니까요.',
        },
        {
          en: 'At a summer program, the problem may be one nobody has solved. The teacher doesn’t know, either.',
          ko: '여름에는 교수님과 한 문제를 몇 주 동안 풀기도 해요. 칠판이 차면 사진부터 찍어 둬요.',
        },
        {
          en: 'To count a lake’s fish, catch some, mark them, and fish again. Statistics works out the rest.',
          ko: '스물세 명만 모여도 생일이 같은 둘이 자주 나온대요. 통계학에서는 그 까닭을 셈해 봐요.',
        },
      ],
      career: [
        {
          en: 'Young mathematicians often work at two or three universities before one keeps them. Books are heavy to move!',
          ko: '대학을 마치고 여러 해 더 배우면 박사예요. 산책길에서 답을 찾는 박사도 있어요.',
        },
        {
          en: 'A hundred trucks, a thousand packages. Delivery companies ask mathematicians to find the shortest routes.',
          ko: '비 오는 날에는 파전이 더 팔릴까요? 데이터 분석가는 가게의 숫자에서 답을 찾아요.',
        },
        {
          en: 'Actuaries use math to work out how often houses burn or bikes get stolen. They pass several exams.',
          ko: '보험계리사는 자전거가 얼마나 자주 사라지는지 셈해요. 그 셈으로 보험료를 정하지요.',
        },
      ],
    },
    activities: [
      {
        en: 'Leave one hard puzzle on the kitchen table for days. Where were you when the answer came?',
        ko: '어려운 퍼즐 하나를 식탁에 두고 오가며 풀어요. 며칠 뒤 문득 답이 보일지도 몰라요.',
      },
      {
        en: 'Photograph things at home whose left and right sides match, and fill an album.',
        ko: '접시와 타일에서 왼쪽과 오른쪽이 똑같은 무늬를 다섯 개만 찾아볼까요?',
      },
      {
        en: 'Put out 15 beans and take turns removing one or two. Can the second player always get the last?',
        ko: '둘이 번갈아 바둑돌을 하나나 둘씩 가져가요. 마지막 돌을 가지려면 몇 개를 남겨야 할까요?',
      },
      {
        en: 'Sophie Germain studied math in secret, by candlelight. Read the story and tell it at bedtime.',
        ko: '소피 제르맹은 밤에 몰래 촛불을 켜고 수학을 공부했대요. 그 이야기를 찾아 읽어요.',
      },
      {
        en: 'Give a paper strip half a twist, tape the ends, and cut along the middle. What happens?',
        ko: '종이 띠를 반 바퀴 꼬아 양 끝을 붙이고 가운데를 따라 잘라요. 고리가 몇 개 나올까요?',
      },
    ],
  },
  paleontologist: {
    title: { en: 'Paleontologist', ko: '고생물학자' },
    riasec: 'IRA',
    description: {
      en: 'A tooth the size of a banana lies in the rock. Paleontologists dig it out and work out how ancient creatures lived.',
      ko: '돌 속의 뼈와 조개껍데기를 조심조심 꺼내, 공룡과 옛날 생물이 어떻게 살았는지 이야기를 되살려 내요.',
    },
    weights: { 과학: 3, 독서: 2, 그림그리기: 2, 집중력: 2, 영어: 1, 글쓰기: 1 },
    majors: ['Geology', 'Earth Science', 'Biology'],
    stages: {
      elementary: [
        {
          en: 'Stand in front of one fossil at a natural history museum and draw every bump.',
          ko: '자연사 박물관에 가면 마음에 드는 화석 하나를 오래 들여다보고 그려 봐요.',
        },
        {
          en: 'Write dinosaur names on cards and line them up by when they lived.',
          ko: '티라노사우루스는 스테고사우루스를 못 만났어요. 살았던 순서대로 그려 볼까요?',
        },
        {
          en: 'Rub some soil between your fingers. The gritty bits are rocks, broken very small.',
          ko: '흙을 비비면 까끌까끌한 모래가 만져져요. 이 모래는 어떤 바위였을까요?',
        },
      ],
      middle: [
        {
          en: 'Stack colored clay into rock layers, and explain which one is the oldest.',
          ko: '색 모래를 층층이 쌓아 지층을 만들어요. 맨 아래에 있는 색이 가장 나이가 많아요.',
        },
        {
          en: 'Save the bones from a chicken dinner, clean them with a grown-up, and fit them together.',
          ko: '먹고 난 닭 뼈를 어른과 깨끗이 씻어 말려서, 다리와 날개를 다시 맞춰 볼까요?',
        },
        {
          en: 'Real dinosaur footprints lie on Korea’s south coast. Visit them and measure one step.',
          ko: '시험이 없는 자유학기에 남해안 공룡 발자국을 보러 가요. 한 걸음이 몇 뼘일까요?',
        },
      ],
      high: [
        {
          en: 'Earth science is about rocks, and biology is about animals. A fossil belongs to both.',
          ko: '산꼭대기에서 조개 화석이 나오기도 해요. 바다 밑이 어떻게 솟았는지 지구과학에서 배워요.',
        },
        {
          en: 'At some natural history museums, teenagers pick tiny fossils out of sand. Does a museum near you need help?',
          ko: '박물관 청소년 프로그램에서 화석 다듬는 방을 보기도 해요. 도구가 치과 도구와 닮았어요.',
        },
        {
          en: 'Tyrannosaurus means “tyrant lizard.” Read English fossil news and decode another name.',
          ko: '트리케라톱스는 ‘뿔이 셋인 얼굴’이라는 뜻이에요. 영어 기사에서 다른 이름도 풀어 봐요.',
        },
      ],
      university: [
        {
          en: 'Look at fossil bone through a magnifying glass in geology class. It is often full of tiny holes.',
          ko: '돌일까요, 뼈 화석일까요? 지질학과 학생은 얇게 자른 조각을 현미경으로 들여다봐요.',
        },
        {
          en: 'At summer field camp, you sleep in a tent and draw a cliff, layer by layer.',
          ko: '여름에는 산과 들로 조사를 떠나요. 낮에는 지층을 그리고 밤에는 천막에서 자요.',
        },
        {
          en: 'Museums keep most of their fossils in drawers, where students help write tiny labels in neat letters.',
          ko: '박물관에서 일을 배우면, 화석마다 번호와 찾은 곳을 적어 서랍에 넣는 법부터 익혀요.',
        },
      ],
      career: [
        {
          en: 'Freeing one skull from its rock with a tiny buzzing drill can take months.',
          ko: '발굴 현장에서는 붓질 한 번에도 먼지가 날려요. 저녁이면 콧속까지 흙색이에요.',
        },
        {
          en: 'To earn a PhD, future museum researchers may study one kind of ancient animal for years after college.',
          ko: '새 공룡을 알릴 때는 논문이라는 글을 써요. 대개 박사까지 오래 배운 사람이 쓰지요.',
        },
        {
          en: 'Museums hire few paleontologists. Others check new roads, where one bone can stop a bulldozer.',
          ko: '박물관 자리는 적어요. 그래서 터널을 뚫기 전에 땅속을 살피는 회사에서도 일해요.',
        },
      ],
    },
    activities: [
      {
        en: 'Press seashells into clay to make fossils of your own.',
        ko: '찰흙에 조개껍데기를 꼭 눌러 찍으면 나만의 화석이 생겨요.',
      },
      {
        en: 'Become the family expert on one dinosaur by finding ten facts in a month.',
        ko: '이번 달의 공룡은 누구로 할까요? 무엇을 먹고 어떻게 걸었는지 한 달 동안 알아내요.',
      },
      {
        en: 'Collect stones, sort them by color and pattern, and open a museum on your windowsill.',
        ko: '동네에서 주운 돌을 색과 무늬로 나눠요. 어디서 주웠는지 쓰면 나만의 박물관이 돼요.',
      },
      {
        en: 'Bury three small toys in a box of sand, then free them with only a paintbrush.',
        ko: '모래 상자에 장난감을 묻고 붓으로만 꺼내요. 제자리에서 움직이지 않게 할 수 있을까요?',
      },
      {
        en: 'Draw one dinosaur twice, once with scales and once with feathers.',
        ko: '같은 공룡을 두 번 그려요. 한 번은 비늘을, 한 번은 깃털을 입혀요.',
      },
    ],
  },
};
