/** Number 41 with its path and hedges as in plum-street.ts, but with short grass where the guests stand: their feet are seen. */
import type * as THREE from 'three';
import { Model } from '../../model/bake.ts';
import { color, fbm, mix, noise, random, smoothstep } from '../../model/math.ts';
import { flat } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { hedge } from '../../props/street-things.ts';
import { noBellsSign } from '../../sets/blue-door.ts';
import { flowers, plant, spots } from '../../sets/ground-cover.ts';
import { plumHouse } from '../../sets/plum-house.ts';
import { plumSky } from '../../sets/plum-sky.ts';
import { FRAME_41 } from '../../sets/plum-street.ts';
import { farGreen } from '../../sets/street-trees.ts';

const LEVEL = () => 0;

/** `long` says where in the house's frame nobody has mown. */
export function frontYard(scene: THREE.Scene, long: (x: number, z: number) => boolean): void {
  plumSky(scene, 'noon');
  const model = new Model();
  const lawn = (q: THREE.Vector3) => {
    const n = fbm(q.x * 0.35, q.z * 0.35, 1, 3);
    return color('#6b9352')
      .lerp(color('#86a85c'), smoothstep(0.25, 0.6, n))
      .lerp(color('#b0bf70'), 0.5 * smoothstep(0.6, 0.85, n));
  };
  flat(model, [-150, -150, 150, 150], -0.03, lawn, { n: 60, line: 0 });
  flat(model, [14, -16, 46, 16], 0, lawn, { n: 60, line: 0, bump: 0.03 });
  farGreen(model, 'noon');
  plumHouse(model, FRAME_41, {
    glass: 'day',
    wall: '#f0dba6',
    door: '#3d6fb4',
    number: '41',
    roof: '#6f5a70',
  });
  const green: [string, string, string] = ['#3f6a3f', '#6f9a4e', '#a8c468'];
  model.inside(FRAME_41, () => {
    noBellsSign(model, place([1.19, 1.95, 0.03], [0, 0, -2], 1.2));
    hedge(model, [-2.6, 0, 2.4], [2.4, 0.55, 0.6], green, 3, false);
    hedge(model, [2.2, 0, 2.4], [1.6, 0.55, 0.6], green, 5, false);
    const rnd = random(4);
    for (let z = 2.9; z < 8.2; z += 0.62)
      model.put(
        roundedBox(1.3 * mix(0.9, 1.02, rnd()), 0.06, 0.58, 0.03, { wobble: 0.03 }),
        { tint: (q) => color('#d6c8b8').multiplyScalar(0.94 + 0.1 * noise(q.x * 3, q.z * 3)), line: 0.5 },
        place([(rnd() - 0.5) * 0.06, 0.015, z + 0.3], [0, (rnd() - 0.5) * 4, 0]),
      );
    plant(
      model,
      'grass',
      spots(260, [-5, 2, 5, 8], 7, long),
      0.36,
      LEVEL,
      ['#6f8f44', '#9cb45c', '#c8c878', '#dcd49a'],
      4,
    );
    const beside = (x: number, z: number) => Math.abs(x) > 0.8 && z > 2.8;
    plant(model, 'grass', spots(420, [-5, 2.8, 5, 8], 12, beside), 0.09, LEVEL, ['#648a4c', '#84a358', '#b0bf70'], 2);
    flowers(model, spots(26, [-5, 3, 5, 7.5], 9, beside), LEVEL, ['#fff6e6', '#f6d860', '#f0a0b0']);
  });
  scene.add(model.bake());
}
