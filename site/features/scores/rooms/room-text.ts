import type { Catalog } from '../../../shared/language/language.ts';

/** `name` is the result of `deriveRoomName`. */
type RoomTexts = {
  room: (name: string) => string;
  /** A room that the device is in by its link for children. */
  roomForPupils: (name: string) => string;
  lead: string;
  pupilsLead: string;
  notKept: string;
  pupilsNotKept: string;

  shareWithPupils: string;
  /** What the link lets its holder do. */
  shareWithPupilsLead: string;
  shareWithGrownUps: string;
  shareWithGrownUpsLead: string;
  shareLead: string;
  onlyThisDevice: string;
  pictureCode: (name: string) => string;
  pupilsPictureCode: (name: string) => string;
  codeLead: string;
  making: string;
  notMade: string;
  linkEnds: (day: string) => string;
  linkStays: string;
  copyLink: string;
  copied: string;
  grownUpsCopied: string;
  copyByHand: string;

  /** The names that the room's devices offer. */
  names: string;
  change: string;
  haveCode: string;
  open: string;
  badCode: string;
  onThisDevice: string;
  makeNew: string;
  makeNewNote: string;

  invitation: (name: string) => string;
  invitationNote: string;
  pupilsInvitationNote: string;
  staysToo: (name: string) => string;
  alreadyIn: (name: string) => string;
  accept: string;
  /** The way on for a child that has just entered. */
  toTables: string;
  decline: string;
  badLink: string;
  badLinkNote: string;
  over: string;
  overNote: string;
  opening: string;
  notAsked: string;
  notAskedNote: string;
  askAgain: string;
  understood: string;
};

