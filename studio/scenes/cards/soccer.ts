/** 축구 · Football: the ball before an open goal. */
import { random } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { football, goal } from '../../props/sports.ts';
import { cardStage } from '../../sets/card-stage.ts';
import { plant, type Spot } from '../../sets/ground-cover.ts';
import type { Shot } from '../../shot.ts';

export function soccerCard(): Shot {
  const rnd = random(4);
  const tufts = Array.from({ length: 420 }, (): Spot => [(rnd() - 0.5) * 3.4, -1.1 + rnd() * 2.8, 0.7 + rnd() * 0.6]);
  return cardStage({
    family: 'sport',
    focal: [0.06, 0.42, 0.45],
    eye: [0.2, 1.2, 4.2],
    look: [0, 0.53, 0],
    things: (model) => {
      goal(model, place([-0.12, 0, -0.75], [0, 10, 0], 1.02));
      football(model, place([0.06, 0.43, 0.5], [18, 34, 12]), 0.43);
      const free = tufts.filter(([x, z]) => Math.hypot(x - 0.06, z - 0.5) > 0.3);
      plant(model, 'grass', free, 0.13, () => 0, ['#4f8a40', '#6fa84c', '#97c25c']);
    },
  });
}
