/**
 * The drawn face: a canvas that wraps the front half of the head. x is the angle round the head in radians
 * (+ is the character's left), y the height in head radii. Child eyes are large and low; age moves them up.
 */
import type * as THREE from 'three';
import { mixColor, random } from '../model/math.ts';
import { canvasTexture } from '../texture/canvas.ts';
import { EXPRESSIONS, type Expression, type ExpressionName } from './expression.ts';
import type { Gaze } from './eye-shape.ts';
import { drawBrow, drawEye } from './face-eye.ts';
import { drawFarFace } from './face-far.ts';
import { drawMouth, drawNose } from './face-mouth.ts';
import { HEIGHT, Pen, WIDTH } from './face-pen.ts';
import { type FaceLayout, type FaceSpec, type Features, LAYOUT } from './face-spec.ts';

export function faceTexture(face: FaceSpec, own: Features, name: ExpressionName, gaze?: Gaze): THREE.Texture {
  const e: Expression = EXPRESSIONS[name];
  const look: Gaze = gaze ?? e.gaze ?? [0, 0];
  const at = { ...LAYOUT[face.age], ...face.layout };
  let context: CanvasRenderingContext2D | undefined;
  const texture = canvasTexture(WIDTH, HEIGHT, (c) => {
    context = c;
    const pen = barePen(c, face);
    drawSkin(pen, face, e, at);
    drawNose(pen, face, own, look);
    for (const s of [-1, 1] as const) {
      const eye = { f: face, e, at, own, s, gaze: look };
      drawEye(pen, eye);
      drawBrow(pen, eye);
    }
    drawMouth(pen, face, e, at, own, look);
  });
  // `light/lens.ts` calls this for a head that is small in the picture
  texture.userData.drawFar = () => {
    if (!context) return;
    context.resetTransform();
    drawFarFace(barePen(context, face), { f: face, e, at, own, gaze: look });
    texture.needsUpdate = true;
  };
  return texture;
}

function barePen(context: CanvasRenderingContext2D, face: FaceSpec): Pen {
  context.globalAlpha = 1;
  context.fillStyle = face.skin;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  return new Pen(context);
}

function drawSkin(pen: Pen, face: FaceSpec, e: Expression, at: FaceLayout): void {
  const blush = face.blush ?? '#f0604f';
  const warm = mixColor(face.skin, '#d0603c', 0.5);
  pen.glow(0, 0.45, 0.9, 0.45, mixColor(face.skin, '#fff3dc', 0.6), 0.35);
  pen.glow(0, -0.25, 0.15, 0.12, blush, 0.42);
  for (const s of [-1, 1]) {
    pen.glow(s * at.eyeX, at.eyeY, 0.27, 0.26, warm, 0.16);
    pen.glow(s * 0.64, -0.36, 0.32, 0.25, blush, 0.62 * (e.blush ?? 0.6) * (face.blushAmount ?? 1));
    if (face.age === 'child') {
      for (let i = -1; i < 2; i++) {
        pen.stroke(
          [s * 0.62 + i * 0.06 - 0.02, -0.41],
          [s * 0.62 + i * 0.06, -0.37],
          [s * 0.62 + i * 0.06 + 0.025, -0.33],
          0.012,
          mixColor(blush, '#a03020', 0.3),
          0.4,
        );
      }
    }
  }
  if (e.puffed) for (const s of [-1, 1]) pen.glow(s * 0.5, -0.45, 0.26, 0.24, blush, 0.5);
  if (e.stuffed)
    for (const s of [-1, 1]) {
      pen.glow(s * 0.56, -0.3, 0.16, 0.1, mixColor(face.skin, '#fff3dc', 0.7), 0.6);
      pen.glow(s * 0.6, -0.66, 0.26, 0.09, mixColor(face.skin, '#a84a30', 0.5), 0.5);
    }
  const rnd = random(5);
  for (let i = 0; i < (face.freckles ?? 0); i++) {
    pen.ellipse((i - ((face.freckles ?? 0) - 1) / 2) * 0.075, -0.17 - (i % 2) * 0.03, 0.016, 0.014, '#a8552e', 0.8);
  }
  if (face.ageSpots)
    for (let i = 0; i < 7; i++)
      pen.ellipse((rnd() - 0.5) * 1.5, 0.3 + rnd() * 0.4, 0.02 + rnd() * 0.02, 0.02, '#5a2c16', 0.25);
  if (face.age !== 'old') return;
  const line = mixColor(face.skin, '#7a3a20', 0.55);
  for (const s of [-1, 1]) {
    pen.stroke([s * 0.2, -0.3], [s * 0.34, -0.38], [s * 0.34, -0.54], 0.018, line, 0.7);
    for (let k = -1; k < 2; k++)
      pen.stroke(
        [s * 0.5, at.eyeY + k * 0.03],
        [s * 0.57, at.eyeY + k * 0.06],
        [s * 0.64, at.eyeY + k * 0.09],
        0.014,
        line,
        0.7,
      );
    pen.stroke([s * 0.24, at.eyeY - 0.15], [s * 0.36, at.eyeY - 0.2], [s * 0.46, at.eyeY - 0.14], 0.014, line, 0.6);
  }
  for (const y of [0.42, 0.5]) pen.stroke([-0.3, y], [0, y + 0.05], [0.3, y], 0.013, line, 0.5);
}
