import { Mark, type MarkName } from './game-marks.tsx';

type ToolButtonProps = { mark: MarkName; name: string; isDisabled?: boolean; onPress: () => void };

/** `aria-disabled` instead of `disabled`: the button keeps the focus when its own press disables it. */
export function ToolButton({ mark, name, isDisabled = false, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      title={name}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onPress}
      className="tool-button"
    >
      <Mark name={mark} />
      <span className="sr-only">{name}</span>
    </button>
  );
}
