import type { Catalog } from '../../../shared/language/language.ts';

/** `name` is the result of `deriveRoomName`. */
type RoomTexts = {
  room: (name: string) => string;
  lead: string;
  notKept: string;

  share: string;
  shareLead: string;
  onlyThisDevice: string;
  pictureCode: (name: string) => string;
  codeLead: string;
  making: string;
  notMade: string;
  linkEnds: (day: string) => string;
  copyLink: string;
  copied: string;
  copyByHand: string;

  change: string;
  haveCode: string;
  open: string;
  badCode: string;
  onThisDevice: string;
  makeNew: string;
  makeNewNote: string;

  invitation: (name: string) => string;
  invitationNote: string;
  staysToo: (name: string) => string;
  alreadyIn: (name: string) => string;
  accept: string;
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
    lead: 'Only those who have this room’s link see the scores in it. The link shows every name in here, so give it to your family or class alone.',
    notKept: 'This browser forgets the room when it is closed. Keep its link somewhere safe.',

    share: 'Open on another phone',
    shareLead: 'Point the phone’s camera at the QR code, follow the link and tap “Open this room”.',
    onlyThisDevice:
      'The address of this page works on this computer alone. Open the page at the computer’s address in your network first, then show the code again.',
    pictureCode: (name) => `QR code of the ${name} room`,
    codeLead: 'No camera? Type this code there instead. It always works:',
    making: 'Making the link …',
    notMade: 'The link could not be made. Is the internet on?',
    linkEnds: (day) => `The QR code and the link work until ${day}. Whoever has opened one by then stays in the room.`,
    copyLink: 'Copy the link',
    copied: 'Link copied. Paste it where only your family or class will read it.',
    copyByHand: 'The link, to copy by hand',

    change: 'Scores from another device?',
    haveCode: 'The link or code that the other device shows',
    open: 'Open',
    badCode: 'That code isn’t quite right. Check it and try again.',
    onThisDevice: 'Rooms on this device',
    makeNew: 'Start a new room',
    makeNewNote: 'A new room begins empty. The one you are in stays, with all its scores.',

    invitation: (name) => `Open the ${name} room on this device?`,
    invitationNote: 'Quizzes played here will go into it from now on, and everybody with its link will see them.',
    staysToo: (name) => `The ${name} room stays on this device as well.`,
    alreadyIn: (name) => `This device is in the ${name} room already.`,
    accept: 'Open this room',
    decline: 'No, thank you',
    badLink: 'This link is incomplete',
    badLinkNote: 'Part of it was lost on the way. Ask for it again, or type the code.',
    over: 'This invitation is too old',
    overNote:
      'A link into a room works for a week. Nothing is lost: the room is still there, with all its scores. Ask for a new link, or type the code of the room.',
    opening: 'Opening the invitation …',
    notAsked: 'The invitation did not open',
    notAskedNote: 'This page could not reach the server. Is the internet on?',
    askAgain: 'Try again',
    understood: 'All right',
  },
  ko: {
    room: (name) => `${name} 방`,
    lead: '이 방의 링크를 가진 사람만 점수를 볼 수 있어요. 링크를 열면 이름이 모두 보이니 가족이나 우리 반에게만 알려 주세요.',
    notKept: '이 브라우저는 닫으면 방을 잊어버려요. 링크를 꼭 따로 보관해 주세요.',

    share: '다른 휴대폰에서 열기',
    shareLead: '휴대폰 카메라로 QR 코드를 비추고, 열린 페이지에서 ‘이 방 열기’를 눌러 주세요.',
    onlyThisDevice:
      '지금 주소는 이 컴퓨터에서만 열려요. 먼저 이 컴퓨터의 네트워크 주소로 페이지를 연 다음, 코드를 다시 보여 주세요.',
    pictureCode: (name) => `${name} 방의 QR 코드`,
    codeLead: '카메라가 없으면 이 코드를 적어 넣어도 돼요. 코드는 언제나 그대로예요.',
    making: '링크를 만들고 있어요…',
    notMade: '링크를 만들지 못했어요. 인터넷이 켜져 있나요?',
    linkEnds: (day) => `QR 코드와 링크는 ${day}까지 열려요. 그때까지 연 기기는 방에 그대로 남아요.`,
    copyLink: '링크 복사하기',
    copied: '링크를 복사했어요. 가족이나 우리 반만 보는 곳에 붙여 넣어 주세요.',
    copyByHand: '직접 복사할 링크',

    change: '다른 기기의 점수를 찾으세요?',
    haveCode: '다른 기기에 나온 링크나 코드',
    open: '열기',
    badCode: '방 코드가 맞지 않아요. 한 번만 더 살펴봐 주세요.',
    onThisDevice: '이 기기에 있는 방',
    makeNew: '새 방 만들기',
    makeNewNote: '새 방은 비어 있어요. 지금 방은 점수와 함께 그대로 남아요.',

    invitation: (name) => `이 기기에서 ${name} 방을 열까요?`,
    invitationNote: '앞으로 이 기기에서 푼 퀴즈는 이 방에 모여요. 방의 링크를 가진 사람은 모두 볼 수 있어요.',
    staysToo: (name) => `${name} 방도 이 기기에 그대로 남아 있어요.`,
    alreadyIn: (name) => `이 기기는 벌써 ${name} 방에 있어요.`,
    accept: '이 방 열기',
    decline: '열지 않을래요',
    badLink: '링크가 중간에 잘렸어요',
    badLinkNote: '보내는 도중에 일부가 빠진 것 같아요. 링크를 다시 받거나 코드를 적어 넣어 주세요.',
    over: '이 링크는 이제 열리지 않아요',
    overNote:
      '방 링크는 일주일 동안만 열려요. 사라진 것은 없어요. 방도 점수도 그대로 있어요. 링크를 다시 받거나 방 코드를 적어 넣어 주세요.',
    opening: '링크를 여는 중이에요…',
    notAsked: '링크를 열지 못했어요',
    notAskedNote: '서버가 대답하지 않아요. 인터넷이 켜져 있나요?',
    askAgain: '다시 해 보기',
    understood: '알겠어요',
  },
};
