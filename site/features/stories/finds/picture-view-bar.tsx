import type { ReactNode, Ref } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { findsText } from './finds-text.ts';
import { ZOOM_STEP } from './zoom.ts';

type ViewBarProps = {
  words: ReactNode;
  scale: number;
  onZoom: (factor: number) => void;
  closeButton: Ref<HTMLButtonElement>;
  onClose: () => void;
};

/** The strip under an enlarged picture: what is looked for, and the buttons. */
export function ViewBar({ words, scale, onZoom, closeButton, onClose }: ViewBarProps) {
  const text = useText(findsText);
  return (
    <div className="picture-view-bar">
      <div className="picture-view-words">{words}</div>
      <div className="picture-view-buttons">
        <ViewButton label={text.bigger} onPress={() => onZoom(ZOOM_STEP)}>
          <path d="M12 5c.2 4.700.1 9.300-.1 14M5 12c4.700-.2 9.300-.1 14 .1" />
        </ViewButton>
        <ViewButton label={text.smaller} isOff={scale === 1} onPress={() => onZoom(1 / ZOOM_STEP)}>
          <path d="M5 12c4.700-.2 9.300-.1 14 .1" />
        </ViewButton>
        <ViewButton label={text.close} buttonRef={closeButton} onPress={onClose}>
          <path d="M6 6c4 4.100 8 8 12 12M18 6C14 10 10 14 6 18" />
        </ViewButton>
      </div>
    </div>
  );
}

type ViewButtonProps = {
  label: string;
  isOff?: boolean;
  buttonRef?: Ref<HTMLButtonElement>;
  onPress: () => void;
  children: ReactNode;
};

function ViewButton({ label, isOff = false, buttonRef, onPress, children }: ViewButtonProps) {
  return (
    <button
      ref={buttonRef}
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
      className="view-button"
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      >
        {children}
      </svg>
    </button>
  );
}