export const roomText: Catalog<RoomTexts> = {
  en: {
    room: (name) => `The ${name} room`,
    roomForPupils: (name) => `The ${name} room, for children`,
    lead: 'Only people with this room’s code see every name and score in it. Children join with a link of their own and see only what was played on their device.',
    pupilsLead:
      'Quizzes played on this device go into this room, where the grown-ups can see them. Here you see only what was played on this device.',
    notKept: 'This browser forgets the room when you close it. Keep its code somewhere safe.',
    pupilsNotKept: 'This browser forgets the room when you close it. Open the link again next time.',

    shareWithPupils: 'Link for children',
    shareWithPupilsLead:
      'A device that opens this link sends its quizzes into this room, gets its assignments, and shows only what was played on it.',
    shareWithGrownUps: 'Code for grown-ups',
    shareWithGrownUpsLead:
      'Anyone who has this code or link sees every name and score in this room, makes assignments, and can delete records.',
    shareLead: 'Point the phone’s camera at the QR code, follow the link, and tap “Open this room.”',
    onlyThisDevice:
      'This page’s address works only on this computer. Open the page at the computer’s network address first, then show the code again.',
    pictureCode: (name) => `QR code of the ${name} room`,
    pupilsPictureCode: (name) => `QR code of the ${name} room, for children`,
    codeLead: 'No camera? Type this code on the other device. It always works:',
    making: 'Making the link…',
    notMade: 'We couldn’t make the link. Is the internet on?',
    linkEnds: (day) => `The QR code and the link work until ${day}. Anyone who has joined by then stays in.`,
    linkStays: 'The QR code and the link keep working, so you can print them or pin them up.',
    copyLink: 'Copy the link',
    copied: 'Link copied. Paste it where only your family or class will read it.',
    grownUpsCopied: 'Link copied. Send it to grown-ups only.',
    copyByHand: 'The link, to copy by hand',

    names: 'Children’s names',
    change: 'Scores from another device?',
    haveCode: 'The link or code that the other device shows',
    open: 'Open',
    badCode: 'That code isn’t quite right. Check it and try again.',
    onThisDevice: 'Rooms on this device',
    makeNew: 'Start a new room',
    makeNewNote: 'A new room is empty at first. The one you’re in stays, with all its scores.',

    invitation: (name) => `Open the ${name} room on this device?`,
    invitationNote: 'From now on, quizzes played here go into it, and everyone with its code can see them.',
    pupilsInvitationNote:
      'From now on, quizzes played here go into it, and its grown-ups can see them. This device shows only what was played on it.',
    staysToo: (name) => `The ${name} room stays on this device, too.`,
    alreadyIn: (name) => `This device is already in the ${name} room.`,
    accept: 'Open this room',
    toTables: 'Go to the times tables',
    decline: 'No, thanks',
    badLink: 'This link is incomplete',
    badLinkNote: 'Part of it got lost on the way. Ask for it again, or type the code.',
    over: 'This invitation has expired',
    overNote:
      'An invitation works for a week. Nothing is lost: the room is still there, with all its scores. Ask for a new link, or type the room’s code.',
    opening: 'Opening the invitation…',
    notAsked: 'The invitation didn’t open',
    notAskedNote: 'We couldn’t reach the site. Is the internet on?',
    askAgain: 'Try again',
    understood: 'OK',
  },
  ko: {
    room: (name) => `${name} 방`,
    roomForPupils: (name) => `${name} 방(아이용)`,
    lead: '방 코드가 있는 사람만 이 방의 이름과 점수를 모두 볼 수 있어요. 아이들은 아이용 링크로 들어오고, 자기 기기에서 푼 것만 봐요.',
    pupilsLead: '이 기기에서 푼 퀴즈는 이 방에 모이고, 방의 어른이 볼 수 있어요. 여기에는 이 기기에서 푼 것만 보여요.',
    notKept: '이 브라우저는 창을 닫으면 방을 잊어버려요. 방 코드를 꼭 따로 적어 두세요.',
    pupilsNotKept: '이 브라우저는 창을 닫으면 방을 잊어버려요. 다음에는 링크를 다시 열어 주세요.',

    shareWithPupils: '아이용 링크',
    shareWithPupilsLead: '이 링크를 연 기기는 퀴즈를 이 방에 보내고 숙제를 받아요. 점수는 그 기기에서 푼 것만 보여요.',
    shareWithGrownUps: '어른용 방 코드',
    shareWithGrownUpsLead:
      '이 코드나 링크가 있으면 이 방의 이름과 점수를 모두 볼 수 있어요. 숙제를 내거나 기록을 지울 수도 있어요.',
    shareLead: '휴대폰 카메라로 QR 코드를 비추고, 열린 페이지에서 ‘이 방 열기’를 눌러 주세요.',
    onlyThisDevice:
      '지금 주소는 이 컴퓨터에서만 열려요. 이 컴퓨터의 네트워크 주소로 페이지를 다시 연 다음 코드를 보여 주세요.',
    pictureCode: (name) => `${name} 방의 QR 코드`,
    pupilsPictureCode: (name) => `${name} 방의 아이용 QR 코드`,
    codeLead: '카메라가 없으면 이 코드를 적어 넣어도 돼요. 코드는 언제나 그대로예요.',
    making: '링크를 만들고 있어요…',
    notMade: '링크를 만들지 못했어요. 인터넷이 켜져 있나요?',
    linkEnds: (day) => `QR 코드와 링크는 ${day}까지 열려요. 그때까지 들어온 기기는 방에 그대로 남아요.`,
    linkStays: 'QR 코드와 링크는 언제나 열려요. 인쇄하거나 붙여 두어도 돼요.',
    copyLink: '링크 복사하기',
    copied: '링크를 복사했어요. 가족이나 우리 반만 보는 곳에 붙여 넣어 주세요.',
    grownUpsCopied: '링크를 복사했어요. 어른에게만 보내 주세요.',
    copyByHand: '직접 복사할 링크',

    names: '아이들 이름',
    change: '다른 기기의 점수를 찾으세요?',
    haveCode: '다른 기기에서 보이는 링크나 코드',
    open: '열기',
    badCode: '방 코드가 맞지 않아요. 한 번만 더 살펴봐 주세요.',
    onThisDevice: '이 기기에 있는 방',
    makeNew: '새 방 만들기',
    makeNewNote: '새 방은 비어 있어요. 지금 방은 점수와 함께 그대로 남아요.',

    invitation: (name) => `이 기기에서 ${name} 방을 열까요?`,
    invitationNote: '앞으로 이 기기에서 푼 퀴즈는 이 방에 모이고, 방 코드가 있는 사람은 모두 볼 수 있어요.',
    pupilsInvitationNote:
      '앞으로 이 기기에서 푼 퀴즈는 이 방에 모이고, 방의 어른이 볼 수 있어요. 이 기기에는 여기서 푼 것만 보여요.',
    staysToo: (name) => `${name} 방도 이 기기에 그대로 남아 있어요.`,
    alreadyIn: (name) => `이 기기는 벌써 ${name} 방에 있어요.`,
    accept: '이 방 열기',
    toTables: '구구단 하러 가기',
    decline: '열지 않을래요',
    badLink: '링크가 중간에 잘렸어요',
    badLinkNote: '보내는 도중에 일부가 빠진 것 같아요. 링크를 다시 받거나 코드를 적어 넣어 주세요.',
    over: '이 링크는 이제 열리지 않아요',
    overNote:
      '방 링크는 일주일 동안만 열려요. 사라진 것은 없어요. 방도 점수도 그대로 있어요. 링크를 다시 받거나 방 코드를 적어 넣어 주세요.',
    opening: '링크를 열고 있어요…',
    notAsked: '링크를 열지 못했어요',
    notAskedNote: '사이트에 연결하지 못했어요. 인터넷이 켜져 있나요?',
    askAgain: '다시 해 보기',
    understood: '알겠어요',
  },
};
