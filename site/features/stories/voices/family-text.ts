import type { Catalog, Language } from '../../../shared/language/language.ts';
import type { RecorderFault } from './recording.ts';
import type { VoicesFault } from './voices-file.ts';

type FamilyTexts = {
  open: string;
  title: string;
  close: string;
  stays: string;
  /** A warning on a computer that many children use. */
  sharedComputer: string;
  whoReads: Record<Language, string>;
  anyone: string;
  nobody: string;
  takesTurns: string;
  yourName: string;
  namePlaceholder: string;
  recordBook: string;
  recordAs: (name: string) => string;
  /** Before the page is loaded again for the microphone. */
  loadAgain: { title: string; body: (name: string) => string; yes: string; no: string };
  count: (recorded: number, all: number, megabytes: string) => string;
  remove: (name: string) => string;
  reallyRemove: (name: string) => string;
  save: string;
  openFile: string;
  opened: (count: number) => string;
  fileFaults: Record<VoicesFault, string>;
  full: string;
  failed: string;
  chapter: string;
  chapterOption: (n: number, title: string) => string;
  language: string;
  languages: Record<Language, string>;
  place: (n: number, all: number) => string;
  record: string;
  stop: string;
  listen: string;
  again: string;
  next: string;
  previous: string;
  back: string;
  recording: string;
  saved: string;
  notYet: string;
  chapterDone: string;
  faults: Record<RecorderFault, string>;
};

