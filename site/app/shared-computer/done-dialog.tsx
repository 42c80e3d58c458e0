import { useEffect, useState } from 'react';
import type { Catalog } from '../../shared/language/language.ts';
import { useText } from '../../shared/language/use-language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { MessageModal } from '../../shared/ui/modal.tsx';
import { countVoices, forgetDevice } from './forget-device.client.ts';

type Texts = {
  question: string;
  body: string;
  voices: (sentences: number) => string;
  unsent: string;
  yes: string;
  no: string;
};

const doneDialogText: Catalog<Texts> = {
  en: {
    question: 'Clear your things off this computer?',
    body: 'Your board and plan, your rooms, your stars, and your place in each book are cleared. Quizzes are sent to the score report first.',
    voices: (sentences) =>
      `The voices recorded here will be cleared, too (${sentences === 1 ? '1 sentence' : `${sentences} sentences`}). To keep them, first save them to a file under “Your own voices” in the book.`,
    unsent: 'A quiz couldn’t be sent. It stays here until the internet is back.',
    yes: 'Yes, I’m done',
    no: 'Not yet',
  },
  ko: {
    question: '이 컴퓨터에서 내 기록을 지울까요?',
    body: '카드판과 꿈 지도, 방, 별, 책에서 읽던 자리를 지워요. 퀴즈 점수는 먼저 점수 노트로 보내요.',
    voices: (sentences) =>
      `책을 읽어 녹음한 목소리도 지워요(${sentences}문장). 남겨 두려면 책의 ‘우리 가족 목소리’에서 먼저 파일로 저장해 주세요.`,
    unsent: '아직 보내지 못한 퀴즈가 있어요. 인터넷이 이어질 때까지 여기 남아 있어요.',
    yes: '네, 다 썼어요',
    no: '아직이에요',
  },
};

/** Asks before it removes everything of the child from this device, and counts what else goes. */
export function DoneDialog({ onClose }: { onClose: () => void }) {
  const text = useText(doneDialogText);
  const [isWorking, setWorking] = useState(false);
  const [hasUnsent, setUnsent] = useState(false);
  const [sentences, setSentences] = useState<number | null>(null);

  useEffect(() => {
    countVoices().then(setSentences);
  }, []);

  async function forget(): Promise<void> {
    if (hasUnsent) return location.assign('/');
    setWorking(true);
    const unsent = await forgetDevice();
    setWorking(false);
    // A new document: nothing of the child stays in memory either.
    if (unsent === 0) location.assign('/');
    else setUnsent(true);
  }

  // Counted before the question, which says that they go.
  if (sentences === null) return null;
  return (
    <MessageModal
      title={text.question}
      body={
        <>
          <p role="status">{hasUnsent ? text.unsent : text.body}</p>
          {sentences > 0 && !hasUnsent && <p className="mt-3">{text.voices(sentences)}</p>}
        </>
      }
      onClose={onClose}
    >
      {!hasUnsent && <Button onClick={onClose}>{text.no}</Button>}
      <Button tone="plain" disabled={isWorking} onClick={() => void forget()}>
        {text.yes}
      </Button>
    </MessageModal>
  );
}
