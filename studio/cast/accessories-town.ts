/** What the people of Maple Bend wear: caps and crown, beard and moustache, dinosaur, whistle. */
import type { Item, Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, darken, lighten, mix, random, TAU, type V3 } from '../model/math.ts';
import { onSurface, place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';
import { pattern } from '../texture/pattern.ts';
import type { OnHead, OnTrunk } from './accessories.ts';
import { DRESS_TRUNK } from './accessories-dress.ts';
import { onBody as on } from './body.ts';
import { putMass } from './hair-lobes.ts';
import { headNormal, headPoint } from './head.ts';

const DINO = { green: '#5fa05a', felt: '#f2b63c' };
/** Felt triangle on a base at y = 0, one unit high. */
const spike = () =>
  lathe(
    [
      [-0.1, 0.9],
      [0.1, 1],
      [0.6, 0.5],
      [1, 0.04],
    ],
    { around: 12 },
  );

export const TOWN_HEAD = {
  /** white, with curled ends wide enough to catch small people; mouth and chin stay free below it */
  moustache(model) {
    for (const s of [-1, 1]) {
      const path = [
        headPoint(s * 0.01, -0.38, 0.09),
        headPoint(s * 0.2, -0.42, 0.12),
        headPoint(s * 0.4, -0.5, 0.1),
        headPoint(s * 0.58, -0.58, 0.12),
        headPoint(s * 0.72, -0.56, 0.2),
      ];
      model.put(tube(path, [0.075, 0.1, 0.085, 0.05, 0.014], { around: 12, rings: 26 }), {
        color: '#f7f1e6',
        line: 0.7,
      });
    }
  },
  beard(model, person) {
    const rnd = random(8);
    const items: Item[] = [];
    const [dark, light] = [color(person.hair.dark), color(person.hair.light)];
    const lobe = (a: number, y: number, out: number, size: number) =>
      items.push({
        at: onSurface(headPoint(a, Math.max(-0.97, y), out), headNormal(a, y), [size, size * 0.9, size * 0.7]),
        color: dark.clone().lerp(light, 0.25 + rnd() * 0.6),
      });
    for (let row = 0; row < 5; row++)
      for (let i = 0; i < 17; i++) {
        const a = mix(-1.4, 1.4, i / 16) + (rnd() - 0.5) * 0.07;
        const y = -0.69 - row * 0.085 + 0.52 * Math.max(0, Math.abs(a) - 0.5);
        if (row > 2 && Math.abs(a) > 1.1) continue;
        lobe(a, y, 0.03 + row * 0.018, 0.11 + rnd() * 0.05);
      }
    for (const s of [-1, 1]) for (let i = 0; i < 4; i++) lobe(s * (0.05 + i * 0.1), -0.385 - i * 0.024, 0.03, 0.085);
    putMass(model, items, 0.5);
  },
  conductorCap(model) {
    const navy = '#2f4068';
    const crown: [number, number][] = [
      [0.5, 0.99],
      [0.74, 1.03],
      [1.0, 1.2],
      [1.1, 1.14],
      [1.15, 0.7],
      [1.17, 0.004],
    ];
    model.inside(place([0, 0.02, -0.02], [-7, 0, 3]), () => {
      model.put(lathe(crown, { around: 34, depth: 1.02 }), { color: navy });
      model.put(ring(1.01, 1.03, 0.64, 0.07), { color: '#d9ac4a', line: 0.7 });
      const peak = Array.from({ length: 7 }, (_, i): V3 => {
        const a = (i / 3 - 1) * 0.8;
        return [Math.sin(a) * 0.99, 0.52 - 0.05 * Math.cos(a * 1.6), Math.cos(a) * 1.14];
      });
      model.put(tube(peak, [0.06, 0.17, 0.22, 0.17, 0.06], { flat: 0.32, rings: 20 }), { color: '#1f2a48' });
      model.put(ball([0.15, 0.15, 0.05]), { color: '#f0c85a', line: 0.7 }, place([0, 0.88, 1.13], [-14, 0, 0]));
      model.put(ball([0.07, 0.07, 0.05], 10), { color: '#b8862f', line: 0.3 }, place([0, 0.88, 1.155], [-14, 0, 0]));
    });
  },
  paperCrown(model) {
    const paper: [number, number][] = [
      [0, 1.02],
      [0.2, 1.05],
      [0.42, 1.1],
    ];
    const tips = (a: number, r: number, y: number): V3 => {
      const tip = y > 0.3 ? 0.3 * Math.abs((((a / TAU) * 8) % 1) - 0.5) * 2 : 0;
      return [Math.sin(a) * r, y + tip, Math.cos(a) * r];
    };
    model.inside(place([0.03, 0.74, -0.06], [-6, 0, -7]), () => {
      model.put(lathe(paper, { around: 64, steps: 2, warp: tips }), { color: '#f4c63a', doubleSided: true });
      for (let i = 0; i < 8; i++) {
        const a = ((i + 0.5) / 8) * TAU;
        const dot = place([Math.sin(a) * 1.07, 0.2, Math.cos(a) * 1.07], [0, (a * 360) / TAU, 0]);
        model.put(ball([0.075, 0.075, 0.03], 10), { color: i % 2 ? '#e4604c' : '#5fa3a0', line: 0.4 }, dot);
      }
    });
  },
  bobbleHat(model) {
    const green = '#4f9a55';
    const wool = pattern({ kind: 'knit', base: green, ink: darken(green, 0.28), size: 0.3 });
    model.inside(place([0, 0.06, -0.08], [-11, 0, 0]), () => {
      const crown: [number, number][] = [
        [0.2, 1.16],
        [0.5, 1.2],
        [0.82, 1.06],
        [1.1, 0.72],
        [1.24, 0.3],
        [1.27, 0.03],
      ];
      model.put(lathe(crown, { around: 36 }), { map: wool });
      const brim: [number, number][] = [
        [0.1, 1.14],
        [0.14, 1.27],
        [0.3, 1.31],
        [0.46, 1.27],
        [0.5, 1.15],
      ];
      // knitted ribs run up the turned brim
      const ribs = (a: number, r: number, y: number): V3 => {
        const R = r * (1 + 0.018 * Math.sin(a * 34));
        return [Math.sin(a) * R, y, Math.cos(a) * R];
      };
      model.put(lathe(brim, { around: 136, warp: ribs }), { color: lighten(green, 0.16), line: 0.8 });
      pompom(model, [0, 1.48, 0], 0.36, '#f3ecd8', '#cdc4b4');
    });
  },
  /** the hood up, with spikes from the brow to the neck */
  dinoHood(model) {
    const shell = grid(
      (u, w) => {
        const y = mix(1, -0.9, w ** 0.85);
        const open = 1.02 * Math.min(1, 0.5 + w * 1.25);
        const rim = Math.min(u, 1 - u) < 0.001 ? 0.06 : 0.27;
        const point = headPoint(mix(TAU - open, open, u), y, rim + 0.06 * Math.max(0, -y));
        return point.toArray() as V3;
      },
      44,
      24,
    );
    model.put(shell, { color: DINO.green, doubleSided: true });
    const rim = Array.from({ length: 15 }, (_, i) => {
      const w = Math.abs(i / 7 - 1);
      const open = 1.02 * Math.min(1, 0.5 + w * 1.25) * Math.sign(i - 7 || 1);
      return headPoint(i === 7 ? 0 : open, mix(0.93, -0.82, w ** 0.85), 0.24);
    });
    model.put(tube(rim, [0.09], { around: 10, rings: 50 }), { color: darken(DINO.green, 0.14), line: 0.7 });
    for (const [i, deg] of [84, 116, 148, 178].entries()) {
      const t = (deg * TAU) / 360;
      const at: V3 = [0, Math.sin(t) * 1.22 - 0.04, Math.cos(t) * 1.2];
      model.put(
        spike(),
        { color: DINO.felt, doubleSided: true },
        place(at, [90 - deg, 0, 0], [0.09, 0.44 - i * 0.03, 0.27]),
      );
    }
    for (const s of [-1, 1]) {
      const at = headPoint(s * 0.62, 0.86, 0.36);
      model.put(ball([0.13, 0.14, 0.1], 12), { color: '#fffaf0', line: 0.7 }, onSurface(at, headNormal(s * 0.5, 0.5)));
      const pupil = headPoint(s * 0.56, 0.83, 0.45);
      model.put(
        ball([0.06, 0.07, 0.04], 10),
        { color: '#3a241c', line: 0 },
        onSurface(pupil, headNormal(s * 0.5, 0.4)),
      );
    }
  },
} satisfies Record<string, OnHead>;

function pompom(model: Model, at: V3, r: number, light: string, dark: string): void {
  const rnd = random(3);
  const items = Array.from({ length: 70 }, (_, i) => {
    const y = 1 - ((i + 0.5) / 70) * 2;
    const a = i * 2.39996;
    const q = Math.sqrt(1 - y * y);
    const n: V3 = [Math.sin(a) * q, y, Math.cos(a) * q];
    const out = r * (0.78 + rnd() * 0.2);
    return {
      at: place([at[0] + n[0] * out, at[1] + n[1] * out, at[2] + n[2] * out], [0, 0, 0], r * (0.2 + rnd() * 0.1)),
      color: color(dark).lerp(color(light), 0.3 + 0.35 * y + rnd() * 0.35),
    };
  });
  model.put(ball(r * 0.9, 16), { color: light, line: 0 }, place(at));
  model.scatter(ball(1, 7), items, { line: 0.15, doubleSided: true });
}

export const TOWN_TRUNK = {
  ...DRESS_TRUNK,
  stuffedTail(model, _p, build, spine) {
    const w = build.width;
    const path = [
      spine.point([0, -0.01, -w * 0.7]),
      spine.point([0.01, -0.09, -w * 1.5]),
      spine.point([0.06, -0.2, -w * 2.3]),
      spine.point([0.17, -0.24, -w * 2.7]),
      spine.point([0.27, -0.19, -w * 2.7]),
    ];
    model.put(tube(path, [0.088, 0.074, 0.056, 0.038, 0.012], { around: 14, rings: 26 }), { color: DINO.green });
    for (let i = 0; i < 3; i++) {
      const at = spine.point([0, build.torso * (0.72 - i * 0.27), -w * (0.94 + 0.06 * i)]);
      model.put(
        spike(),
        { color: DINO.felt, doubleSided: true },
        place(at, [-92 - i * 6, 0, 0], [0.016, 0.085, 0.055]),
      );
    }
    for (const [i, p] of path.slice(1, 4).entries()) {
      const at = p.clone().setY(p.y + 0.066 - i * 0.018);
      model.put(
        spike(),
        { color: DINO.felt, doubleSided: true },
        place(at, [-28, i * 30, 0], [0.014, 0.06 - i * 0.01, 0.04]),
      );
    }
  },
  /** the same tail for somebody who swims: it lies out behind, the tip up, and the whole back is seen */
  swimTail(model, _p, build, spine) {
    const w = build.width;
    const path = [
      spine.point([0, 0.04, -w * 0.6]),
      spine.point([0, -0.1, -w * 1.05]),
      spine.point([0.02, -0.24, -w * 1.2]),
      spine.point([0.08, -0.38, -w * 1.7]),
      spine.point([0.15, -0.46, -w * 2.6]),
    ];
    model.put(tube(path, [0.1, 0.088, 0.066, 0.044, 0.012], { around: 14, rings: 26 }), { color: DINO.green });
    for (let i = 0; i < 3; i++) {
      const at = spine.point([0, build.torso * (0.78 - i * 0.27), -w * (0.94 + 0.06 * i)]);
      model.put(spike(), { color: DINO.felt, doubleSided: true }, place(at, [-4 - i * 6, 0, 0], [0.016, 0.085, 0.055]));
    }
    for (const [i, p] of path.slice(1, 4).entries())
      model.put(
        spike(),
        { color: DINO.felt, doubleSided: true },
        place(p.clone().setY(p.y + 0.06 - i * 0.014), [-28, i * 20, 0], [0.014, 0.06 - i * 0.01, 0.04]),
      );
  },
  /** the hood down on the shoulders, two felt spikes up */
  dinoHoodDown(model, person, build, spine) {
    model.inside(spine.frame(build.torso * 0.95), () => {
      const fold = Array.from({ length: 11 }, (_, i): V3 => {
        const a = (i / 10 - 0.5) * 4.9;
        const k = Math.cos(a / 2);
        return [Math.sin(a) * build.width * 0.62, 0.002 + 0.024 * k, -Math.cos(a) * build.width * 0.64];
      });
      model.put(tube(fold, [0.018, 0.046, 0.068, 0.046, 0.018], { around: 12, rings: 34 }), {
        color: person.strap ?? DINO.green,
      });
      for (const [i, a] of [-14, -64].entries())
        model.put(
          spike(),
          { color: DINO.felt, doubleSided: true },
          place([0, 0.05 - i * 0.065, -build.width * (0.64 + i * 0.45)], [a, 0, 0], [0.018, 0.1, 0.06]),
        );
    });
  },
  whistle(model, _p, build, spine) {
    const chain = [
      on(build, spine, -0.75, 0.93, 0.018),
      on(build, spine, -0.4, 0.62, 0.026),
      on(build, spine, 0, 0.43, 0.03),
      on(build, spine, 0.4, 0.62, 0.026),
      on(build, spine, 0.75, 0.93, 0.018),
    ];
    model.put(tube(chain, [0.0055], { around: 6, rings: 40 }), { color: '#d9b04a', line: 0.4 });
    const at = on(build, spine, 0, 0.385, 0.036);
    model.put(ball([0.03, 0.022, 0.02], 12), { color: '#f0cf6a', line: 0.7 }, place(at));
    model.put(
      roundedBox(0.03, 0.016, 0.018, 0.005),
      { color: '#e2bb52', line: 0.6 },
      place([at.x + 0.03, at.y + 0.012, at.z]),
    );
  },
} satisfies Record<string, OnTrunk>;
