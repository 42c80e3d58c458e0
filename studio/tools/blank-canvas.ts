/** A canvas that ignores every drawing. With it scenes are built without a browser; painted patterns are left out. */
const PIXELS = new Uint8ClampedArray(4 * 2048 * 2048);
const BRUSH: unknown = new Proxy(() => {}, {
  get: (_, key) => (key === 'data' ? PIXELS : () => BRUSH),
  set: () => true,
});

class BlankCanvas {
  width = 1;
  height = 1;
  getContext(): unknown {
    return BRUSH;
  }
}

/** Must run before a scene is imported. */
export function installBlankCanvas(): void {
  const createElement = () => new BlankCanvas();
  Object.assign(globalThis, {
    document: { createElement, createElementNS: createElement },
    OffscreenCanvas: BlankCanvas,
  });
}
