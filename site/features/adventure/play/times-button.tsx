import { useText } from '../../../shared/language/use-language.tsx';
import { adventureText } from '../game/adventure-text.ts';
import type { Times } from '../program/program.ts';
import './times-button.css';

type TimesButtonProps = { times: Times; isDisabled: boolean; onPress: () => void; className: string };

/** The number in a repeat block: a tap asks for another one (docs/product.md §7.2). */
export function TimesButton({ times, isDisabled, onPress, className }: TimesButtonProps) {
  const text = useText(adventureText);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      title={text.changeTimes}
      disabled={isDisabled}
      onClick={onPress}
      className={`times-button ${className}`}
    >
      {times}
      <span className="sr-only">{`. ${text.changeTimes}`}</span>
    </button>
  );
}
