import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { FactPlant } from '../../../shared/facts/fact-plant.tsx';
import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useText } from '../../../shared/language/use-language.tsx';
import { classText } from './class-text.ts';
import type { Growth } from './growth.ts';

/** A button that prints a certificate for a child's trees: a page of its own, in place of the report. */
export function CertificateButton({
  player,
  growth,
  className,
}: {
  player: string;
  growth: Growth;
  className: string;
}) {
  const text = useText(classText);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const end = () => setPrinting(false);
    addEventListener('afterprint', end);
    window.print();
    return () => removeEventListener('afterprint', end);
  }, [isPrinting]);
  return (
    <>
      <button type="button" className={className} onClick={() => setPrinting(true)}>
        {text.certificate}
      </button>
      {isPrinting && createPortal(<Certificate player={player} growth={growth} />, document.body)}
    </>
  );
}

const FOREST = Array.from({ length: 12 }, (_, index) => index);

function Certificate({ player, growth: { knownTreeCount, treeCount } }: { player: string; growth: Growth }) {
  const text = useText(classText);
  const format = useFormatters();
  return (
    <section className="certificate hidden text-center print:grid">
      <div className="flex justify-center">
        {FOREST.map((index) => (
          <FactPlant key={index} level="tree" className={index % 3 === 1 ? 'size-14' : 'size-10'} />
        ))}
      </div>
      <h1 className="mt-10 font-display text-6xl">{text.certificateTitle}</h1>
      <p className="mt-10 font-name font-semibold text-4xl" translate="no">
        <bdi>{player}</bdi>
      </p>
      <p className="mx-auto mt-8 max-w-[32ch] text-2xl leading-relaxed">
        {text.certificateText(knownTreeCount)} {knownTreeCount === treeCount && text.certificateAll}
      </p>
      <p className="mt-12 text-xl">{format.longDay(new Date())}</p>
      <p className="mt-3 font-display text-3xl">{text.certificateFrom}</p>
    </section>
  );
}
