import type { babel } from '@stryker-mutator/core';

/** Whether a node is a text in both languages: `{ en: 'Owl', ko: '부엉이' }`. */
function isBilingual(path: babel.NodePath): boolean {
  if (!path.isObjectExpression()) return false;
  const names = path.node.properties.map((property) =>
    property.type === 'ObjectProperty' && property.key.type === 'Identifier' && property.value.type === 'StringLiteral'
      ? property.key.name
      : null,
  );
  return names.length === 2 && names.includes('en') && names.includes('ko');
}

/** Whether a node creates an error, whose message is for developers. */
function isError(path: babel.NodePath): boolean {
  return path.isNewExpression() && path.node.callee.type === 'Identifier' && path.node.callee.name.endsWith('Error');
}

/** Stryker's plugin interface: a test of words would only repeat them. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'words',
    value: {
      shouldIgnore: (path: babel.NodePath) => (isBilingual(path) || isError(path) ? 'words' : undefined),
    },
  },
];
