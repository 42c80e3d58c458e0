/** Whom a text asks to keep something from. */
const ADULTS =
  '(?:(?:parent|mom|mommy|mum|mummy|mother|dad|daddy|father|teacher|grown-?up|adult|guardian|grandma|grandpa|grandparent|grandmother|grandfather)s?|family)';
const ADULTS_KO = '(?:부모님?|엄마|어머니|아빠|아버지|할머니|할아버지|가족|선생님|어른들?|보호자)';

const NOT = String.raw`(?:\b(?:not|never|no need to)|n['’]t)\b`;
/** A warning is no invitation: 'Never swim alone.' Stands behind a pattern, so that it is tried after a match only. */
const UNLESS_WARNED = String.raw`(?<!(?:\bwithout|${NOT})\b[^.!?]*)`;
const UNLESS_WARNED_KO = '(?!(?:[^.!?]*지 ?(?:않|말|마))|기)';
/** Where an order begins: 'Light a fire', but not 'how lightning may light a fire'. */
const ORDER = String.raw`(?:^|[.!?,] |\b(?:and|then) )`;

const DIGIT_WORD = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)';
/** What may stand between the digits of a telephone number. */
const GAP = String.raw`[\s.()\p{Pd}]`;
const WORD_GAP = `(?:${GAP}|dash|hyphen|dot|then){1,5}`;
const DIAL = String.raw`\b(?:call(?! out)|phone|dial|ring|text|number)\b`;

const english = (source: string) => new RegExp(source, 'iu');
const korean = (source: string) => new RegExp(source, 'u');

/** Ways to reach somebody: telephone numbers in digits and words, web and mail addresses, messengers. */
const CONTACTS: readonly RegExp[] = [
  // 01012345678, and digits of other scripts
  /\d{8}|(?!\d)\p{Nd}/u,
  // 010 1234 5678, 0 1 0 1 2 3 4 …
  english(String.raw`(?<![\d.,])0(?:${GAP}*\d){8}`),
  // 010 then 1234 then 5678
  /(?<!\d)0\d{1,3}\D{1,12}\d{3,4}\D{1,12}\d{4}(?!\d)/u,
  // (415) 555 0132, 415 dash 555 dash 0132
  english(String.raw`(?<!\d)\d{2,3}${WORD_GAP}\d{3,4}${WORD_GAP}\d{4}(?!\d)`),
  // +82 10 1234
  english(String.raw`\+\s?\d(?:${GAP}*\d){6}`),
  // Call 555-0132; 전화 1588 1234
  english(String.raw`(?:${DIAL}|전화|연락|문자|번호)\D{0,20}\d(?:${GAP}*\d){5}`),
  // zero one zero, one two three four; call five five five …
  english(String.raw`(?:\b(?:zero|oh)\b|${DIAL}[^.!?]{0,20})(?:[\s,\p{Pd}]*\b${DIGIT_WORD}\b){6}`),
  // 공일공 일이삼사 오육칠팔
  /[공영]일[공일육칠팔구](?:[\s,\p{Pd}에]|다시)*(?:[공영일이삼사오육칠팔구](?:[\s,\p{Pd}에]|다시)*){7}/u,
  // evil.com, EVIL.COM; not Node.js, notes.txt, Ph.D. or e.g.
  /[\p{L}\d][.。](?!(?:js|ts|py|txt|csv|html|css|json|pdf|png|jpg|mp3|mp4)(?!\p{L}))(?:[a-z]{2,}|[A-Z]{2,}|Com|Net|Org|Info|Kr|Io|한국|닷컴)(?!\p{L})/u,
  // evil .com, evil dot com
  /[.。]\s?(?:com|net|org|kr)\b|\b[Dd]ot\s?(?:com|net|org|info|io|co|kr|me|app|gg)\b|닷\s?(?:컴|넷)|\s점\s?(?:컴|com)(?!\p{L})/u,
  /:\/\/|\bhttps?:|\bwww\b|\d{1,3}(?:\.\d{1,3}){3}/iu,
  /\b(?:call|phone|text|e-?mail|message|dm|contact|add|follow)\s(?:me|us)\b|\bmy (?:phone|e-?mail|username|profile)\b/iu,
  /\b(?:whats\s?app|snap\s?chat|telegram|discord|kakao\s?talk|we\s?chat)\b|카톡|카카오톡|텔레그램|디스코드|스냅챗|디엠|골뱅이\s?(?:지메일|네이버|다음)/iu,
];

