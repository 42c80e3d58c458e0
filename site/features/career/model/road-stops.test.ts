import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TALL_ROAD, WIDE_ROAD } from './road-stops.ts';

/** The studio's metadata of a picture. It names the stop of the first job `job`. */
type Rendered = { width: number; height: number; spots: Record<string, { x: number; y: number }> };

test.each([WIDE_ROAD, TALL_ROAD])('the stops of $name match the metadata of its picture', ({ name, size, stops }) => {
  const rendered: Rendered = JSON.parse(readFileSync(`pictures/${name}.json`, 'utf8'));
  const { job, ...schools } = rendered.spots;
  expect(stops).toEqual({ ...schools, career: job });
  expect(size).toEqual({ width: rendered.width, height: rendered.height });
});
