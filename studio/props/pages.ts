/** Painted pages: canvases for books, pads, screens and sheets. Drawn loosely; the paint passes do the rest. */

import type * as THREE from 'three';
import { random, TAU } from '../model/math.ts';
import { points2 } from '../model/points.ts';
import { canvasTexture, once } from '../texture/canvas.ts';

type C = CanvasRenderingContext2D;
const paper = (c: C, w: number, h: number, tone = '#fff8e8') => {
  c.fillStyle = tone;
  c.fillRect(0, 0, w, h);
};
const dot = (c: C, x: number, y: number, rx: number, ry: number, tone: string, turn = 0) => {
  c.fillStyle = tone;
  c.beginPath();
  c.ellipse(x, y, rx, ry, turn, 0, TAU);
  c.fill();
};
const page = (key: string, w: number, h: number, draw: (c: C) => void): THREE.Texture =>
  once(key, () => canvasTexture(w, h, draw));

/** A red apple with a leaf, as in an alphabet book. */
export const applePage = () =>
  page('apple page', 420, 500, (c) => {
    paper(c, 420, 500, '#fdf0d0');
    dot(c, 160, 290, 96, 112, '#dc4638');
    dot(c, 250, 290, 96, 112, '#d23c32');
    dot(c, 150, 240, 26, 36, '#f08a72', 0.4);
    c.strokeStyle = '#6a4228';
    c.lineWidth = 14;
    c.beginPath();
    c.moveTo(205, 200);
    c.quadraticCurveTo(206, 150, 228, 120);
    c.stroke();
    dot(c, 272, 140, 52, 24, '#6f9f4c', -0.4);
  });

/** Lines of text too far away to read, under a hill in the sun. */
export const wordsPage = () =>
  page('words page', 420, 500, (c) => {
    paper(c, 420, 500);
    c.lineCap = 'round';
    dot(c, 210, 140, 100, 62, '#8fc27a');
    dot(c, 150, 150, 50, 44, '#6fa858');
    dot(c, 330, 90, 34, 34, '#f6c233');
    c.strokeStyle = '#9a8a86';
    c.lineWidth = 12;
    for (let i = 0; i < 4; i++) {
      c.beginPath();
      c.moveTo(80, 310 + i * 44);
      c.lineTo(i === 3 ? 220 : 340, 310 + i * 44);
      c.stroke();
    }
  });

/** Ruled page with a line of looping handwriting that stops where the pencil is. */
export const writtenPage = () =>
  page('written page', 600, 760, (c) => {
    paper(c, 600, 760, '#fffaf0');
    c.lineWidth = 4;
    c.strokeStyle = '#9cc4d8';
    for (let y = 130; y < 740; y += 100) {
      c.beginPath();
      c.moveTo(30, y);
      c.lineTo(580, y);
      c.stroke();
    }
    c.strokeStyle = '#e89a8c';
    c.beginPath();
    c.moveTo(92, 0);
    c.lineTo(92, 760);
    c.stroke();
    c.strokeStyle = '#3f4f8a';
    c.lineWidth = 15;
    c.lineCap = 'round';
    const loops = (y: number, to: number, tall: number) => {
      c.beginPath();
      for (let t = 0; ; t += 0.12) {
        const x = 128 + t * 8.5 + 21 * Math.sin(t);
        const word = Math.sin(t * 0.21 + y) > -0.86;
        const k = tall * (0.6 + 0.4 * Math.sin(t * 0.53 + y));
        const at: [number, number] = [x, y - 24 - k * (0.5 - 0.5 * Math.cos(t))];
        if (x > to) break;
        if (word) c.lineTo(...at);
        else c.moveTo(...at);
      }
      c.stroke();
    };
    loops(130, 540, 52);
    loops(230, 520, 48);
    loops(330, 540, 52);
    loops(430, 330, 50);
  });

/** Wax-crayon strokes back and forth inside an ellipse. */
function scribble(c: C, x: number, y: number, rx: number, ry: number, tone: string, seed: number): void {
  const rnd = random(seed);
  c.save();
  c.beginPath();
  c.ellipse(x, y, rx, ry, 0, 0, TAU);
  c.clip();
  c.strokeStyle = tone;
  c.lineWidth = 13;
  for (let k = -1; k <= 1; k += 0.085) {
    c.globalAlpha = 0.6 + 0.4 * rnd();
    c.beginPath();
    c.moveTo(x - rx - 20, y + k * ry * 1.6 + 40 + rnd() * 8);
    c.lineTo(x + rx + 20, y + k * ry * 1.6 - 40 + rnd() * 8);
    c.stroke();
  }
  c.restore();
}

