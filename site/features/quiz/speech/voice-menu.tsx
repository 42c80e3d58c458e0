import { useId, useSyncExternalStore } from 'react';
import type { Catalog, Language } from '../../../shared/language/language.ts';
import { useText } from '../../../shared/language/use-language.tsx';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { listDeviceVoices, onDeviceVoicesChange } from '../../../shared/voice/device-voices.client.ts';
import { useSpokenLanguage } from './use-spoken-language.tsx';
import { speak } from './voice.client.ts';
import { VOICE_KEYS } from './voice-choice.client.ts';

type Texts = { label: string; ours: string };

const voiceMenuText: Catalog<Texts> = {
  en: { label: 'Voice', ours: 'Story Forest voice' },
  ko: { label: '목소리', ours: '이야기숲 목소리' },
};

/** Spoken when a voice is chosen: 이이는 사, or two times two is four. */
const SAMPLE = { table: 2, multiplier: 2 } as const;

// Functions of this module, because a prerendered page cannot load a `.client` module.
const subscribeToVoices = (onChange: () => void) => onDeviceVoicesChange(onChange);
const joinedVoiceUris = (language: Language) =>
  listDeviceVoices(language)
    .map((voice) => voice.voiceURI)
    .join(' ');

/** The choice between the site's voice and the device's; renders nothing where the device has no voice of the language that is spoken. */
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
