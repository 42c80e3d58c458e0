import { CAREERS } from '../features/career/content/careers.ts';
import { checkCareer, checkTogether } from './careers/career-check.ts';

/** The faults in the texts of the curated careers, one line each. */
export function checkCareers(): string[] {
  return [...CAREERS.flatMap(checkCareer), ...checkTogether(CAREERS)];
}
