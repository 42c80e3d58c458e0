/**
 * What search engines may know of a page, in schema.org's words (JSON-LD): what it is, and where it stands in the site.
 * Only the build reads it.
 */
import { type Story, stories } from '../../features/stories/model/stories.ts';
import { getOtherLanguage, type Language } from '../../shared/language/language.ts';
import { getAddress, getPageByPath, type Page } from '../pages/pages.ts';
import { describePage } from './page-descriptions.ts';

type Thing = { readonly '@type': string; readonly [property: string]: unknown };

const NAMES = { en: 'Story Forest', ko: '이야기숲' } as const;
const TABLES = { en: 'Multiplication tables', ko: '구구단' } as const;
/** The grade in which a country's schools teach the tables. */
const TABLES_GRADE = { en: 'Grade 3', ko: '초등 2학년' } as const;

const CHILDREN = { '@type': 'PeopleAudience', suggestedMinAge: 6, suggestedMaxAge: 12 } as const;

export function buildStructuredData(page: Page, language: Language, siteUrl: string) {
  const urlOf = (each: Page) => siteUrl + getAddress(each, language);
  const base = {
    name: page.title[language],
    description: describePage(page)[language],
    url: urlOf(page),
    image: `${siteUrl}/og/${page.image}-${language}.png`,
    inLanguage: language,
    isAccessibleForFree: true,
    publisher: { '@type': 'Organization', name: NAMES[language], url: siteUrl },
  };
  const graph: Thing[] = [{ ...base, ...classify(page, language, urlOf) }];
  if (page.path !== '/') graph.push(buildBreadcrumbs(page, language, urlOf));
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** The type of a page's thing, and the properties that only this type has. */
function classify({ path }: Page, language: Language, urlOf: (page: Page) => string): Thing {
  const story = stories.find(({ route }) => path.startsWith(route));
  if (story && path === story.route) return describeBook(story, language, urlOf);
  if (story) {
    const isForTeachers = path.endsWith('/teachers');
    return {
      '@type': 'LearningResource',
      learningResourceType: isForTeachers ? 'Lesson plan' : 'Printable book',
      educationalLevel: story.readingLevel[language],
      isBasedOn: urlOf(getPageByPath(story.route)),
      audience: isForTeachers ? { '@type': 'EducationalAudience', educationalRole: 'teacher' } : CHILDREN,
    };
  }
  switch (path) {
    case '/':
      return { '@type': 'WebSite', alternateName: NAMES[getOtherLanguage(language)] };
    case '/multiplication-table':
      return {
        '@type': 'Quiz',
        about: { '@type': 'Thing', name: TABLES[language] },
        assesses: TABLES[language],
        educationalLevel: TABLES_GRADE[language],
        audience: CHILDREN,
      };
    case '/adventure-game':
    case '/quadrant-board':
      return { '@type': 'LearningResource', learningResourceType: 'Game', audience: CHILDREN };
    case '/stories':
    case '/games':
      return { '@type': 'CollectionPage', audience: CHILDREN };
    default:
      return { '@type': 'WebPage' };
  }
}

function describeBook(story: Story, language: Language, urlOf: (page: Page) => string): Thing {
  return {
    '@type': 'Book',
    author: { '@type': 'Organization', name: NAMES[language] },
    illustrator: { '@type': 'Organization', name: NAMES[language] },
    bookFormat: 'https://schema.org/EBook',
    educationalLevel: story.readingLevel[language],
    typicalAgeRange: `${story.ages.readAloud}-12`,
    audience: { ...CHILDREN, suggestedMinAge: story.ages.readAloud },
    about: story.themes.map(({ name }) => ({ '@type': 'Thing', name: name[language] })),
    workTranslation: {
      '@type': 'Book',
      name: story.title[getOtherLanguage(language)],
      inLanguage: getOtherLanguage(language),
    },
    mainEntityOfPage: urlOf(getPageByPath(story.route)),
  };
}

/** From the home page over the shelf, or the games, to the page. */
function buildBreadcrumbs(page: Page, language: Language, urlOf: (page: Page) => string): Thing {
  const story = stories.find(({ route }) => page.path.startsWith(route));
  const isGame = ['/multiplication-table', '/adventure-game', '/quadrant-board', '/quiz-scores', '/career-planner'];
  const above = story ? ['/', '/stories'] : isGame.includes(page.path) ? ['/', '/games'] : ['/'];
  const parent = story && page.path !== story.route ? [story.route] : [];
  const trail = [...[...above, ...parent].map(getPageByPath), page];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((each, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: each.path === '/' ? NAMES[language] : each.title[language],
      item: urlOf(each),
    })),
  };
}
