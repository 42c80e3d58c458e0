import { useText } from '../../../shared/language/use-language.tsx';
import { readerText } from '../model/reader-text.ts';
import type { BookMode } from '../model/reading-settings.ts';

type Option<Value> = { readonly value: Value; readonly label: string; readonly lang?: string };

type SegmentedControlProps<Value> = {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  isLabelVisible?: boolean;
};

/** Buttons side by side, of which one is pressed. */
export function SegmentedControl<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  isLabelVisible = false,
}: SegmentedControlProps<Value>) {
  return (
    <fieldset className="segmented-control">
      <legend className={isLabelVisible ? undefined : 'sr-only'}>{label}</legend>
      <div>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            lang={option.lang}
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const MODES: readonly BookMode[] = ['en', 'ko', 'both'];

type ModeSwitchProps = { mode: BookMode; onChange: (mode: BookMode) => void };

/** Switches the book between English, Korean and both. */
export function ModeSwitch({ mode, onChange }: ModeSwitchProps) {
  const text = useText(readerText);
  return (
    <SegmentedControl
      label={text.language}
      options={MODES.map((each) => ({
        value: each,
        label: text.modes[each],
        ...(each === 'both' ? {} : { lang: each }),
      }))}
      value={mode}
      onChange={onChange}
    />
  );
}
