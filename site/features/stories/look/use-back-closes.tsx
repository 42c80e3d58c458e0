import { useEffectEvent, useLayoutEffect } from 'react';

/** How many layers cover the page in this history entry. */
function countLayers(): number {
  return (window.history.state as { layers?: number } | null)?.layers ?? 0;
}

/** Adds a history entry with the same address, for one layer more over the page. Returns how many these are. */
function pushLayer(): number {
  const layers = countLayers() + 1;
  // With React Router's own state: to it, nothing changes.
  window.history.pushState({ ...window.history.state, layers }, '');
  return layers;
}

/** Gives what covers the page a history entry of its own while it is mounted: the browser's Back closes it alone. */
export function useBackCloses(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  // With the commit that shows it: a Back right then must not leave the page.
  useLayoutEffect(() => {
    const layers = pushLayer();
    let isFollowingLink = false;
    const onClick = ({ target }: MouseEvent) => {
      isFollowingLink = target instanceof Element && target.closest('a[href]') !== null;
    };
    const onPop = () => {
      if (countLayers() < layers) close();
    };
    window.addEventListener('click', onClick, true);
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onPop);
      // A link leads elsewhere, and a step back would undo it.
      if (countLayers() === layers && !isFollowingLink) window.history.back();
    };
  }, []);
}
