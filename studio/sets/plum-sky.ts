/** Sky and far hills round Plum Street, and the light of each hour of the two books. */
import * as THREE from 'three';
import { type LightPreset, relight } from '../light/presets.ts';
import { mix, mixColor, noise, random, TAU } from '../model/math.ts';
import { canvasTexture, once } from '../texture/canvas.ts';

export type Hour = 'morning' | 'noon' | 'gray' | 'golden' | 'dusk' | 'night' | 'snowDay' | 'snowEvening' | 'snowNight';
type SkyLook = {
  /** zenith, middle, horizon */
  sky: [string, string, string];
  cloud: string;
  hill: [string, string];
  trees: string;
  clouds: number;
};
const SKIES: Record<Hour, SkyLook> = {
  morning: {
    sky: ['#8fc3e6', '#c4e0ea', '#fff0d6'],
    cloud: '#fffaf0',
    hill: ['#a8c4b8', '#8fb394'],
    trees: '#7fa678',
    clouds: 9,
  },
  noon: {
    sky: ['#6fb4e4', '#a8d6ee', '#eaf4ec'],
    cloud: '#ffffff',
    hill: ['#a4c8bc', '#86b28c'],
    trees: '#6f9f68',
    clouds: 11,
  },
  gray: {
    sky: ['#98a4bc', '#b6bdcb', '#d6d4d6'],
    cloud: '#c9cbd6',
    hill: ['#9aa6b0', '#84988f'],
    trees: '#71897a',
    clouds: 26,
  },
  golden: {
    sky: ['#8fb0dc', '#f6d3a4', '#ffc47c'],
    cloud: '#ffe6c2',
    hill: ['#c9a9a0', '#b09a7c'],
    trees: '#94884e',
    clouds: 10,
  },
  dusk: {
    sky: ['#3f4f94', '#8a74b0', '#f0a888'],
    cloud: '#b48cb4',
    hill: ['#6f6a9c', '#57598a'],
    trees: '#464c74',
    clouds: 8,
  },
  night: {
    sky: ['#1f2b62', '#334486', '#5a66a4'],
    cloud: '#44529a',
    hill: ['#364482', '#2d3a72'],
    trees: '#263264',
    clouds: 8,
  },
  snowDay: {
    sky: ['#9fc0e2', '#cfe0f0', '#f4f2f2'],
    cloud: '#ffffff',
    hill: ['#dfe8f6', '#cdd9ee'],
    trees: '#92a8c0',
    clouds: 8,
  },
  snowEvening: {
    sky: ['#3a4c94', '#6f7cc0', '#c9a9d0'],
    cloud: '#7f86c4',
    hill: ['#a4aede', '#8e9ad2'],
    trees: '#5b6aa8',
    clouds: 12,
  },
  snowNight: {
    sky: ['#1d2a60', '#34458a', '#6a78b8'],
    cloud: '#46559c',
    hill: ['#7f8cc8', '#6c7abc'],
    trees: '#3c4a8a',
    clouds: 12,
  },
};