/** Asks a child to keep something from its grown-ups. */
const SECRETS: readonly RegExp[] = [
  // Keep this a secret from your parents; hide it from your mom
  english(String.raw`\b(?:secret|hide|hidden)\b[^.!?]*\bfrom\b[^.!?]{0,20}\b${ADULTS}\b`),
  // Do not tell your parents; never let your teacher know; your mom must not know
  english(String.raw`${NOT}\s(?:ever\s)?(?:tell|inform|ask)\s[^.!?]{0,15}\b${ADULTS}\b`),
  english(String.raw`${NOT}\s(?:ever\s)?let\s[^.!?]{0,15}\b${ADULTS}\s(?:know|see|hear|find)\b`),
  english(
    String.raw`\b${ADULTS}\b[^.!?]{0,12}\b(?:(?:must|should|need|may|can|do)(?:n['’]t| not| never)|does(?:n['’]t| not) (?:need|have) to)\b[^.!?]{0,12}\b(?:know|find out|see this)\b`,
  ),
  english(
    String.raw`\bwithout (?:telling|asking|showing|permission|your|any)\b[^.!?]{0,20}\b${ADULTS}\b(?<!${NOT}[^.!?]*)`,
  ),
  english(String.raw`\bbehind\b[^.!?]{0,10}\b${ADULTS}['’]? backs?\b|\bbehind\b[^.!?]{0,10}\b${ADULTS}['’]s backs?\b`),
  /\b(?:our|little) secret\b|\bbetween (?:us|you and me)\b|\b(?:promise|agree)\b[^.!?]{0,10}\bnot to tell\b|\b(?:tell|show) (?:nobody|no one)\b/iu,
  english(String.raw`${NOT} (?:ever )?tell any(?:one|body) (?:about|that|where)\b`),
  /\b(?:delete|erase)\b[^.!?]*\b(?:messages?|chats?|history)\b/iu,
  // 부모님 몰래; 부모님께 말하지 마; 아무에게도 말하지 말아요; 우리만의 비밀이에요
  korean(`${ADULTS_KO}[^.!?]{0,6}(?:몰래|모르게|숨기|숨겨|속이|속여)`),
  korean(
    `(?:${ADULTS_KO}[^.!?]{0,12}|아무(?:에게|한테)?도? ?)(?:말|말씀|이야기|얘기|알리|이르|물어보|보여 ?주|알려 ?주)[을를]? ?(?:하|드리)?지 ?(?:마|말|않)`,
  ),
  /비밀로 ?(?:해|하|간직|지켜)|(?:우리끼리|우리 둘|둘만)[^.!?]{0,4}(?:비밀|알)|우리만의 비밀(?:이|로|[.!?]|$)/u,
];

