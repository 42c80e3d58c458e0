/** 발레 · Ballet: a small dancer bows and holds her skirt out with both hands. */
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { DANCER } from '../../cast/people/card-children.ts';
import { pose } from '../../cast/pose.ts';
import type { Model } from '../../model/bake.ts';
import { flip, grid } from '../../model/grid.ts';
import { color, smoothstep, TAU, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball, ring, tube } from '../../model/tube.ts';
import { cardStage } from '../../sets/card-stage.ts';
import type { Shot } from '../../shot.ts';

const AT = place([0, 0, 0], [0, 16, 0]);
const WAIST: V3 = [0, 0.6, 0.01];
/** Where the hands hold the skirt, from the waist: half its width, and up. */
const HELD: [number, number] = [0.37, -0.12];

/** Point of the skirt: angle (0 to the front), 0 waist .. 1 hem. */
function skirtPoint(a: number, w: number): V3 {
  // lifted at both sides, where the hands hold it
  const held = Math.abs(Math.sin(a)) ** 6;
  const fold = 0.022 * w * Math.sin(a * 11) * (1 - 0.6 * held);
  const flare = smoothstep(0, 0.85, w) * 0.75 + w * 0.25;
  const r = 0.105 + flare * (0.16 + 0.105 * held) + fold;
  const drop = 0.28;
  return [Math.sin(a) * r, -drop * w ** 1.15 + held * w * w * (drop + HELD[1]), Math.cos(a) * r];
}

function skirt(model: Model): void {
  const cloth = grid((u, w) => skirtPoint(u * TAU, w), 144, 16);
  model.put(flip(cloth), {
    doubleSided: true,
    tint: (point) => color('#ef7f9c').lerp(color('#f9c2cc'), smoothstep(-0.02, -0.26, point.y)),
  });
  const hem = Array.from({ length: 96 }, (_, i) => skirtPoint((i / 96) * TAU, 1));
  model.put(tube(hem, [0.009], { closed: true, around: 6, rings: 288 }), { color: '#fff4f2', line: 0.5 });
  model.put(ring(0.122, 0.108, 0.012, 0.018), { color: '#d8607c', line: 0.6 });
}

export function balletCard(): Shot {
  const hold = (side: 'left' | 'right') => {
    const s = side === 'left' ? 1 : -1;
    return grasp({
      at: AT,
      build: 'child8',
      side,
      point: vec(WAIST[0] + s * HELD[0], WAIST[1] + HELD[1] + 0.005, WAIST[2]).applyMatrix4(AT),
      touch: 'pinch',
      fingers: [0.5, -0.8, 0.1],
      palm: [-0.2, -0.2, 1],
      elbow: [0.7, 0.1, -0.7],
      grip: 'pinch',
    });
  };
  const girl = character(DANCER, {
    at: AT,
    expression: 'smile',
    gaze: [-0.1, 0.1],
    pose: pose('stand', {
      hips: 0.97,
      lean: [4, 0, -2],
      bend: 2,
      head: [2, -12, 9],
      left: hold('left'),
      right: hold('right'),
      legLeft: { foot: [-0.02, 0, 0.06], knee: [0.25, 0, 1], toeOut: 24 },
      // the other leg is stretched to the side, on its toe
      legRight: { foot: [0.42, 0.1, 0.12], knee: [0.6, 0, 1], toeDown: 52, toeOut: 40 },
    }),
  });
  return cardStage({
    family: 'arts',
    focal: girl.head.at.toArray() as V3,
    actors: [girl],
    eye: [0, 1.35, 4.4],
    look: [0, 0.66, 0],
    fov: 18.4,
    light: { sun: { dir: [-0.5, 0.95, 0.95], color: '#ffe0b6', power: 4.7, cone: 0.07 } },
    things: (model) => {
      model.inside(AT.clone().multiply(place(WAIST)), () => skirt(model));
      const h = girl.head.at;
      model.put(ball([0.085, 0.075, 0.085], 20), { color: '#3c3236' }, place([h.x - 0.04, h.y + 0.19, h.z - 0.08]));
      model.put(
        ring(0.075, 0.075, 0, 0.016),
        { color: '#ee8fa0', line: 0.5 },
        place([h.x - 0.035, h.y + 0.145, h.z - 0.07], [-18, 0, 8]),
      );
    },
  });
}
