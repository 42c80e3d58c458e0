/** KB-7.1. Mr. Seo sews his own sleeve to the skirt that is too short; half of him is dressed for summer. */
import type * as THREE from 'three';
import { onHanbok, SLEEVE_CHECK } from '../../cast/accessories-korea.ts';
import { BUILDS } from '../../cast/body.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { headPoint } from '../../cast/head.ts';
import { holdCard, pointAt } from '../../cast/holds.ts';
import { CHARLOTTE_HANBOK_SHORT, MOM_SUMMER } from '../../cast/people/korea-travel.ts';
import { MR_SEO_ONE_SLEEVE } from '../../cast/people/mr-seo.ts';
import { dressed } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Pose } from '../../cast/pose-spec.ts';
import { headFrame, shoulderOf, spineOf } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { type V3, vec } from '../../model/math.ts';
import { place, reach } from '../../model/place.ts';
import { ball, tube } from '../../model/tube.ts';
import { shears, shirtButton } from '../../props/sewing-things.ts';
import { earPot } from '../../props/soup-pots.ts';
import { tailorStool } from '../../props/tailor-things.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { laneShops, MANNEQUIN, STOOL } from '../../sets/lane-shops.ts';
import { camera, composeShot, distance, type Shot } from '../../shot.ts';
import { pattern } from '../../texture/pattern.ts';

const FROM: V3 = [2.0, 0.86, 0.68];
const TO: V3 = [1.8, 1.0, -1.2];
/** Angle on the skirt (0 her front, + her left) to which the band is sewn; beyond it the end is loose. */
const SEWN_TO = 0.3;

/** The sleeve as a band: sewn round the back and the side to `SEWN_TO`, then straight to the hand that stretches it. */
function sleeveBand(model: Model, girl: Parameters<typeof onHanbok>[0], hand: THREE.Vector3): void {
  const cloth = { map: pattern(SLEEVE_CHECK), doubleSided: true } as const;
  const width = 0.17;
  model.put(
    grid(
      (u, w) => onHanbok(girl, 3.6 - (3.6 - SEWN_TO) * u, 0.748 + width * w, 0.012).toArray() as V3,
      80,
      6,
      (u, w) => [u * 0.95, w * 0.13],
    ),
    cloth,
  );
  const [high, low] = [0.748, 0.748 + width].map((w) => onHanbok(girl, SEWN_TO, w, 0.012)) as [
    THREE.Vector3,
    THREE.Vector3,
  ];
  model.put(
    grid(
      (u, w) => {
        const at = high.clone().lerp(low, w);
        const to = hand.clone().add(vec(-0.012, 0.065 - 0.13 * w, 0.03));
        return at
          .lerp(to, u)
          .add(vec(0, -0.02 * Math.sin(u * Math.PI), 0.012 * Math.sin(u * 7 + w * 2)))
          .toArray() as V3;
      },
      18,
      6,
      (u, w) => [0.95 + u * 0.26, w * 0.13],
    ),
    cloth,
  );
  // the seam: white stitches that can be counted
  for (let i = 0; i < 26; i++) {
    const at = (d: number) => onHanbok(girl, SEWN_TO + i * 0.085 + d, 0.768, 0.018).toArray() as V3;
    model.put(tube([at(0), at(0.045)], [0.004], { around: 5, rings: 2 }), { color: '#fff6e0', line: 0.3 });
  }
}
/** Five pins side by side between the lips, fanned like a whisk; in head radii of `head`. */
function pinRow(model: Model, head: THREE.Matrix4): void {
  const tones = ['#e4604c', '#f6c233', '#5fa3a0', '#f28fb0', '#6f9fe0'];
  model.inside(head, () => {
    for (const [i, tone] of tones.entries()) {
      const k = i - 2;
      const root = headPoint(k * 0.065, -0.55, 0);
      const tip: V3 = [root.x + k * 0.075, root.y + 0.04 - 0.06 * i, root.z + 0.3 - 0.02 * Math.abs(k)];
      model.put(tube([root, tip], [0.014], { around: 5, rings: 2 }), { color: '#c9ced6', line: 0.3 });
      model.put(ball(0.047, 10), { color: tone, line: 0.5 }, place(tip));
    }
  });
}

