import { findLargestFitting } from '../readable/type-fit.ts';
import { type ColumnBlock, fillColumns } from './column-fill.ts';

/** Type sizes in points, from that of a paperback to that of a first reader. */
const TYPE_SIZES = { min: 9.6, max: 15, step: 0.1 };
/** The width that pictures are given where it fills their column, as a share of the column's. */
const WANTED_SCALE = 0.86;
/** Two columns a page, on both sides of a sheet. */
const COLUMNS_PER_SHEET = 4;

/** A4 without the margins of print-edition.css, less 2 mm against rounding. */
const COLUMN_HEIGHT_PX = ((297 - 2) / 25.4 - 1) * 96;

/** What stands in the columns, in the order of the document. */
const BLOCKS = 'img, h1, h2, header p, figcaption > p, blockquote, .edition-ending > p, li, dl > div';

/**
 * Sets `--print-type` to the largest size with which the book needs no more sheets than with the smallest, and
 * `--picture-scale` of each picture so that columns are full.
 */
export function fillSheets(flow: HTMLElement): void {
  const apply = (size: number) => flow.style.setProperty('--print-type', `${size}pt`);
  const blocksAt = (size: number) => {
    apply(size);
    return measureBlocks(flow);
  };
  const columnsOf = (blocks: readonly ColumnBlock[]) => fillColumns(blocks, COLUMN_HEIGHT_PX, WANTED_SCALE).columns;
  flow.dataset.onPaper = '';
  const available = COLUMNS_PER_SHEET * Math.ceil(columnsOf(blocksAt(TYPE_SIZES.min)) / COLUMNS_PER_SHEET);
  const size = findLargestFitting(TYPE_SIZES, (each) => columnsOf(blocksAt(each)) <= available) ?? TYPE_SIZES.min;
  const blocks = blocksAt(size);
  delete flow.dataset.onPaper;
  const { pictures } = fillColumns(blocks, COLUMN_HEIGHT_PX, WANTED_SCALE, available);
  const images = flow.querySelectorAll('img');
  for (const [i, image] of images.entries())
    image.style.setProperty('--picture-scale', String(pictures[i] ?? WANTED_SCALE));
}

function measureBlocks(flow: HTMLElement): ColumnBlock[] {
  let bottom = flow.getBoundingClientRect().top;
  return [...flow.querySelectorAll(BLOCKS)].map((element): ColumnBlock => {
    const box = element.getBoundingClientRect();
    const gap = box.top - bottom;
    bottom = box.bottom;
    const isPicture = element.tagName === 'IMG';
    const isText = element.tagName === 'P';
    return {
      gap,
      height: box.height,
      lineHeight: isText ? Number.parseFloat(getComputedStyle(element).lineHeight) : null,
      isPicture,
      keepsWithNext: isPicture || element.tagName === 'H2',
    };
  });
}