/** A child's crayon cat under a sun. */
export const crayonCat = () =>
  page('crayon cat', 700, 700, (c) => {
    paper(c, 700, 700, '#fffaf0');
    c.lineCap = c.lineJoin = 'round';
    scribble(c, 590, 110, 62, 62, '#f6b83a', 1);
    c.strokeStyle = '#f0a52c';
    c.lineWidth = 11;
    for (let i = 0; i < 9; i++) {
      const a = 0.9 + i * 0.36;
      c.beginPath();
      c.moveTo(590 + Math.cos(a) * 84, 110 + Math.sin(a) * 84);
      c.lineTo(590 + Math.cos(a) * 118, 110 + Math.sin(a) * 118);
      c.stroke();
    }
    for (let i = 0; i < 22; i++) {
      c.strokeStyle = i % 2 ? '#6f9f4c' : '#8fbc5c';
      c.beginPath();
      c.moveTo(20 + i * 31, 690);
      c.lineTo(32 + i * 31, 620 - 24 * Math.sin(i * 2));
      c.stroke();
    }
    scribble(c, 300, 510, 150, 138, '#ee8a3c', 2);
    scribble(c, 300, 270, 150, 130, '#f29a4c', 3);
    c.strokeStyle = '#5a3428';
    c.lineWidth = 13;
    const path = (list: [number, number][]) => {
      c.beginPath();
      for (const p of list) c.lineTo(...p);
      c.stroke();
    };
    c.beginPath();
    c.ellipse(300, 270, 150, 130, 0, 0, TAU);
    c.stroke();
    c.beginPath();
    c.ellipse(300, 510, 150, 138, 0, -0.9, 4.05);
    c.stroke();
    for (const s of [-1, 1]) {
      c.fillStyle = '#f29a4c';
      c.beginPath();
      c.moveTo(300 + s * 138, 215);
      c.lineTo(300 + s * 150, 70);
      c.lineTo(300 + s * 46, 148);
      c.fill();
      path([
        [300 + s * 138, 215],
        [300 + s * 150, 70],
        [300 + s * 46, 148],
      ]);
      dot(c, 300 + s * 58, 250, 19, 27, '#3a2a2e');
      for (const k of [-1, 0, 1])
        path([
          [300 + s * 84, 305 + k * 14],
          [300 + s * 205, 300 + k * 34],
        ]);
    }
    dot(c, 300, 298, 19, 14, '#e0605c');
    path(points2('250,322 275,344 300,318 325,344 350,322'));
    c.lineWidth = 26;
    c.strokeStyle = '#ee8a3c';
    c.beginPath();
    c.moveTo(440, 560);
    c.bezierCurveTo(560, 560, 590, 450, 520, 400);
    c.stroke();
  });

/** Five staves with dots and tails: a tune seen from the other side of the room. */
export const tunePage = () =>
  page('tune page', 420, 500, (c) => {
    paper(c, 420, 500, '#fffaf0');
    for (let s = 0; s < 3; s++) {
      c.strokeStyle = '#8a7a7c';
      c.lineWidth = 3;
      const y = 70 + s * 145;
      for (let i = 0; i < 5; i++) {
        c.beginPath();
        c.moveTo(30, y + i * 18);
        c.lineTo(390, y + i * 18);
        c.stroke();
      }
      for (let i = 0; i < 5; i++) {
        const [x, at] = [70 + i * 70, y + 20 + 22 * (1 + Math.sin(i * 1.9 + s * 2))];
        dot(c, x, at, 15, 11, '#33242a', -0.3);
        c.strokeStyle = '#33242a';
        c.lineWidth = 5;
        c.beginPath();
        c.moveTo(x + 13, at);
        c.lineTo(x + 13, at - 56);
        c.stroke();
      }
    }
  });

/** A drawing programme with a tree house on the screen. */
export const screenPage = () =>
  page('screen page', 800, 520, (c) => {
    const sky = c.createLinearGradient(0, 0, 0, 520);
    sky.addColorStop(0, '#8fd0e8');
    sky.addColorStop(1, '#e6f6e0');
    c.fillStyle = sky;
    c.fillRect(0, 0, 800, 520);
    dot(c, 660, 110, 56, 56, '#fbd65a');
    dot(c, 300, 560, 420, 170, '#8fc26a');
    dot(c, 700, 570, 330, 150, '#74b060');
    c.fillStyle = '#8a5a3c';
    c.fillRect(330, 250, 60, 200);
    for (const [x, y, r] of [
      [360, 190, 120],
      [270, 240, 82],
      [450, 240, 84],
    ] as const)
      dot(c, x, y, r, r * 0.86, '#4f9a58');
    c.fillStyle = '#f2dcae';
    c.fillRect(300, 180, 120, 96);
    c.fillStyle = '#e4604c';
    c.beginPath();
    c.moveTo(280, 186);
    c.lineTo(360, 112);
    c.lineTo(440, 186);
    c.fill();
    dot(c, 360, 232, 22, 26, '#7a4a34');
    c.fillStyle = '#44527c';
    c.fillRect(0, 0, 84, 520);
    for (const [i, tone] of ['#e4604c', '#f6c233', '#7bab62', '#5fa3d0', '#b48ad0'].entries())
      dot(c, 42, 70 + i * 95, 27, 27, tone);
  });

/** Night on the cinema screen: a rocket passes the moon. */
export const filmPage = () =>
  page('film page', 900, 560, (c) => {
    const sky = c.createLinearGradient(0, 0, 0, 560);
    sky.addColorStop(0, '#7fd0e0');
    sky.addColorStop(1, '#fff0b8');
    c.fillStyle = sky;
    c.fillRect(0, 0, 900, 560);
    dot(c, 250, 150, 84, 84, '#fff8d8');
    dot(c, 250, 600, 420, 210, '#5fa88c');
    dot(c, 760, 620, 380, 200, '#3f8a84');
    c.save();
    c.translate(600, 270);
    c.rotate(0.7);
    dot(c, 0, 0, 58, 130, '#fff6ea');
    c.fillStyle = '#e4503c';
    c.beginPath();
    c.moveTo(-52, -60);
    c.quadraticCurveTo(0, -200, 52, -60);
    c.fill();
    for (const s of [-1, 1]) {
      c.beginPath();
      c.moveTo(s * 46, 40);
      c.lineTo(s * 104, 150);
      c.lineTo(s * 30, 112);
      c.fill();
    }
    dot(c, 0, -14, 27, 27, '#4f8fc0');
    dot(c, 0, 168, 26, 52, '#f6b83a');
    c.restore();
  });
