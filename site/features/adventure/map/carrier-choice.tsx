import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { deliveryText } from '../deliveries/delivery-text.ts';
import { type CharacterId, characters } from '../levels/characters.ts';
import { PortraitPicture } from '../ui/game-art.tsx';

type CarrierChoiceProps = { hero: CharacterId; onChoose: (hero: CharacterId) => void };

/** The eight heroes as a row of small portraits. */
export function CarrierChoice({ hero, onChoose }: CarrierChoiceProps) {
  const text = useText(deliveryText);
  const { language } = useLanguage();
  return (
    <section aria-labelledby="carrier-title" className="mt-4">
      <h2 id="carrier-title" className="text-lg sm:text-xl">
        {text.carrier}
      </h2>
      <ul className="mt-1 flex list-none flex-wrap gap-2 p-0">
        {characters.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={hero === id}
              title={name[language]}
              onClick={() => onChoose(id)}
              className="carrier"
            >
              <PortraitPicture character={id} alt="" sizes="64px" className="size-full rounded-full object-cover" />
              <span className="sr-only">{name[language]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
