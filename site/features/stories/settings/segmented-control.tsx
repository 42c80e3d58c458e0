type Option<Value> = { readonly value: Value; readonly label: string; readonly lang?: string };

type Props<Value> = {
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
}: Props<Value>) {
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
