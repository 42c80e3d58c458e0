/** What `formatPageAddress` (pages.ts) writes. A pattern of its own, so that the scrolled book loads no paged reader to test it. */
export const PAGE_ADDRESS = /^#(?:cover|end|question-\d+|\d+(?:-\w+)*)$/;
