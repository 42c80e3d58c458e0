/** Live page: pick a picture, orbit, change light, pose and paint; the numbers to copy back are shown. */
import * as THREE from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { EXPRESSIONS, type ExpressionName } from '../cast/expression.ts';
import { POSES, type PoseName, pose } from '../cast/pose.ts';
import type { LightPreset } from '../light/presets.ts';
import { GOUACHE, type PaintRecipe } from '../paint/recipe.ts';
import { SCENES } from '../scenes/catalogue.ts';
import { CAST, SHEETS } from '../sheets/catalogue.ts';
import { type Figure, figure } from '../sheets/model-sheets.ts';
import type { Shot } from '../shot.ts';
import { Studio } from '../studio.ts';

/** Kept small: a laptop without a graphics card still answers. */
const WIDTH = 640;
const MAX_SAMPLES = 64;
const PAINT_LIMITS = {
  brushSize: 8,
  wobble: 5,
  line: 1.2,
  mottle: 0.25,
  hairs: 0.3,
  tooth: 0.2,
  hatch: 0.3,
  quiet: 2,
  pool: 0.8,
  paperEdge: 1,
};

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`studio.html has no #${id}`);
  return found;
};
const [ui, view, info, numbers] = ['controls', 'view', 'info', 'numbers'].map(element) as [
  HTMLElement,
  HTMLElement,
  HTMLElement,
  HTMLElement,
];
const POSER = 'pose a figure';
const doll: Figure = { person: 'charlotte', pose: pose('stand'), expression: 'smile' };
const pictures: Record<string, () => Shot> = { [POSER]: () => figure(CAST, doll), ...SCENES, ...SHEETS };

let poseName: PoseName = 'stand';
let studio: Studio | undefined;
let orbit: OrbitControls | undefined;
let recipe: Partial<PaintRecipe> = {};
let dirty = false;

function row(label: string, ...parts: HTMLElement[]): void {
  const line = document.createElement('label');
  line.append(label, ...parts);
  ui.append(line);
}
function slider(label: string, min: number, max: number, value: number, change: (v: number) => void): void {
  const input = Object.assign(document.createElement('input'), {
    type: 'range',
    min,
    max,
    step: (max - min) / 200,
    value,
  });
  const number = document.createElement('output');
  number.value = value.toFixed(2);
  input.addEventListener('input', () => {
    number.value = Number(input.value).toFixed(2);
    change(Number(input.value));
    dirty = true;
    report();
  });
  row(label, input, number);
}
function choice(label: string, names: string[], value: string, change: (v: string) => void): void {
  const select = document.createElement('select');
  for (const n of names) select.add(new Option(n, n, n === value, n === value));
  select.addEventListener('change', () => change(select.value));
  row(label, select);
}
function title(text: string): void {
  ui.append(Object.assign(document.createElement('h2'), { textContent: text }));
}

const short = (v: number): number => Math.round(v * 100) / 100;
const triple = (v: { x: number; y: number; z: number }): string => `[${short(v.x)}, ${short(v.y)}, ${short(v.z)}]`;

/** What an illustrator copies back into the scene file. */
function report(): void {
  if (!studio || !orbit) return;
  const { camera, light, aperture } = studio.shot;
  const changed = Object.entries(recipe).filter(([k, v]) => GOUACHE[k as keyof PaintRecipe] !== v);
  const lines = [
    `camera(${triple(camera.position)}, ${triple(orbit.target)}, ${short(camera.fov)})`,
    `aperture: ${aperture}`,
    `sun: { dir: [${light.sun.dir.map(short).join(', ')}], power: ${short(light.sun.power)}, cone: ${short(light.sun.cone)} }`,
    `sky: ${short(light.sky)}, exposure: ${short(light.exposure)}`,
    `paint: ${JSON.stringify(Object.fromEntries(changed))}`,
  ];
  if (current === POSER) lines.push(`pose: ${JSON.stringify(doll.pose)}`, `expression: '${doll.expression}'`);
  numbers.textContent = lines.join('\n');
}

let current = '';
/** `keepView` leaves the eye where it is: for a pose that changes under it. */
function show(name: string, keepView = false): void {
  const build = pictures[name];
  if (!build) return;
  const eye = keepView ? studio?.shot.camera.position.clone() : undefined;
  orbit?.dispose();
  studio?.dispose();
  current = name;
  const shot = build();
  shot.light = structuredClone(shot.light);
  if (eye) shot.camera.position.copy(eye);
  studio = new Studio(shot, WIDTH, Math.round(WIDTH / (shot.aspect ?? 4 / 3)), 1024);
  view.replaceChildren(studio.renderer.domElement);
  // the controls turn the camera to the origin as soon as they are made, so ask first where it looks
  const ahead = shot.camera.getWorldDirection(new THREE.Vector3()).multiplyScalar(shot.focus);
  orbit = new OrbitControls(shot.camera, studio.renderer.domElement);
  orbit.target.copy(shot.camera.position).add(ahead);
  orbit.update();
  orbit.addEventListener('change', () => {
    studio?.light.reset();
    report();
  });
  location.hash = encodeURIComponent(name);
  buildControls(name);
  report();
}

