/** The props of both Plum Street books on two tables, for looking at. */
import * as THREE from 'three';
import { sheep } from '../animals/sheep.ts';
import { relight } from '../light/presets.ts';
import { Model } from '../model/bake.ts';
import { vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { bucket, colanderHelmet, fryingPan, heldLadle, potLid, saucepan, spoon } from '../props/bang-pots.ts';
import { juneCalendar, potatoStamp, trainTicket } from '../props/birthday-things.ts';
import { candleStick, pearPeel, tangerine } from '../props/christmas-things.ts';
import { hillGate } from '../props/hill-gate.ts';
import { gluePot, invitation, invitationPile } from '../props/invitation-cards.ts';
import { icingBag, numberCake } from '../props/number-cake.ts';
import { soundRings } from '../props/sound-rings.ts';
import { banjo, banjoCase, nopeMug, spoonMachine, trombone } from '../props/sound-things.ts';
import { mailbox, picketFence, snowman } from '../props/street-things.ts';
import { matchbox, thumbCharlotte } from '../props/thumb-charlotte.ts';
import { bridgePiece, tinyEngine } from '../props/tiny-train.ts';
import { wagonTrain } from '../props/wagon-train.ts';
import { cosyHouse, greenMitten, hazelnut, tinyPrints, woolThread } from '../props/wool-clues.ts';
import { camera, type Shot } from '../shot.ts';
import { backdrop } from './backdrop.ts';

const stage = (build: (model: Model) => void, wide: number) => (): Shot => {
  const scene = new THREE.Scene();
  scene.add(backdrop('#f1dcbd', 1.2));
  const model = new Model();
  build(model);
  scene.add(model.bake());
  return {
    scene,
    camera: camera([0, 1.5, 5], [0, 0.42, 0], (Math.atan(wide / 2.667 / 5) * 360) / Math.PI),
    focus: 5,
    aperture: 0.002,
    light: relight('morning', {
      sun: { dir: [-0.6, 0.8, 0.75], color: '#ffe6c8', power: 3.9, cone: 0.2 },
      exposure: 1,
    }),
    center: [0, 0.4, 0],
    radius: 3,
  };
};
export const PLUM_PROPS: Record<string, () => Shot> = {
  'sheets/plum-props-birthday': stage((model) => {
    for (const [i, number] of (['41', '14', '41>14'] as const).entries())
      invitation(model, place([-1.5 + i * 0.36, 0.24, 0.2], [-8, 8, 0]), {
        tall: 0.42,
        number,
        open: 40,
        fold: 30,
        chewed: i === 2,
      });
    invitationPile(model, place([-1.2, 0, 0.75]), 6, 0.26, 3);
    juneCalendar(model, place([-1.2, 0.95, -0.3]));
    for (const [i, n] of (['eight', 'three', 'mended'] as const).entries())
      numberCake(model, place([-0.35 + i * 0.52, 0, 0.35 + (i % 2) * 0.2], [22, 0, 0]), n);
    gluePot(model, place([-0.6, 0, 0.8], [0, 0, 0], 1.4));
    potatoStamp(model, place([-0.35, 0, 0.95], [0, 0, 0], 1.4));
    icingBag(model, place([1.1, 0.42, 0.4], [0, 0, 20]));
    trainTicket(model, place([0.2, 0.62, -0.2]), 0.5, 2);
    trainTicket(model, place([0.75, 0.62, -0.2]), 0.5, 0, true);
    thumbCharlotte(model, place([1.45, 0, 0.6], [0, -14, 0], 6));
    matchbox(model, place([0.95, 0, 0.95], [0, 10, 0], 2.5));
    bridgePiece(model, place([0.3, 1.02, -0.3], [8, 0, 0]), 41);
    bridgePiece(model, place([0.9, 1.24, -0.3], [8, 0, 0]), 14);
    tinyEngine(model, place([0, 1.05, -0.28], [0, 70, 0], 1.4), true);
  }, 3.9),
  'sheets/plum-thumb': stage((model) => {
    thumbCharlotte(model, place([-0.5, 0, 0], [0, -20, 0], 15));
    thumbCharlotte(model, place([0.3, 0, 0], [0, 120, 0], 15));
    matchbox(model, place([1.1, 0, 0.4], [0, 20, 0], 8));
  }, 3.2),
  'sheets/plum-props-street': stage((model) => {
    wagonTrain(model, place([-2.4, 0, 0.4]), { boot: true });
    mailbox(model, place([2.2, 0, -0.6], [0, -20, 0]), { tone: '#c8402f', flag: 1, number: '14' });
    mailbox(model, place([2.9, 0, -0.6], [0, -20, 0]), { tone: '#3d6fb4', open: true });
    picketFence(model, place([-3, 0, -0.9]), 3);
  }, 6.4),
  'sheets/plum-props-christmas': stage((model) => {
    spoonMachine(model, place([-1.5, 0, -0.2], [0, 20, 0]));
    snowman(model, place([-0.55, 0, -0.4]), { arms: 'ears' });
    sheep(model, place([0.2, 0, -0.2], [0, 40, 0]), true);
    banjoCase(model, place([0.75, 0, -0.4]));
    banjo(model, place([1.1, 0, -0.35], [0, 0, -6]));
    trombone(model, place([1.35, 0.7, 0.1], [0, 60, 0]));
    cosyHouse(model, place([1.6, 0, -0.3]));
    candleStick(model, place([-0.9, 0, 0.8], [0, 0, 0], 1.4));
    for (const x of [0, 0.13, 0.06]) tangerine(model, place([-0.5 + x, x === 0.06 ? 0.07 : 0, 0.85], [0, 0, 0], 1.3));
    pearPeel(model, place([-0.15, 0.06, 0.8], [-30, 0, 0]), 0.3);
    nopeMug(model, place([0.25, 0, 0.85], [0, -14, 0], 2));
    greenMitten(model, place([0.7, 0.36, 0.7], [0, 0, 0], 1.6));
    hazelnut(model, place([0.95, 0, 0.9], [0, 0, 30], 3));
    tinyPrints(model, [1.1, 0.004, 0.9], [1.8, 0.004, 0.6], 6);
    woolThread(model, [
      [-1.8, 0.02, 0.9],
      [-1.5, 0.05, 1.0],
      [-1.2, 0.02, 0.8],
    ]);
  }, 3.9),
  'sheets/plum-props-bang': stage((model) => {
    saucepan(model, place([-1.6, 0, 0.2], [0, -30, 0]), 0.17, '#e0a23c');
    fryingPan(model, place([-1.0, 0, 0.4], [30, 0, 0]), 0.15);
    potLid(model, place([-0.6, 0, 0.6]), 0.15, '#5f8fb8');
    bucket(model, place([-0.2, 0, 0.3]));
    colanderHelmet(model, place([0.2, 0.1, 0.5]), 0.14);
    spoon(model, place([0.5, 0, 0.6]), 0.3);
    heldLadle(model, vec(0.8, 0.4, 0.4), vec(0.2, -1, 0), vec(0, 0, 1), 0.6);
    soundRings(model, place([-1.6, 0.4, 0.2]), { radii: [0.3, 0.45, 0.6], tone: '#e08a2c', fade: '#f0e2c8' });
    hillGate(model, place([1.6, 0, -0.6], [0, -20, 0], 0.5), true);
  }, 3.9),
};
