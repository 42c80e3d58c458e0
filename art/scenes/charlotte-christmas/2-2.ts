import { frostedToTheEars } from '../charlotte-birthday/8-3.ts';
export const crookedRoad = frostedToTheEars;
