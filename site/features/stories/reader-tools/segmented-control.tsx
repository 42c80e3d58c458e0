type Option<Value> = { readonly value: Value; readonly label: string; readonly lang?: string };

type Props<Value> = {
  label: string;
  options: readonly Option<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
  labelShown?: boolean;
};

/** A few choices side by side, of which one holds. */
export function Choice<Value extends string | number>({
  label,
  options,
  chosen,
  onChoose,
  labelShown = false,
}: Props<Value>) {
  return (
    <fieldset className="choice">
      <legend className={labelShown ? undefined : 'sr-only'}>{label}</legend>
      <div>
        {options.map(({ value, label: name, lang }) => (
          <button key={value} type="button" lang={lang} aria-pressed={value === chosen} onClick={() => onChoose(value)}>
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
