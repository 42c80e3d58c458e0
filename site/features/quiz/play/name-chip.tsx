/** Names of this device that are chips. More are found by typing. */
export const CHIPS_SHOWN = 8;

type NameChipProps = { name: string; isChosen: boolean; onChoose: (name: string) => void };

/** A name to be pressed instead of typed. */
export function NameChip({ name, isChosen, onChoose }: NameChipProps) {
  return (
    <button
      type="button"
      translate="no"
      aria-pressed={isChosen}
      onClick={() => onChoose(name)}
      className="min-h-11 max-w-48 truncate rounded-full border-2 border-ink bg-card px-3 font-name text-lg leading-tight hover:bg-honey-wash aria-pressed:bg-honey aria-pressed:ring-2 aria-pressed:ring-ink sm:px-4"
    >
      <bdi>{name}</bdi>
    </button>
  );
}
