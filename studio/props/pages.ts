/** Painted pages: canvases for books, pads, screens and sheets. Drawn loosely; the paint passes do the rest. */

import type * as THREE from 'three';
import { random, TAU } from '../model/math.ts';
import { points2 } from '../model/points.ts';
import { canvasTexture, once } from '../texture/canvas.ts';

type C = CanvasRenderingContext2D;
const paper = (context: C, w: number, h: number, tone = '#fff8e8') => {
  context.fillStyle = tone;
  context.fillRect(0, 0, w, h);
};
const dot = (context: C, x: number, y: number, rx: number, ry: number, tone: string, turn = 0) => {
  context.fillStyle = tone;
  context.beginPath();
  context.ellipse(x, y, rx, ry, turn, 0, TAU);
  context.fill();
};
const page = (key: string, w: number, h: number, draw: (context: C) => void): THREE.Texture =>
  once(key, () => canvasTexture(w, h, draw));

/** A red apple with a leaf, as in an alphabet book. */
export const applePage = () =>
  page('apple page', 420, 500, (context) => {
    paper(context, 420, 500, '#fdf0d0');
    dot(context, 160, 290, 96, 112, '#dc4638');
    dot(context, 250, 290, 96, 112, '#d23c32');
    dot(context, 150, 240, 26, 36, '#f08a72', 0.4);
    context.strokeStyle = '#6a4228';
    context.lineWidth = 14;
    context.beginPath();
    context.moveTo(205, 200);
    context.quadraticCurveTo(206, 150, 228, 120);
    context.stroke();
    dot(context, 272, 140, 52, 24, '#6f9f4c', -0.4);
  });

/** Lines of text too far away to read, under a hill in the sun. */
export const wordsPage = () =>
  page('words page', 420, 500, (context) => {
    paper(context, 420, 500);
    context.lineCap = 'round';
    dot(context, 210, 140, 100, 62, '#8fc27a');
    dot(context, 150, 150, 50, 44, '#6fa858');
    dot(context, 330, 90, 34, 34, '#f6c233');
    context.strokeStyle = '#9a8a86';
    context.lineWidth = 12;
    for (let i = 0; i < 4; i++) {
      context.beginPath();
      context.moveTo(80, 310 + i * 44);
      context.lineTo(i === 3 ? 220 : 340, 310 + i * 44);
      context.stroke();
    }
  });

/** Ruled page with a line of looping handwriting that stops where the pencil is. */
export const writtenPage = () =>
  page('written page', 600, 760, (context) => {
    paper(context, 600, 760, '#fffaf0');
    context.lineWidth = 4;
    context.strokeStyle = '#9cc4d8';
    for (let y = 130; y < 740; y += 100) {
      context.beginPath();
      context.moveTo(30, y);
      context.lineTo(580, y);
      context.stroke();
    }
    context.strokeStyle = '#e89a8c';
    context.beginPath();
    context.moveTo(92, 0);
    context.lineTo(92, 760);
    context.stroke();
    context.strokeStyle = '#3f4f8a';
    context.lineWidth = 15;
    context.lineCap = 'round';
    const loops = (y: number, to: number, tall: number) => {
      context.beginPath();
      for (let t = 0; ; t += 0.12) {
        const x = 128 + t * 8.5 + 21 * Math.sin(t);
        const word = Math.sin(t * 0.21 + y) > -0.86;
        const k = tall * (0.6 + 0.4 * Math.sin(t * 0.53 + y));
        const at: [number, number] = [x, y - 24 - k * (0.5 - 0.5 * Math.cos(t))];
        if (x > to) break;
        if (word) context.lineTo(...at);
        else context.moveTo(...at);
      }
      context.stroke();
    };
    loops(130, 540, 52);
    loops(230, 520, 48);
    loops(330, 540, 52);
    loops(430, 330, 50);
  });

/** Wax-crayon strokes back and forth inside an ellipse. */
function scribble(context: C, x: number, y: number, rx: number, ry: number, tone: string, seed: number): void {
  const rnd = random(seed);
  context.save();
  context.beginPath();
  context.ellipse(x, y, rx, ry, 0, 0, TAU);
  context.clip();
  context.strokeStyle = tone;
  context.lineWidth = 13;
  for (let k = -1; k <= 1; k += 0.085) {
    context.globalAlpha = 0.6 + 0.4 * rnd();
    context.beginPath();
    context.moveTo(x - rx - 20, y + k * ry * 1.6 + 40 + rnd() * 8);
    context.lineTo(x + rx + 20, y + k * ry * 1.6 - 40 + rnd() * 8);
    context.stroke();
  }
  context.restore();
}