/** Acts that hurt. */
const DANGERS: readonly RegExp[] = [
  // Mix bleach and vinegar
  /\b(?:mix|combine|pour|drink|swallow|sniff|inhale|taste|heat)\b[^.!?]*\b(?:bleach|ammonia|drain cleaner|gasoline|petrol|lighter fluid|paint thinner|gunpowder|antifreeze)\b|\b(?:sniff|inhale)\b[^.!?]{0,10}\b(?:gas|glue|fumes)\b|\bheat\b[^.!?]*\bsealed\b/iu,
  /\b(?:swallow|eat|taste|lick|drink)\s(?:(?!and\b)\w+\s){0,2}(?:pills?|detergent|batter(?:y|ies)|magnets?|wild (?:berries|mushrooms)|alcohol)\b|\btake\s(?:(?!and\b)\w+['’]?s?\s){0,2}pills?\b/iu,
  /\bplay(?:ing)? with (?:fire|matches|a lighter|lighters|knives|a knife|fireworks)\b|\b(?:make|build)\b[^.!?]{0,10}\b(?:fireworks|firecrackers|explosives)\b/iu,
  english(
    String.raw`${ORDER}(?:set\b[^.!?]{0,30}\b(?:on fire|fire to)|(?:light|start)\s(?:a|the|some|your)\s(?:fire|match|matches|fireworks?))\b`,
  ),
  /\b(?:stick|put|push|poke|insert)\b[^.!?]*\b(?:socket|outlet)\b|\b(?:fork|knife|metal|scissors)\b[^.!?]{0,20}\b(?:toaster|microwave)\b/iu,
  /\b(?:climb|touch)\b[^.!?]{0,20}\b(?:roof|balcony|out of (?:a|the|your) window|power lines?|pylon)\b|\b(?:jump|leap)\b[^.!?]{0,10}\b(?:off|from|out of)\b[^.!?]{0,20}\b(?:roof|balcony|window|bridge|cliff|moving \w+)\b/iu,
  /\b(?:play|walk|run|lie|stand|sit)\b[^.!?]{0,20}\b(?:(?:train|railroad|railway) tracks?|highway|busy (?:road|street)|frozen (?:lake|river|pond)|thin ice)\b/iu,
  english(String.raw`\b(?:swim|dive|go out|walk)\b[^.!?]{0,30}\balone\b${UNLESS_WARNED}`),
  english(String.raw`\b(?:stare|look (?:straight|directly|right))\s(?:\w+\s)?(?:at|into) the sun\b${UNLESS_WARNED}`),
  /\b(?:hold your breath|spin)\b[^.!?]*\b(?:faint|pass out|black out)\b|\bbag\b[^.!?]{0,10}\bover your (?:head|face)\b|\b(?:rope|cord|belt)\b[^.!?]{0,10}\baround your neck\b/iu,
  /\b(?:sneak|slip) out\b|\brun away from home\b|\bskip(?:ping)? (?:school|class(?:es)?|meals?|breakfast|lunch|dinner)\b|\bstop eating\b/iu,
  english(
    String.raw`\b(?:(?:cut|hurt|harm|burn|choke)\syourself|cut your (?:arm|wrist|skin|finger)s?|(?:hurt|hit|punch|choke)\s(?:someone|somebody|a friend|others|an animal|animals))\b${UNLESS_WARNED}`,
  ),
  /\bsteal\b[^.!?]*\b(?:money|wallet|purse|credit card|store|shop)\b|\bhack into (?:your|a friend|someone)\b|\b(?:parent|mom|dad)['’]?s['’]? credit card\b/iu,
  // 락스와 식초를 섞어요; not 패럴락스, a parallax
  /(?<!\p{L})락스|(?:표백제|암모니아|휘발유|시너|농약|부동액)[^.!?]{0,15}(?:섞|마시|마셔|맡|먹)|세제[^.!?]{0,8}(?:마시|마셔|먹|맛)/u,
  /불장난|불을 ?(?:지르|질러)|(?:성냥|라이터|폭죽|칼)[^.!?]{0,8}(?:켜|가지고 놀|갖고 놀|장난)/u,
  /(?:지붕|옥상|난간|창문|절벽|베란다|나무|다리 위)[^.!?]{0,8}뛰어 ?내|(?:지붕|옥상 난간|전봇대|철탑)[^.!?]{0,6}올라/u,
  /(?:기찻길|철길|선로|찻길|차도|얼어붙은 (?:강|호수))[^.!?]{0,10}(?:놀|뛰|눕|누워|앉|걸어)|(?:젓가락|손가락|클립|못|쇠)[^.!?]{0,8}콘센트|콘센트[^.!?]{0,6}(?:젓가락|손가락|클립|못|쇠)/u,
  korean(`혼자(?:서)?[^.!?]{0,12}(?:수영|헤엄|잠수|물에 들어)${UNLESS_WARNED_KO}`),
  korean(`(?:해를|태양을) ?(?:똑바로|맨눈으로|오래) ?(?:쳐다|바라)?(?:보|봐)${UNLESS_WARNED_KO}`),
  korean(`(?:학교|수업|학원)[^.!?]{0,5}(?:빼먹|땡땡이|도망)${UNLESS_WARNED_KO}`),
  korean(`(?:밥|끼니|아침|점심|저녁)(?:밥|식사)?[을를]? ?(?:거르|걸러)${UNLESS_WARNED_KO}`),
  korean(`(?:알약|건전지|자석)[^.!?]{0,6}(?:삼키|삼켜|먹|입에)${UNLESS_WARNED_KO}`),
  /(?:기절|쓰러질)[^.!?]{0,4}때까지|(?<!\p{L})가출|(?:비닐|봉지)[^.!?]{0,8}(?:머리|얼굴)에 ?(?:쓰|써|씌)|(?:끈|밧줄)[^.!?]{0,4}목에 ?(?:감|매|묶)/u,
  /(?:돈|지갑|신용 ?카드)[^.!?]{0,8}(?:훔|몰래|꺼내 ?(?:쓰|써|와))|훔쳐 ?(?:와|오|가|요)/u,
];

/** Meetings, and what a child should not tell. */
const STRANGERS: readonly RegExp[] = [
  /\bmeet\s(?:me|us|online friends|someone (?:from|you met) (?:online|the internet))\b|\bcome alone\b|\b(?:get|come|go)\s(?:in|into|to|with me to)\smy (?:car|house|home|place|room)\b|\bpick you up\b|\bsend\b[^.!?]{0,20}\b(?:me|us)\b|\btalk to (?:me|us)\b/iu,
  /\b(?:tell|send|share|post|type|give|enter)\b[^.!?]*\b(?:your (?:(?:home |street )?address|phone number|password|full name|last name|location|school['’]?s name)|where you live)\b/iu,
  /\b(?:send|share|post|upload)\b[^.!?]*\b(?:photos?|pictures?|selfies?|videos?) of (?:yourself|your (?:body|face))\b/iu,
  /혼자(?:서)? ?(?:나와|나오|와요|오세요|와야)|(?<!\p{L})(?:제|내|저희|아저씨) ?(?:집|차)(?:에|으로|로) ?(?:와|오세|오면|타)|(?<!\p{L})(?:저|나|아저씨|아줌마)[를을]? 따라(?:와|오)/u,
  /(?<!\p{L})(?:얼굴|몸|네|본인) ?사진[을를]? ?(?:보내|올려)|(?:학교 이름|사는 곳|주소|비밀번호)[를을]? ?(?:알려|말해|보내|적어 ?보내|올려)/u,
];

const because = (reason: string, patterns: readonly RegExp[]) => patterns.map((words) => [reason, words] as const);

/** Patterns of texts that are not shown to a child, each with the reason for the log (docs/product.md §9.5). */
export const FORBIDDEN_PATTERNS: readonly (readonly [reason: string, words: RegExp])[] = [
  ['control characters', /\p{Cc}|\p{Cf}|\p{Co}|\uFFFD/u],
  ['addresses or markup', /[<>{}[\]\\`@#*_|]/],
  ...because('addresses or markup', CONTACTS),
  ...because('secrets', SECRETS),
  ...because('dangerous acts', DANGERS),
  ...because('strangers', STRANGERS),
  [
    'prestige',
    /명문|일류|아이비\s?리그|하버드|스탠[퍼포]드|예일|프린스턴|컬럼비아대|코넬|옥스퍼드|[케캠][임브]브?리지|칼텍|버클리|서울대|연세대|고려대|카이스트|포항공대|포스텍|이화여대|스카이\s?대학|\b(harvard|stanford|yale|princeton|columbia|cornell|oxford|cambridge|caltech|berkeley|kaist|postech|mit|ucla|ivy league)\b/i,
  ],
  ['papers and visas', /(?<!소)비자|영주권|시민권|이민|그린\s?카드|\b(visa|green card|opt|h-?1b|f-?1|o-?1)\b/i],
  [
    'promises',
    /보장|반드시|무조건|틀림없이|100\s?%|확실히 (될|합격|취업)|될 거예요|될 거야|합격할|받을 수 있어요.*장학|장학금을 받|\b(guarantee\w*|for sure|you (will|are going to) (become|be an?)|certain to|win a scholarship|get a scholarship)\b/i,
  ],
  [
    'labels',
    /천재|영재로 태어|타고난|천직|운명|1등|일등|최고가|남자답|여자답|남자\s?(아이|직업)|여자\s?(아이|직업)|[남여]자라서|[남여]자니까|\b(genius|gifted|born to|natural talent|talented|destined|destiny|number one|the best in|boys?|girls?|for (men|women))\b/i,
  ],
  [
    'money and fame',
    /연봉|월급|부자|억\s?원|만\s?원|돈을 많이|떼돈|유명해|주식|코인|[$₩]\s?\d|\b(salary|salaries|rich|wealthy|famous|million|high[- ]paying|well[- ]paid|lots of money|stocks?|crypto)\b/i,
  ],
  [
    'pressure',
    /지금 안 하면|늦어요|늦었|뒤처|못하면|포기해|안 돼요|경쟁에서|이겨야|라이벌|\b(too late|fall behind|left behind|before it is too|must not fail|rivals?|beat the others|give up)\b/i,
  ],
  [
    'the body',
    /다이어트|몸무게|체중|살을? ?(빼|찌)|날씬|뚱뚱|몸매|예뻐지|외모|굶|\b(diet(?!it)|diets|lose weight|body weight|slim|skinny|fat|pretty|handsome|good[- ]looking)\b/i,
  ],
  [
    'what is not for children',
    /섹스|섹시|성인물|야한|음란|누드|알몸|포르노|맥주|소주|와인|위스키|칵테일|바텐더|술집|담배|흡연|마약|대마초|도박|카지노|베팅|(?<!(?:\d|[한두세네섯곱덟홉열무몇]) ?)살인|살해|자살|자해[하를]|시체|피투성이|총기|권총|소총|폭탄|폭발물|무기(?!질)|전쟁|테러|납치|고문|해킹해|욕설|바보|멍청|죽[이어을]|\b(sex|sexy|porn|nude|drugs|casino|gambl\w+|bet(ting)?|beer|wine|whisk(e)?y|cocktails?|bartender|cigarettes?|smoking|guns?|rifles?|bombs?|kill\w*|murder\w*|suicide|corpse|stupid|idiot)\b/i,
  ],
  [
    'strangers',
    /모르는 사람(을|과|에게)|혼자 (밤|만나)|(집\s?주소|전화번호|비밀번호|개인\s?정보)[를을]?\s?(알려|보내|적어|올려|입력)|채팅방|오픈\s?채팅|\bstrangers?\b|\b(send|share|post|type)\b[^.]*\b(home address|phone number|password)|\bchat ?rooms?\b/i,
  ],
];
