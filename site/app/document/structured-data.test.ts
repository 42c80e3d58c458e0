import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { LANGUAGES } from '../../shared/language/language.ts';
import { getAddress, pages } from '../pages/pages.ts';
import { buildStructuredData } from './structured-data.ts';

const SITE = 'https://story.example';
const url = z.url();
const text = z.string().check(z.minLength(1));
const named = (type: string) => z.looseObject({ '@type': z.literal(type), name: text });
const audience = z.union([
  z.strictObject({ '@type': z.literal('PeopleAudience'), suggestedMinAge: z.number(), suggestedMaxAge: z.number() }),
  z.strictObject({ '@type': z.literal('EducationalAudience'), educationalRole: z.enum(['teacher', 'student']) }),
]);

/** Properties that schema.org gives every CreativeWork, with the types of their values. */
const work = {
  name: text,
  description: text,
  url,
  image: url,
  inLanguage: z.enum(['en', 'ko']),
  isAccessibleForFree: z.literal(true),
  publisher: named('Organization'),
};
const SHAPES: Readonly<Record<string, z.ZodMiniType>> = {
  WebSite: z.strictObject({ '@type': z.literal('WebSite'), ...work, alternateName: text }),
  WebPage: z.strictObject({ '@type': z.literal('WebPage'), ...work }),
  CollectionPage: z.strictObject({ '@type': z.literal('CollectionPage'), ...work, audience }),
  LearningResource: z.strictObject({
    '@type': z.literal('LearningResource'),
    ...work,
    learningResourceType: text,
    educationalLevel: z.optional(text),
    isBasedOn: z.optional(url),
    audience,
  }),
  Quiz: z.strictObject({
    '@type': z.literal('Quiz'),
    ...work,
    about: named('Thing'),
    assesses: text,
    educationalLevel: text,
    audience,
  }),
  Book: z.strictObject({
    '@type': z.literal('Book'),
    ...work,
    author: named('Organization'),
    illustrator: named('Organization'),
    bookFormat: z.literal('https://schema.org/EBook'),
    educationalLevel: text,
    typicalAgeRange: z.string().check(z.regex(/^\d+-\d+$/)),
    audience,
    about: z.array(named('Thing')),
    workTranslation: named('Book'),
    mainEntityOfPage: url,
  }),
  BreadcrumbList: z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z.array(
      z.strictObject({ '@type': z.literal('ListItem'), position: z.number(), name: text, item: url }),
    ),
  }),
};

describe.each(LANGUAGES)('what search engines may know, in %s', (language) => {
  test.for(pages)('$path is a thing of schema.org, at its address', (page) => {
    const { '@graph': things } = buildStructuredData(page, language, SITE);
    for (const thing of things) {
      const shape = SHAPES[thing['@type']];
      expect(shape && z.safeParse(shape, thing).error?.issues, thing['@type']).toBeUndefined();
      expect(shape, thing['@type']).toBeDefined();
    }
    expect(things[0]).toMatchObject({ url: SITE + getAddress(page, language), inLanguage: language });
    const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement as { item: string }[];
    if (page.path !== '/') expect(trail?.at(-1)?.item).toBe(SITE + getAddress(page, language));
  });
});

test('a book, its sheet for teachers and the quiz are what they are called', () => {
  const typeOf = (path: string) => {
    const page = pages.find((each) => each.path === path);
    return page && buildStructuredData(page, 'en', SITE)['@graph'][0]?.['@type'];
  };
  expect(typeOf('/book/forest-adventure')).toBe('Book');
  expect(typeOf('/book/forest-adventure/teachers')).toBe('LearningResource');
  expect(typeOf('/multiplication-table')).toBe('Quiz');
});
