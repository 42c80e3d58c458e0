/**
 * The certificate of a player, on paper.
 *
 * @packageDocumentation
 */
import { type CSSProperties, useId } from 'react';
import { createPortal } from 'react-dom';
import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useText } from '../../../shared/language/use-language.tsx';
import { printPage } from '../../../shared/refusal/print-page.client.ts';
import { FactPlant } from '../../../shared/times-tables/facts/fact-plant.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { Painting } from '../../../shared/ui/painting.tsx';
import { buildPictureSources } from '../../../shared/ui/picture-files.ts';
import type { Growth } from '../players/growth.ts';
import { CHEER, estimateNameEms } from './certificate-layout.ts';
import { certificateText } from './certificate-text.ts';
import './certificate.css';

/** A certificate for a child's trees as it will be printed, and the button that prints it. */
export function CertificateDialog({ growth, onClose }: { growth: Growth; onClose: () => void }) {
  const text = useText(certificateText);
  const id = useId();
  return (
    <>
      <Modal aria-labelledby={id} onClose={onClose} className="certificate-dialog">
        <div className="flex flex-wrap justify-center gap-3">
          <Button tone="coral" onClick={() => printPage()}>
            {text.print}
          </Button>
          <Button tone="plain" onClick={onClose}>
            {text.close}
          </Button>
        </div>
        <Certificate growth={growth} titleId={id} />
      </Modal>
      {createPortal(
        <div className="certificate-print">
          <Certificate growth={growth} />
        </div>,
        document.body,
      )}
    </>
  );
}

const HEROES = ['girl', 'robot', 'cat', 'wizard', 'fairy', 'dog', 'unicorn', 'boy'] as const;

/** A painted frame of the site's own pictures: a meadow around the sheet, acorns in its corners, the heroes below. */
function Certificate({ growth, titleId }: { growth: Growth; titleId?: string }) {
  const { playerName, treeCount, plantCount } = growth;
  const text = useText(certificateText);
  const format = useFormatters();
  const { avif, webp } = buildPictureSources(CHEER.name, CHEER);
  return (
    <article className="certificate" style={{ '--name-ems': estimateNameEms(playerName) } as CSSProperties}>
      {(['start', 'end'] as const).map((side) => (
        <Painting
          key={side}
          name="game/item-acorn"
          sizes="10rem"
          alt=""
          loading="eager-low"
          className={`certificate-acorn certificate-acorn-${side}`}
        />
      ))}
      <picture className="contents">
        <source type="image/avif" srcSet={avif} sizes="(min-width: 40rem) 30rem, 60vw" />
        <img src={webp} width="1200" height="900" alt="" className="certificate-picture" />
      </picture>
      <h2 id={titleId} className="certificate-title">
        {text.title}
      </h2>
      <p className="certificate-name" translate="no">
        <bdi>{playerName}</bdi>
      </p>
      <p className="certificate-words">
        {text.words(treeCount)} {treeCount === plantCount && text.wholeForest}
      </p>
      <div aria-hidden="true" className="certificate-trees">
        {Array.from({ length: treeCount }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the trees are alike
          <FactPlant key={index} level="tree" />
        ))}
      </div>
      <p className="certificate-day">{format.longDay(new Date())}</p>
      <p className="certificate-from">{text.from}</p>
      <div aria-hidden="true" className="certificate-heroes">
        {HEROES.map((hero) => (
          <span key={hero}>
            <Painting name={`game/${hero}-sprite`} sizes="1024px" alt="" loading="eager-low" />
          </span>
        ))}
      </div>
    </article>
  );
}