export function oneSleevedShirt(): Shot {
  const model = new Model();

  const girlAt = place([STOOL[0] - 0.06, STOOL[1], STOOL[2] + 0.04], [0, -48, 0], 1.02);
  const posing: Pose = pose('stand', { lean: [15, 0, 3], bend: 10, head: [20, 6, 6] });
  const girl = { at: girlAt, build: 'child8', stance: posing } as const;
  const seoAt = place([1.16, 0.012, -0.82], [0, 78, 0]);
  const sewing: Pose = pose('kneel', { hips: 0.41, lean: [10, 6, 0], bend: 14, head: [18, 10, 6] });
  const seo = { at: seoAt, build: 'tallMan', stance: sewing } as const;
  const stitch = onHanbok(girl, SEWN_TO, 0.77, 0.02);
  // the thread is drawn out as far as it goes, straight from the hem to his raised hand
  const eye = stitch.clone().add(vec(0.12, 0.24, 0.22));
  const body = BUILDS.tallMan;
  const shoulder = shoulderOf(body, spineOf(body, sewing), -1).applyMatrix4(seoAt);
  const bare = reach(shoulder, eye, body.arm, body.arm, vec(0.1, -1, 0.6)).joint.lerp(eye, 0.62);
  const charlotte = character(dressed(CHARLOTTE_HANBOK_SHORT, { sleeveBag: 0.06 }), {
    at: girlAt,
    expression: 'nervous',
    lookAt: bare.toArray() as V3,
    pose: {
      ...posing,
      // is it not cold, this arm?
      left: pointAt({ ...girl, side: 'left', target: bare.clone().add(vec(0, 0.04, -0.02)), elbow: [0.8, -0.6, 0] }),
      right: {
        hand: [0.36, -0.8, -0.1],
        elbow: [0.8, -0.2, -0.6],
        palm: [0, -1, 0.2],
        fingers: [1, -0.3, 0.3],
        grip: 'open',
      },
      legLeft: { foot: [0, 0, 0.02], toeOut: 10 },
      legRight: { foot: [0.02, 0, -0.02], toeOut: 16 },
    },
  });
  // the end of the band, pulled straight
  const hem = stitch.clone().add(vec(-0.17, -0.05, 0.02));
  const tailor = character(MR_SEO_ONE_SLEEVE, {
    at: seoAt,
    expression: 'calm',
    lookAt: stitch.toArray() as V3,
    pose: {
      ...sewing,
      right: grasp({
        at: seoAt,
        build: 'tallMan',
        side: 'right',
        point: eye,
        touch: 'pinch',
        fingers: [-0.2, 0.6, 0.8],
        palm: [-0.9, -0.2, 0.3],
        elbow: [0.6, -1, -0.2],
        grip: 'pinch',
      }),
      left: holdCard({
        ...seo,
        side: 'left',
        edge: hem,
        inward: [1, 0, 0.1],
        face: [-0.1, 0.25, 1],
        elbow: [0.8, -0.9, 0],
      }),
    },
  });
  // larger than life, or nobody sees that he sews
  const tipOfNeedle = eye.clone().add(vec(0.05, 0.1, 0.04));
  model.put(tube([eye.clone().add(vec(-0.01, -0.02, -0.01)), tipOfNeedle], [0.0045, 0.0015], { around: 6, rings: 3 }), {
    color: '#eef2f6',
    line: 0.6,
  });
  model.put(
    tube(
      [
        stitch,
        stitch
          .clone()
          .lerp(eye, 0.5)
          .add(vec(0, -0.012, 0)),
        eye,
      ],
      [0.0032],
      { around: 5, rings: 20 },
    ),
    {
      color: '#2f5596',
      line: 0.3,
    },
  );

  const momAt = place([2.62, 0.012, -1.95], [0, -34, 0]);
  const moved: Pose = pose('stand', { lean: [-2, -4, 4], bend: 3, head: [8, -10, 8] });
  const mom = character(dressed(MOM_SUMMER, { legs: '#4f5f8c' }), {
    at: momAt,
    expression: 'tender',
    lookAt: stitch.toArray() as V3,
    pose: {
      ...moved,
      right: grasp({
        at: momAt,
        build: 'woman',
        side: 'right',
        // on her heart
        point: vec(0.02, 1.19, 0.13).applyMatrix4(momAt),
        touch: 'palm',
        fingers: [-1, 0.3, 0.1],
        palm: [-0.1, 0, -1],
        elbow: [1, -0.6, 0.1],
        grip: 'flat',
      }),
      left: { hand: [0.16, -0.93, 0.08], elbow: [0.6, 0, -1], palm: [-1, 0, 0.2], grip: 'relaxed' },
    },
  });

  sleeveBand(model, girl, hem);
  pinRow(model, headFrame(seoAt, 'tallMan', sewing));
  // the soup pot, wiped clean, and the button of the cuff beside it
  const rest: V3 = [2.5, 0.5, -0.86];
  tailorStool(model, place([rest[0], 0.012, rest[2]]), rest[1] - 0.012);
  earPot(model, place([rest[0] + 0.02, rest[1] + 0.005, rest[2] - 0.03], [0, 20, 0]), 0.13, {
    lid: 'off',
    inside: 'empty',
  });
  shirtButton(model, place([rest[0] - 0.13, rest[1] + 0.012, rest[2] + 0.08], [-90, 0, 0]), '#4f7fc0', 0.024);
  shears(model, place([2.2, 0.03, -0.5], [-90, 30, 0], 1.5), 34);

  const actors = [charlotte, tailor, mom];
  return composeShot({
    set: (scene) => laneShops(scene, { hour: 'day', without: ['cleanerFront', 'tteok', 'upper', 'pole'] }),
    light: koreaLight('day', {
      sun: { dir: [-0.3, 0.8, 0.9], color: '#fff0d4', power: 3.6, cone: 0.1 },
      fill: { dir: [0.45, 0.5, 1], color: '#ffe8d4', power: 1.1, cone: 0.4 },
      points: [{ at: [2.35, 2.5, -1.1], color: '#ffe0b4', power: 9, radius: 0.3 }],
    }),
    camera: camera(FROM, TO, 42),
    focus: distance(FROM, stitch.toArray() as V3),
    aperture: 0.006,
    center: [2, 0.9, -1],
    radius: 3.4,
    actors,
    things: [model.bake()],
    heads: [
      ...actors.map((actor) => actor.head),
      { thing: 'Find', at: vec(MANNEQUIN).add(vec(0, 1.6, 0)), radius: 0.18 },
    ],
    focal: stitch.toArray() as V3,
  });
}