/** A round backdrop of radius `r`, its horizon at y = 0; `tone` deepens it. Hide it with `scene.background` only when the camera looks steeply down. */
export function plumSky(scene: THREE.Scene, hour: Hour, r = 150, tone = '#ffffff'): void {
  const look = SKIES[hour];
  const [W, H] = [2048, 640];
  const map = once(`plum sky ${hour}`, () =>
    canvasTexture(W, H, (context) => {
      const gradient = context.createLinearGradient(0, 0, 0, H);
      gradient.addColorStop(0, look.sky[0]);
      gradient.addColorStop(0.6, look.sky[1]);
      gradient.addColorStop(0.86, look.sky[2]);
      gradient.addColorStop(1, look.sky[2]);
      context.fillStyle = gradient;
      context.fillRect(0, 0, W, H);
      const rnd = random(5);
      for (let i = 0; i < look.clouds; i++) {
        const [x, y] = [rnd() * W, H * mix(0.22, 0.74, rnd())];
        for (let k = 0; k < 9; k++) {
          context.globalAlpha = 0.26;
          context.fillStyle = look.cloud;
          for (const dx of [-W, 0, W]) {
            context.beginPath();
            context.ellipse(
              x + dx + (rnd() - 0.5) * 150,
              y + (rnd() - 0.5) * 18,
              30 + rnd() * 46,
              10 + rnd() * 15,
              0,
              0,
              TAU,
            );
            context.fill();
          }
        }
      }
      if (hour.toLowerCase().endsWith('night'))
        for (let i = 0; i < 160; i++) {
          context.globalAlpha = 0.4 + 0.5 * rnd();
          context.fillStyle = '#fff2d0';
          context.fillRect(rnd() * W, rnd() ** 1.4 * H * 0.7, 1.1, 2.8);
        }
      context.globalAlpha = 1;
      for (const [i, tone] of look.hill.entries()) {
        context.fillStyle = tone;
        context.beginPath();
        context.moveTo(0, H);
        for (let x = 0; x <= W; x += 8) {
          const a = (x / W) * TAU;
          const n = noise(Math.cos(a) * 2.2 + i * 9 + 20, Math.sin(a) * 2.2 + 20);
          context.lineTo(x, H * (0.9 + i * 0.045) - n * n * H * 0.2);
        }
        context.lineTo(W, H);
        context.fill();
      }
      for (let i = 0; i < 420; i++) {
        context.fillStyle = mixColor(look.trees, look.hill[1], 0.5 * rnd());
        const x = rnd() * W;
        const h = 10 + rnd() * 18;
        context.beginPath();
        context.ellipse(x, H * 0.965 - h * 0.4 + rnd() * 10, h * 0.62, h, 0, 0, TAU);
        context.fill();
      }
    }),
  );
  map.wrapS = THREE.RepeatWrapping;
  const wall = new THREE.Mesh(
    new THREE.CylinderGeometry(r, r, r * 0.72, 48, 1, true),
    new THREE.MeshBasicMaterial({ map, color: tone, fog: false, side: THREE.BackSide }),
  );
  wall.position.y = r * 0.33;
  wall.userData.noLine = true;
  scene.add(wall);
  scene.background = new THREE.Color(look.sky[0]);
}

/** Light of the hour, for a street that runs along X. Change it with the second argument. */
export function plumLight(hour: Hour, change: Partial<LightPreset> = {}): LightPreset {
  const base: Record<Hour, LightPreset> = {
    morning: relight('morning', { exposure: 1 }),
    noon: relight('day', { sun: { dir: [-0.45, 1, 0.55], color: '#fff0d4', power: 4.6, cone: 0.05 } }),
    gray: relight('day', {
      sun: { dir: [-0.3, 1, 0.5], color: '#e6e8f4', power: 1.7, cone: 0.3 },
      top: '#c2cae0',
      horizon: '#dedce4',
      bounce: '#b8aab0',
      sky: 1.12,
    }),
    golden: relight('golden', { exposure: 1 }),
    dusk: relight('night', {
      sun: { dir: [-0.8, 0.35, 0.5], color: '#ff9a7a', power: 1.5, cone: 0.2 },
      top: '#8f92d8',
      horizon: '#d8a0a8',
      bounce: '#a0789a',
      sky: 0.86,
      exposure: 1.06,
    }),
    night: relight('night'),
    snowDay: relight('snow'),
    snowEvening: relight('night', {
      sun: { dir: [-0.6, 0.6, 0.6], color: '#b9c2ff', power: 1.7, cone: 0.16 },
      top: '#8a98e0',
      horizon: '#b4a8dc',
      bounce: '#9fa4dc',
      sky: 0.8,
      exposure: 1.02,
    }),
    snowNight: relight('night', { top: '#6674c4', horizon: '#8486c8', bounce: '#8a90d0', sky: 0.66 }),
  };
  return { ...base[hour], ...change };
}