/** A child's crayon cat under a sun. */
export const crayonCat = () =>
  page('crayon cat', 700, 700, (context) => {
    paper(context, 700, 700, '#fffaf0');
    context.lineCap = context.lineJoin = 'round';
    scribble(context, 590, 110, 62, 62, '#f6b83a', 1);
    context.strokeStyle = '#f0a52c';
    context.lineWidth = 11;
    for (let i = 0; i < 9; i++) {
      const a = 0.9 + i * 0.36;
      context.beginPath();
      context.moveTo(590 + Math.cos(a) * 84, 110 + Math.sin(a) * 84);
      context.lineTo(590 + Math.cos(a) * 118, 110 + Math.sin(a) * 118);
      context.stroke();
    }
    for (let i = 0; i < 22; i++) {
      context.strokeStyle = i % 2 ? '#6f9f4c' : '#8fbc5c';
      context.beginPath();
      context.moveTo(20 + i * 31, 690);
      context.lineTo(32 + i * 31, 620 - 24 * Math.sin(i * 2));
      context.stroke();
    }
    scribble(context, 300, 510, 150, 138, '#ee8a3c', 2);
    scribble(context, 300, 270, 150, 130, '#f29a4c', 3);
    context.strokeStyle = '#5a3428';
    context.lineWidth = 13;
    const path = (list: [number, number][]) => {
      context.beginPath();
      for (const p of list) context.lineTo(...p);
      context.stroke();
    };
    context.beginPath();
    context.ellipse(300, 270, 150, 130, 0, 0, TAU);
    context.stroke();
    context.beginPath();
    context.ellipse(300, 510, 150, 138, 0, -0.9, 4.05);
    context.stroke();
    for (const s of [-1, 1]) {
      context.fillStyle = '#f29a4c';
      context.beginPath();
      context.moveTo(300 + s * 138, 215);
      context.lineTo(300 + s * 150, 70);
      context.lineTo(300 + s * 46, 148);
      context.fill();
      path([
        [300 + s * 138, 215],
        [300 + s * 150, 70],
        [300 + s * 46, 148],
      ]);
      dot(context, 300 + s * 58, 250, 19, 27, '#3a2a2e');
      for (const k of [-1, 0, 1])
        path([
          [300 + s * 84, 305 + k * 14],
          [300 + s * 205, 300 + k * 34],
        ]);
    }
    dot(context, 300, 298, 19, 14, '#e0605c');
    path(points2('250,322 275,344 300,318 325,344 350,322'));
    context.lineWidth = 26;
    context.strokeStyle = '#ee8a3c';
    context.beginPath();
    context.moveTo(440, 560);
    context.bezierCurveTo(560, 560, 590, 450, 520, 400);
    context.stroke();
  });

/** Five staves with dots and tails: a tune seen from the other side of the room. */
export const tunePage = () =>
  page('tune page', 420, 500, (context) => {
    paper(context, 420, 500, '#fffaf0');
    for (let s = 0; s < 3; s++) {
      context.strokeStyle = '#8a7a7c';
      context.lineWidth = 3;
      const y = 70 + s * 145;
      for (let i = 0; i < 5; i++) {
        context.beginPath();
        context.moveTo(30, y + i * 18);
        context.lineTo(390, y + i * 18);
        context.stroke();
      }
      for (let i = 0; i < 5; i++) {
        const [x, at] = [70 + i * 70, y + 20 + 22 * (1 + Math.sin(i * 1.9 + s * 2))];
        dot(context, x, at, 15, 11, '#33242a', -0.3);
        context.strokeStyle = '#33242a';
        context.lineWidth = 5;
        context.beginPath();
        context.moveTo(x + 13, at);
        context.lineTo(x + 13, at - 56);
        context.stroke();
      }
    }
  });

/** A drawing programme with a tree house on the screen. */
export const screenPage = () =>
  page('screen page', 800, 520, (context) => {
    const sky = context.createLinearGradient(0, 0, 0, 520);
    sky.addColorStop(0, '#8fd0e8');
    sky.addColorStop(1, '#e6f6e0');
    context.fillStyle = sky;
    context.fillRect(0, 0, 800, 520);
    dot(context, 660, 110, 56, 56, '#fbd65a');
    dot(context, 300, 560, 420, 170, '#8fc26a');
    dot(context, 700, 570, 330, 150, '#74b060');
    context.fillStyle = '#8a5a3c';
    context.fillRect(330, 250, 60, 200);
    for (const [x, y, r] of [
      [360, 190, 120],
      [270, 240, 82],
      [450, 240, 84],
    ] as const)
      dot(context, x, y, r, r * 0.86, '#4f9a58');
    context.fillStyle = '#f2dcae';
    context.fillRect(300, 180, 120, 96);
    context.fillStyle = '#e4604c';
    context.beginPath();
    context.moveTo(280, 186);
    context.lineTo(360, 112);
    context.lineTo(440, 186);
    context.fill();
    dot(context, 360, 232, 22, 26, '#7a4a34');
    context.fillStyle = '#44527c';
    context.fillRect(0, 0, 84, 520);
    for (const [i, tone] of ['#e4604c', '#f6c233', '#7bab62', '#5fa3d0', '#b48ad0'].entries())
      dot(context, 42, 70 + i * 95, 27, 27, tone);
  });

/** Night on the cinema screen: a rocket passes the moon. */
export const filmPage = () =>
  page('film page', 900, 560, (context) => {
    const sky = context.createLinearGradient(0, 0, 0, 560);
    sky.addColorStop(0, '#7fd0e0');
    sky.addColorStop(1, '#fff0b8');
    context.fillStyle = sky;
    context.fillRect(0, 0, 900, 560);
    dot(context, 250, 150, 84, 84, '#fff8d8');
    dot(context, 250, 600, 420, 210, '#5fa88c');
    dot(context, 760, 620, 380, 200, '#3f8a84');
    context.save();
    context.translate(600, 270);
    context.rotate(0.7);
    dot(context, 0, 0, 58, 130, '#fff6ea');
    context.fillStyle = '#e4503c';
    context.beginPath();
    context.moveTo(-52, -60);
    context.quadraticCurveTo(0, -200, 52, -60);
    context.fill();
    for (const s of [-1, 1]) {
      context.beginPath();
      context.moveTo(s * 46, 40);
      context.lineTo(s * 104, 150);
      context.lineTo(s * 30, 112);
      context.fill();
    }
    dot(context, 0, -14, 27, 27, '#4f8fc0');
    dot(context, 0, 168, 26, 52, '#f6b83a');
    context.restore();
  });
