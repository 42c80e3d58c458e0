/** What tools/render-art.ts calls inside the headless browser. */

import type { Projection } from '../../site/pictures/metadata.ts';
import { withEyesShut } from '../moments/blink.ts';
import { projected } from '../project.ts';
import { SCENES } from '../scenes/catalogue.ts';
import { SHEETS } from '../sheets/catalogue.ts';
import { Studio } from '../studio.ts';

type Order = {
  name: string;
  /** pixels */
  width: number;
  /** side of the sun's shadow map in pixels */
  shadow: number;
  paperEdge: number;
  blink?: boolean;
};
let studio: Studio | undefined;
const open = (): Studio => {
  if (!studio) throw new Error('no scene is open');
  return studio;
};
const api = {
  /** Builds the scene; returns its height in pixels and its number of triangles. */
  init({ name, width, shadow, paperEdge, blink = false }: Order): { height: number; triangles: number } {
    const build = SCENES[name] ?? SHEETS[name];
    if (!build) throw new Error(`no scene is called ${name}`);
    studio?.dispose();
    const shot = blink ? withEyesShut(build) : build();
    const height = Math.round(width / (shot.aspect ?? 4 / 3) / 2) * 2;
    studio = new Studio({ ...shot, paint: { paperEdge, ...shot.paint } }, width, height, shadow);
    return { height, triangles: studio.triangles() };
  },
  sample: (n: number): number => open().sample(n),
  png: (raw: boolean): string => open().png(raw ? null : {}),
  projected: (): Projection => projected(open().shot),
};
declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the library's own
  interface Window {
    studio: typeof api;
  }
}
window.studio = api;