export const familyText: Catalog<FamilyTexts> = {
  en: {
    open: 'Your own voices',
    title: 'Your own voices',
    close: 'Close',
    stays:
      'Recordings stay on this device and aren’t sent anywhere. To keep them safe, or to move them to another device, save them to a file.',
    sharedComputer:
      'Many children use this computer, so recordings are cleared when the browser closes, or after five minutes with no one using it. Save them in a file before you go.',
    whoReads: { en: 'Who reads English?', ko: 'Who reads Korean?' },
    anyone: 'Anyone who recorded it',
    nobody: 'No recordings',
    takesTurns: 'Two voices: take turns, sentence by sentence',
    yourName: 'Who is recording?',
    namePlaceholder: 'Grandma',
    recordBook: 'Record this book',
    recordAs: (name) => `Record as ${name}`,
    loadAgain: {
      title: 'The microphone needs a fresh page',
      body: (name) => `This page opens once more, and then ${name} can start recording right away.`,
      yes: 'Open it and record',
      no: 'Not now',
    },
    count: (recorded, all, megabytes) => `${recorded} of ${all} sentences, ${megabytes} MB`,
    remove: (name) => `Delete ${name}’s recordings`,
    reallyRemove: (name) => `Delete all of ${name}’s recordings of this book for good?`,
    save: 'Save all in a file',
    openFile: 'Open a file',
    opened: (count) => (count === 1 ? '1 sentence came with the file.' : `${count} sentences came with the file.`),
    fileFaults: {
      foreign: 'There are no Story Forest voices in this file. Nothing was changed.',
      broken: 'This file is damaged. Nothing was changed. Try saving and sending it again.',
      newer: 'This file comes from a newer Story Forest. Nothing was changed.',
      'other-book': 'These voices belong to another book. Open the file in that book. Nothing was changed.',
    },
    full: 'There is no room left on this device. What was recorded before is safe.',
    failed: 'This browser couldn’t save the recording. In a private window it often can’t.',
    chapter: 'Chapter',
    chapterOption: (n, title) => `${n}. ${title}`,
    language: 'Language',
    languages: { en: 'English', ko: '한국어' },
    place: (n, all) => `Sentence ${n} of ${all}`,
    record: 'Record',
    stop: 'Stop',
    listen: 'Listen',
    again: 'Record again',
    next: 'Next',
    previous: 'Previous',
    back: 'Done',
    recording: 'Recording. It stops by itself when you have finished.',
    saved: 'Recorded.',
    notYet: 'Not recorded yet.',
    chapterDone: 'That was the last sentence of the chapter.',
    faults: {
      refused: 'The microphone is blocked. Allow it next to the web address, then try again.',
      'no-microphone': 'No microphone was found.',
      unplugged: 'The microphone is gone. What was recorded before is safe.',
      hidden: 'You left the page, so the recording stopped. Please read this sentence again.',
      'too-quiet': 'We heard nothing. Please read a little louder, or closer to the microphone.',
      failed: 'That didn’t work. Please try again.',
    },
  },
  ko: {
    open: '우리 가족 목소리',
    title: '우리 가족 목소리',
    close: '닫기',
    stays:
      '녹음은 이 기기에만 있고, 어디로도 보내지 않아요. 오래 간직하거나 다른 기기로 옮기려면 파일로 저장해 주세요.',
    sharedComputer:
      '여러 아이가 함께 쓰는 컴퓨터라서 브라우저를 닫거나 5분 동안 아무도 쓰지 않으면 녹음이 지워져요. 그 전에 파일로 저장해 주세요.',
    whoReads: { en: '영어는 누가 읽을까요?', ko: '한국어는 누가 읽을까요?' },
    anyone: '녹음한 사람 누구나',
    nobody: '녹음을 쓰지 않기',
    takesTurns: '두 목소리로 한 문장씩 번갈아 읽기',
    yourName: '누가 녹음하나요?',
    namePlaceholder: '할머니',
    recordBook: '이 책 녹음하기',
    recordAs: (name) => `${name} 목소리로 녹음하기`,
    loadAgain: {
      title: '마이크를 켜려면 화면을 새로 열어야 해요',
      body: (name) => `이 화면을 한 번 새로 연 다음, ${name} 목소리를 바로 녹음할 수 있어요.`,
      yes: '새로 열고 녹음하기',
      no: '다음에 하기',
    },
    count: (recorded, all, megabytes) => `${all}문장 가운데 ${recorded}문장, ${megabytes} MB`,
    remove: (name) => `${name} 녹음 지우기`,
    reallyRemove: (name) => `이 책을 읽은 ${name} 녹음을 모두 지울까요?`,
    save: '모두 파일로 저장하기',
    openFile: '파일 열기',
    opened: (count) => `파일에서 ${count}문장을 가져왔어요.`,
    fileFaults: {
      foreign: '이야기숲 목소리 파일이 아니에요. 바뀐 것은 없어요.',
      broken: '파일이 망가졌어요. 바뀐 것은 없어요. 한 번 더 저장해서 보내 달라고 해 보세요.',
      newer: '더 새로운 이야기숲에서 만든 파일이에요. 바뀐 것은 없어요.',
      'other-book': '다른 책을 읽은 목소리예요. 그 책에서 열어 주세요. 바뀐 것은 없어요.',
    },
    full: '기기에 남은 자리가 없어요. 그전에 녹음한 것은 그대로 있어요.',
    failed: '이 브라우저에는 녹음을 저장할 수 없어요. 시크릿 창(비공개 창)에서는 저장되지 않을 때가 많아요.',
    chapter: '장',
    chapterOption: (n, title) => `${n}장 ${title}`,
    language: '언어',
    languages: { en: '영어', ko: '한국어' },
    place: (n, all) => `${all}문장 가운데 ${n}번째`,
    record: '녹음하기',
    stop: '멈추기',
    listen: '들어 보기',
    again: '다시 녹음하기',
    next: '다음 문장',
    previous: '이전 문장',
    back: '다 했어요',
    recording: '녹음하고 있어요. 다 읽으면 저절로 멈춰요.',
    saved: '녹음했어요.',
    notYet: '아직 녹음하지 않았어요.',
    chapterDone: '이 장의 마지막 문장이었어요.',
    faults: {
      refused: '아직 마이크를 쓸 수 없어요. 주소창 옆에서 마이크를 허용한 다음 다시 눌러 주세요.',
      'no-microphone': '마이크를 찾지 못했어요.',
      unplugged: '마이크가 빠졌어요. 그전에 녹음한 것은 그대로 있어요.',
      hidden: '다른 화면으로 가서 녹음이 멈췄어요. 이 문장을 한 번 더 읽어 주세요.',
      'too-quiet': '소리가 들리지 않았어요. 조금 더 크게, 마이크 가까이에서 읽어 주세요.',
      failed: '잘 안됐어요. 한 번 더 해 주세요.',
    },
  },
};
