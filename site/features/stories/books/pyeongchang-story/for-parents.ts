import type { ForParents } from '../../model/book.ts';

/** Sources are named in words; the page has no links. */
export const forParents: ForParents = {
  title: { en: 'What is true in this story', ko: '어디까지가 정말일까요?' },
  opening: {
    en: 'Pyeongchang-dong is a real neighborhood in Seoul, under Bukhansan. Here is what we read about it and where, what nobody quite agrees on, and what we made up.',
    ko: '평창동은 서울 종로구 북한산 아래에 정말 있는 동네예요. 무엇을 어디에서 읽었는지, 어느 대목에서 말이 갈리는지, 무엇을 지어냈는지 아이와 함께 읽는 분을 위해 적어 두었어요.',
  },
  facts: [
    {
      fact: {
        en: 'From 1914 this was the village of Pyeongchang-ri, in Eunpyeong-myeon, Goyang-gun, Gyeonggi Province. It joined Seoul (Seodaemun-gu) in August 1949, became Pyeongchang-dong in March 1950 and has belonged to Jongno-gu since October 1975. An old corner of it was called Bamnamu-gol, “Chestnut Valley,” and Yulmok-dong in Chinese characters.',
        ko: '이곳은 1914년부터 경기도 고양군 은평면 평창리였어요. 1949년 8월 서울 서대문구에 들어가고, 1950년 3월 평창동이 되고, 1975년 10월부터 종로구예요. 밤나무가 많던 마을은 밤나무골, 한자로는 율목동이라고 불렀어요.',
      },
      source: {
        en: 'An encyclopedia’s entry on Pyeongchang-dong, and an account of where the names of Seoul’s neighborhoods come from.',
        ko: '백과사전의 ‘평창동’ 항목과 서울 동 이름의 유래를 풀이한 글.',
      },
    },
    {
      fact: {
        en: 'Under the Daedong Law, which began in Gyeonggi under King Gwanghae in the early 1600s, people paid the state in rice instead of local goods. The office in charge was the Seonhyecheong, and one of its storehouses, Pyeongchang, stood in this neighborhood. The honey and the pheasant are only examples.',
        ko: '광해군 때 경기도에서 시작한 대동법으로, 고을의 특산물 대신 쌀을 나라에 내게 되었어요. 그 쌀을 맡은 관청이 선혜청이고, 선혜청의 창고 가운데 하나인 ‘평창’이 이 동네에 있었대요. 꿀과 꿩은 보기로 든 거예요.',
      },
      source: {
        en: 'Visitor information on the Pyeongchang Village Trail, and the encyclopedia’s entry.',
        ko: '북한산둘레길 평창마을길을 소개하는 관광 안내와 백과사전의 ‘평창동’ 항목.',
      },
    },
    {
      fact: {
        en: 'In April 2012 the stretch of Segeomjeong-ro through the neighborhood was renamed Pyeongchangmunhwa-ro, after neighbors had collected signatures for it.',
        ko: '2012년 4월, 동네를 지나는 세검정로가 평창문화로로 바뀌었어요. 주민들이 서명을 모은 다음이었어요.',
      },
      source: {
        en: 'A report in the newspaper Asia Economy in May 2012.',
        ko: '아시아경제의 2012년 5월 기사.',
      },
    },
    {
      fact: {
        en: 'The Gana Art Center, the Kim Chong Yung Museum, the Total Museum and the Youngin Museum of Literature are all in the neighborhood, and so is the tiled house of the novelist Park Jong-hwa, a registered heritage site. The literature museum is open only during exhibitions, so ask before you go.',
        ko: '가나아트센터, 김종영미술관, 토탈미술관, 영인문학관은 모두 이 동네에 있어요. 소설가 박종화가 살던 집은 국가등록문화유산이고요. 영인문학관은 전시 때만 문을 여니 가기 전에 물어보세요.',
      },
      source: {
        en: 'The encyclopedia’s entry; reports on the museum’s exhibitions of manuscripts in the Seoul Shinmun (2009) and the Segye Ilbo (2017).',
        ko: '백과사전의 ‘평창동’ 항목, 영인문학관 육필 원고전을 알린 서울신문(2009년)과 세계일보(2017년) 기사.',
      },
    },
    {
      fact: {
        en: 'The shrine below Bohyeonbong, one room under a tiled roof, is on the city of Seoul’s list of folk heritage. Its painting, dated 1923, shows the mountain spirit in a blue robe, a tiger lying behind him and a kneeling boy with three peaches on a tray. The village rite is held once a year, on the first day of the third lunar month, in spring. Its food was shared out to every house.',
        ko: '보현봉 아래 보현산신각은 서울특별시 민속문화유산이에요. 한 칸짜리 기와집이고, 1923년에 그린 산신도에는 푸른 도포를 입은 산신과 엎드린 호랑이, 복숭아 세 개를 든 동자가 있어요. 마을 제사는 해마다 봄, 음력 3월 1일에 한 번 지내고, 제사가 끝나면 음식을 집집마다 나눴대요.',
      },
      source: {
        en: 'The city’s heritage description, and the entry on the shrine in the dictionary of Korean shamanism by the National Folk Museum of Korea.',
        ko: '서울시 문화유산 설명과 《한국무속신앙사전》(국립민속박물관)의 ‘평창동 보현산신각’ 항목.',
      },
    },
    {
      fact: {
        en: 'The Pyeongchang Village Trail, section 6 of the Bukhansan Dulle-gil, runs 5.0 km from the Hyeongjebong gate to the Tangchundae wall. Bukhansan is 836 meters high. The two Brothers, Hyeongjebong, really are almost the same height.',
        ko: '북한산둘레길 6구간 평창마을길은 형제봉 입구에서 탕춘대성 암문 입구까지 5.0km예요. 북한산의 높이는 836m이고, 형제봉 두 봉우리는 정말로 키가 엇비슷해요.',
      },
      source: {
        en: 'Visitor information on the trail, walkers’ accounts and the encyclopedia.',
        ko: '둘레길 관광 안내와 그 길을 걸은 사람들의 기록, 백과사전.',
      },
    },
    {
      fact: {
        en: 'Segeomjeong means “sword-washing pavilion”; the one that stands there was rebuilt in 1977. On the rocks nearby, when the Annals of a king were finished, officials rinsed the drafts, to keep them secret and to use the paper again.',
        ko: '세검정은 ‘칼을 씻은 정자’라는 뜻이고, 지금 있는 정자는 1977년에 다시 지은 거예요. 근처 차일암에서는 실록을 완성하면 초고를 물에 씻었어요. 비밀을 지키고 종이를 다시 쓰려고요. 이를 ‘세초’라고 해요.',
      },
      source: {
        en: 'A dictionary of the Annals by the Academy of Korean Studies, the National Archives’ pages on the Annals, and newspaper articles on the pavilion.',
        ko: '한국학중앙연구원의 조선왕조실록 사전, 국가기록원의 실록 이야기, 세검정을 다룬 신문 기사.',
      },
    },
  ],
  unsure: [
    {
      en: 'How many signed. The notes that the story was written from say 1,044. A report in Asia Economy on May 21, 2012, says 1,077.',
      ko: '서명한 사람 수. 이야기에는 글감으로 받은 자료에 적힌 대로 1,044명이라고 했어요. 아시아경제 2012년 5월 21일 기사에는 1,077명으로 나와요.',
    },
    {
      en: 'How much is forest. The 65 percent is a round number from the same notes. We found no public figure to check it by.',
      ko: '숲의 넓이. 65퍼센트도 같은 자료에 있던 어림수예요. 우리가 찾아본 자료에는 맞춰 볼 만한 통계가 없었어요.',
    },
    {
      en: 'Whose storehouse the stone marks. The marker stone is real, but it marks the army storehouse of the Chongyungcheong. The rice storehouse of the Daedong Law is said to have stood elsewhere in the neighborhood. Some accounts count two, an upper and a lower one.',
      ko: '돌이 알려 주는 창고. ‘평창 터’ 표지석은 정말 있지만, 그 돌은 총융청의 군량 창고 자리를 알려요. 선혜청의 쌀 창고는 이 동네 다른 곳에 있었다고 해요. 위 창고와 아래 창고 둘이 있었다는 이야기도 있고요.',
    },
    {
      en: 'Why the swords were washed. There is more than one story, about different men and different wars. That they were done fighting is Halmeoni’s own reason.',
      ko: '누가 왜 칼을 씻었나. 사람도 싸움도 제각각인 이야기가 여럿 전해 와요. “다 싸웠으니까 씻지”는 할머니 말씀이에요.',
    },
    {
      en: 'How two brothers turned into peaks. One telling has them fight a tiger on the mountain. Halmeoni’s is her own.',
      ko: '형제는 왜 봉우리가 되었나. 산속 호랑이와 싸우다 그리됐다는 이야기도 있어요. 할머니 말씀은 할머니 생각이에요.',
    },
  ],
  madeUp: [
    {
      en: 'Everybody in it, and the cat. The rice box, the map, the box of taffy and the quarrel of 1948.',
      ko: '나오는 사람 모두와 고양이. 쌀되와 지도와 엿 상자, 1948년의 다툼.',
    },
    {
      en: 'The 112 stairs, the nine persimmon trees, the shops, the bronze gentleman, and the park board with its 65 percent.',
      ko: '계단 백열두 개, 감나무 아홉 그루, 가게들, 청동 아저씨, 65퍼센트라고 적힌 안내판.',
    },
    {
      en: 'Halmeoni’s signature, the persimmons for the line, and what the museum lady read.',
      ko: '할머니의 서명과 줄 선 사람들이 먹은 감, 문학관에서 읽어 낸 글씨.',
    },
    {
      en: 'The candle writing under the rice. Wax does keep water out: try it at home. Whether it still would after eighty years, we don’t know either.',
      ko: '쌀 밑의 양초 글씨. 양초가 물을 튕겨 내는지는 집에서도 해 볼 수 있어요. 팔십 년 뒤에도 그럴지는 우리도 몰라요.',
    },
    {
      en: 'A word before you go: parts of Bohyeonbong and of the Lion Ridge are closed to walkers. Doyun and Halmeoni only look at them.',
      ko: '가기 전에 한 가지. 보현봉과 사자능선에는 들어갈 수 없는 곳이 있어요. 도윤이와 할머니도 바라보기만 해요.',
    },
  ],
};
