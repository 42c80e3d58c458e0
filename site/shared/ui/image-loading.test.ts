import { expect, test } from 'vitest';
import { getImageLoadingProps } from './image-loading.ts';

test.each([
  ['eager-high', { loading: 'eager', fetchPriority: 'high' }],
  ['eager-low', { loading: 'eager', fetchPriority: 'low' }],
  ['lazy', { loading: 'lazy', fetchPriority: 'auto' }],
] as const)('an image with the loading %s has the attributes %o', (loading, props) => {
  expect(getImageLoadingProps(loading)).toEqual(props);
});
