/**
 * What is known about careers: texts, dated facts, licenses, and a day at each work.
 *
 * @packageDocumentation
 */
import type { Career, Field, FieldOfCareers } from '../model/career.ts';
import { animals } from './careers/animals.ts';
import { arts } from './careers/arts.ts';
import { business } from './careers/business.ts';
import { computing } from './careers/computing.ts';
import { crafts } from './careers/crafts.ts';
import { design } from './careers/design.ts';
import { education } from './careers/education.ts';
import { engineering } from './careers/engineering.ts';
import { environment } from './careers/environment.ts';
import { food } from './careers/food.ts';
import { health } from './careers/health.ts';
import { lawPublic } from './careers/law-public.ts';
import { media } from './careers/media.ts';
import { music } from './careers/music.ts';
import { newJobs } from './careers/new-jobs.ts';
import { science } from './careers/science.ts';
import { social } from './careers/social.ts';
import { space } from './careers/space.ts';
import { sport } from './careers/sport.ts';

const BY_FIELD: Readonly<Record<Field, FieldOfCareers>> = {
  science,
  space,
  health,
  engineering,
  computing,
  arts,
  design,
  media,
  music,
  sport,
  food,
  education,
  social,
  'law-public': lawPublic,
  business,
  environment,
  animals,
  crafts,
  'new-jobs': newJobs,
};

/** The order has no meaning for the recommender. */
export const CAREERS: readonly Career[] = Object.entries(BY_FIELD).flatMap(([field, careers]) =>
  Object.entries(careers).map(([id, career]) => ({ id, field: field as Field, ...career })),
);

/** When the facts (tests, licenses, school rules) were checked, ISO 8601. */
export const CAREERS_AS_OF = '2026-11-21';

const byId = new Map(CAREERS.map((career) => [career.id, career]));

export function findCareerById(id: string): Career | undefined {
  return byId.get(id);
}