function lightControls(light: LightPreset): void {
  title('Light');
  const again = () => {
    studio?.light.refreshLights();
    studio?.light.reset();
  };
  const set = (label: string, max: number, min: number, value: number, change: (v: number) => void) =>
    slider(label, min, max, value, (v) => {
      change(v);
      again();
    });
  set('Sun power', 10, 0, light.sun.power, (v) => {
    light.sun.power = v;
  });
  for (const [i, axis] of ['left-right', 'height', 'near-far'].entries())
    set(`Sun ${axis}`, 1.5, -1.5, light.sun.dir[i] ?? 0, (v) => {
      light.sun.dir[i] = v;
    });
  set('Sun softness', 0.5, 0, light.sun.cone, (v) => {
    light.sun.cone = v;
  });
  set('Sky', 2, 0, light.sky, (v) => {
    light.sky = v;
  });
  set('Exposure', 1.8, 0.4, light.exposure, (v) => {
    light.exposure = v;
  });
}

function poseControls(): void {
  title('Pose');
  const again = () => show(POSER, true);
  choice('Who', Object.keys(CAST), doll.person, (v) => {
    doll.person = v;
    again();
  });
  choice('Pose', Object.keys(POSES), poseName, (v) => {
    poseName = v as PoseName;
    doll.pose = pose(v as PoseName);
    again();
  });
  choice('Expression', Object.keys(EXPRESSIONS), doll.expression, (v) => {
    doll.expression = v as ExpressionName;
    again();
  });
  const joints = {
    'Head down': ['head', 0],
    'Head left': ['head', 1],
    'Head tilt': ['head', 2],
    'Lean forward': ['lean', 0],
    Turn: ['lean', 1],
    Tilt: ['lean', 2],
  } as const;
  for (const [label, [part, axis]] of Object.entries(joints))
    slider(label, -90, 90, doll.pose[part]?.[axis] ?? 0, (v) => {
      const turned = doll.pose[part] ?? [0, 0, 0];
      turned[axis] = v;
      doll.pose = { ...doll.pose, [part]: turned };
    });
  for (const side of ['left', 'right'] as const)
    for (const [i, axis] of ['out', 'up', 'forward'].entries())
      slider(`${side} hand ${axis}`, -1, 1, doll.pose[side].hand[i] ?? 0, (v) => {
        const hand: [number, number, number] = [...doll.pose[side].hand];
        hand[i] = v;
        doll.pose = { ...doll.pose, [side]: { ...doll.pose[side], hand } };
      });
  const apply = Object.assign(document.createElement('button'), { textContent: 'Take this pose', type: 'button' });
  apply.addEventListener('click', again);
  ui.append(apply);
}

function buildControls(name: string): void {
  if (!studio) return;
  ui.replaceChildren();
  choice('Picture', Object.keys(pictures), name, (n) => show(n));
  if (name === POSER) poseControls();
  lightControls(studio.shot.light);
  title('Lens and paint');
  slider('Lens', 0, 0.04, studio.shot.aperture, (v) => {
    if (!studio) return;
    studio.shot.aperture = v;
    studio.light.reset();
  });
  recipe = { ...GOUACHE, ...studio.shot.paint };
  for (const [k, most] of Object.entries(PAINT_LIMITS)) {
    const key = k as keyof typeof PAINT_LIMITS;
    slider(k, 0, most, recipe[key] ?? 0, (v) => {
      recipe[key] = v;
    });
  }
}

function tick(): void {
  requestAnimationFrame(tick);
  if (!studio) return;
  if (studio.light.count < MAX_SAMPLES) {
    studio.sample(1);
    dirty = true;
  }
  // painting costs as much as three samples: do it for the first few, then every fourth
  if (dirty && (studio.light.count < 3 || studio.light.count % 4 === 0)) {
    studio.paint(recipe);
    info.textContent = `${studio.light.count} of ${MAX_SAMPLES} samples`;
    dirty = false;
  }
}
element('copy').addEventListener('click', () => void navigator.clipboard.writeText(numbers.textContent ?? ''));
const asked = decodeURIComponent(location.hash.slice(1));
show(asked in pictures ? asked : POSER);
tick();
