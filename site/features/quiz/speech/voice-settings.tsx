import { useId, useSyncExternalStore } from 'react';
import type { Catalog, Language } from '../../../shared/language/language.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { getFact } from '../../../shared/times-tables/facts/times-fact.ts';
import { listDeviceVoices, onDeviceVoicesChange } from '../../../shared/voice/device-voices.client.ts';
import { speak, VOICE_KEYS } from './voice.client.ts';

/** Key in local storage; holds 'ko' where the times tables are spoken in Korean on an English page. */
export const SPOKEN_LANGUAGE_KEY = 'story-forest.spoken-tables';

/** The language in which facts are spoken: that of the page, but Korean on an English page where it was wished. */
export function useSpokenLanguage(): Language {
  const { language } = useLanguage();
  const [stored] = useStoredText(SPOKEN_LANGUAGE_KEY);
  return stored === 'ko' ? 'ko' : language;
}

/** The wish to hear facts in Korean; renders nothing on a Korean page, which speaks Korean anyway. */
export function KoreanSwitch() {
  const { language } = useLanguage();
  const [stored, store] = useStoredText(SPOKEN_LANGUAGE_KEY);
  if (language === 'ko') return null;
  return (
    <label className="flex min-h-11 items-center gap-2.5">
      <input
        type="checkbox"
        checked={stored === 'ko'}
        onChange={(event) => store(event.target.checked ? 'ko' : null)}
        className="size-6 accent-teal-deep"
      />
      Say it in Korean
    </label>
  );
}

type Texts = { label: string; ours: string };

const voiceMenuText: Catalog<Texts> = {
  en: { label: 'Voice', ours: 'Story Forest voice' },
  ko: { label: '목소리', ours: '이야기숲 목소리' },
};

/** Spoken when a voice is chosen: 이이는 사, or two times two is four. */
const SAMPLE = getFact(2, 2);

// Functions of this module, because a prerendered page cannot load a `.client` module.
const subscribeToVoices = (onChange: () => void) => onDeviceVoicesChange(onChange);
const joinedVoiceUris = (language: Language) =>
  listDeviceVoices(language)
    .map((voice) => voice.voiceURI)
    .join(' ');

/**
 * The choice between the site's voice and the device's; renders nothing where the device has no voice of the language
 * that is spoken.
 */
export function VoiceMenu() {
  const text = useText(voiceMenuText);
  const id = useId();
  const language = useSpokenLanguage();
  const voiceUris = useSyncExternalStore(
    subscribeToVoices,
    () => joinedVoiceUris(language),
    () => '',
  );
  const [chosenUri, storeUri] = useStoredText(VOICE_KEYS[language]);
  if (!voiceUris) return null;
  const voices = listDeviceVoices(language);
  const chosen = voices.find((voice) => voice.voiceURI === chosenUri);
  return (
    <p className="flex flex-wrap items-center gap-3">
      <label htmlFor={id} className="font-display text-lg">
        {text.label}
      </label>
      <select
        id={id}
        className="min-h-12 max-w-full rounded-2xl border-2 border-ink bg-card px-4 py-2 text-ink"
        value={chosen?.voiceURI ?? ''}
        onChange={(event) => {
          storeUri(event.target.value || null);
          void speak({ kind: 'fact', fact: SAMPLE, language });
        }}
      >
        <option value="">{text.ours}</option>
        {voices.map((voice) => (
          <option key={voice.voiceURI} value={voice.voiceURI}>
            {voice.name}
          </option>
        ))}
      </select>
    </p>
  );
}
