import type { Catalog } from '../../../shared/language/language.ts';

/** Said where the address names no part of the book. */
export const damagedLinkText: Catalog<string> = {
  en: 'This link is damaged: the book has no such page. Ask for it again, or look for the page here.',
  ko: '링크가 깨졌어요. 이 책에는 그런 쪽이 없어요. 링크를 다시 받거나, 여기에서 찾아보세요.',
};
