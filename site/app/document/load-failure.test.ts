import { expect, test } from 'vitest';
import { isLoadFailure, isModuleFailure } from './load-failure.ts';

test.each([
  'Failed to fetch dynamically imported module: https://site/assets/book.js',
  'error loading dynamically imported module: https://site/assets/book.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/book.css',
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
])("'%s' is a part that could not be loaded", (message) => {
  expect(isLoadFailure(new TypeError(message))).toBe(true);
});

test.each([
  new DOMException("Failed to execute 'removeChild' on 'Node': The node to be removed is not a child", 'NotFoundError'),
  new TypeError("Cannot read properties of undefined (reading 'text')"),
  new Error('outside of a reader'),
  'Failed to fetch',
  null,
])('%s is a fault of the page', (error) => {
  expect(isLoadFailure(error)).toBe(false);
});

test.each([
  new TypeError('Failed to fetch dynamically imported module: https://site/assets/entry.js'),
  new TypeError('error loading dynamically imported module: https://site/assets/entry.js'),
  new TypeError('Importing a module script failed.'),
  new SyntaxError('Invalid or unexpected token'),
])('%s: a module is missing or damaged', (error) => expect(isModuleFailure(error)).toBe(true));

test.each([
  new TypeError('Failed to fetch'),
  new DOMException('play() failed because the user did not interact with the document first', 'NotAllowedError'),
  new Error('an extension of the browser'),
  undefined,
])('%s: no module has failed', (error) => expect(isModuleFailure(error)).toBe(false));
