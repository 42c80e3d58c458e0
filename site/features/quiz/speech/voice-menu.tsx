import { useId, useSyncExternalStore } from 'react';
import type { Catalogue } from '../../../shared/language.ts';
import { useText } from '../../../shared/use-language.tsx';
import { speak } from './voice.client.ts';
import { chooseVoice, chosenDeviceVoice, deviceVoices, onVoicesChange } from './voice-choice.client.ts';

type Texts = { label: string; ours: string };

const voiceMenuText: Catalogue<Texts> = {
  en: { label: 'Voice', ours: 'Story Forest voice' },
  ko: { label: '목소리', ours: '이야기숲 목소리' },
};

/** What a newly chosen voice says to introduce itself: 이이는 사. */
const SAMPLE = { table: 2, multiplier: 2 } as const;

const subscribe = (onChange: () => void) => onVoicesChange(onChange);
const voiceUris = () => deviceVoices().map((voice) => voice.voiceURI);

/** Lets the child choose whose voice speaks; nothing at all where the device has no Korean voice of its own. */
export function VoiceMenu() {
  const text = useText(voiceMenuText);
  const id = useId();
  const hasVoices = useSyncExternalStore(
    subscribe,
    () => voiceUris().join(' '),
    () => '',
  );
  const chosen = useSyncExternalStore(
    subscribe,
    () => chosenDeviceVoice()?.voiceURI ?? '',
    () => '',
  );
  if (!hasVoices) return null;
  return (
    <p className="flex flex-wrap items-center gap-3">
      <label htmlFor={id} className="font-display text-lg">
        {text.label}
      </label>
      <select
        id={id}
        className="min-h-12 max-w-full rounded-2xl border-2 border-ink bg-white px-4 py-2 text-ink"
        value={chosen}
        onChange={(event) => {
          chooseVoice(event.target.value || null);
          void speak('fact', SAMPLE);
        }}
      >
        <option value="">{text.ours}</option>
        {deviceVoices().map((voice) => (
          <option key={voice.voiceURI} value={voice.voiceURI}>
            {voice.name}
          </option>
        ))}
      </select>
    </p>
  );
}
