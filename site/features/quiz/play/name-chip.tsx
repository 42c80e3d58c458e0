/** Names of this device that are chips. More are found by typing. */
export const CHIPS_SHOWN = 8;

/** A name to be pressed instead of typed. */
export function NameChip({ name, onChoose }: { name: string; onChoose: (name: string) => void }) {
  return (
    <button
      type="button"
      translate="no"
      onClick={() => onChoose(name)}
      className="min-h-11 max-w-48 truncate rounded-full border-2 border-ink bg-card px-3 font-name text-lg leading-tight hover:bg-honey-wash sm:px-4"
    >
      <bdi>{name}</bdi>
    </button>
  );
}
