/**
 * Lets React work in a page that others change: a browser's translation puts texts into `<font>` elements or replaces
 * them by such, extensions add elements. React expects each node where it has put it, and throws otherwise
 * (facebook/react#11538). Runs inline, before translators and before hydration.
 *
 * Foreign changes before hydration are taken back for it, and made again after it. Later, what React is about to change
 * comes back to where React has put it, and what stood in its place goes. A translator translates it anew.
 */
import { HYDRATED_EVENT, HYDRATING_EVENT } from './hydrated-event.ts';

/** Nodes that others took out of the page, and what they put in their place. */
type Swap = { readonly removed: readonly Node[]; readonly added: readonly Node[] };

const proto = Node.prototype;
const { appendChild, insertBefore, removeChild } = proto;
const nodeValue = Object.getOwnPropertyDescriptor(proto, 'nodeValue') as PropertyDescriptor;

/** The swap of each node in one. */
const swaps = new WeakMap<Node, Swap>();
/** Nodes that `removeChild` removed, as React does. */
const discarded = new WeakSet<Node>();
/** Translators' elements that were added in this task. */
let recent = new Set<Node>();
/** What others have changed before hydration; null after it. */
let early: MutationRecord[] | null = [];

const isFont = (node: Node | null | undefined): node is Node => node?.nodeName === 'FONT';
const isGone = (node: Node) => node.parentNode === null;

const observer = new MutationObserver((records) => {
  follow(records);
  recent = new Set();
});
const OBSERVED = { childList: true, subtree: true };
// Some translators write into the texts. React compares these when it hydrates, and never again.
observer.observe(document, { ...OBSERVED, characterData: true, characterDataOldValue: true });

function follow(records: readonly MutationRecord[]): void {
  // React passes over foreign elements of the head and the body themselves.
  early?.push(...records.filter(({ target }) => target !== document.body && document.body.contains(target)));
  records.forEach(({ addedNodes, removedNodes, previousSibling, nextSibling, target }, index) => {
    for (const node of addedNodes) if (isFont(node)) recent.add(node);
    const removed = [...removedNodes].filter(isGone);
    const text = removed[0];
    if (!text) return;
    if (addedNodes.length > 0) remember(removed, [...addedNodes]);
    else if (text.nodeType === proto.TEXT_NODE) {
      // Replaced in two steps, in either order; or part of a sentence that stands in a neighbor now.
      const then = records[index + 1];
      const isInPlace =
        then?.target === target && then.previousSibling === previousSibling && then.nextSibling === nextSibling;
      const later = isInPlace ? then.addedNodes[0] : null;
      if (isFont(later)) recent.add(later);
      const fonts = [previousSibling, nextSibling, later].filter(isFont);
      const news = fonts.filter((each) => recent.has(each));
      const font = news.find((each) => !swaps.has(each)) ?? news[0] ?? (discarded.has(text) ? undefined : fonts[0]);
      if (!font) return;
      const known = swaps.get(font)?.removed ?? [];
      remember(font === nextSibling ? [text, ...known] : [...known, text], [font]);
    }
  });
}

function remember(removed: readonly Node[], added: readonly Node[]): void {
  // What stood in for other nodes may be replaced in its turn.
  const original = removed.flatMap((node) => {
    const swap = swaps.get(node);
    return swap?.added.includes(node) ? swap.removed : [node];
  });
  const swap = { removed: original, added };
  for (const node of [...original, ...added]) swaps.set(node, swap);
}

/** Changes the page without being told of it. */
function changeSilently(change: () => void): void {
  follow(observer.takeRecords());
  change();
  observer.takeRecords();
}

/** Puts back what was swapped among the children of an element: a translator writes a sentence as a whole. */
function undoSwaps(parent: ParentNode): void {
  for (const node of parent.childNodes) {
    const swap = swaps.get(node);
    if (!swap?.added.includes(node)) continue;
    for (const each of [...swap.removed, ...swap.added]) swaps.delete(each);
    node.before(...swap.removed.filter(isGone));
    for (const each of swap.added) (each as ChildNode).remove();
    undoSwaps(parent);
    return;
  }
}

/** Brings a node that others have replaced or wrapped back into the parent that React has put it into. */
function reclaim(node: Node, parent: Node | null): void {
  if (parent !== null && node.parentNode === parent) return;
  changeSilently(() => {
    const standIn = swaps.get(node)?.added.find((each) => each.parentNode);
    if (isGone(node) && standIn?.parentNode) undoSwaps(standIn.parentNode);
    while (parent && node.parentNode && node.parentNode !== parent && parent.contains(node)) {
      const wrapper = node.parentNode as ParentNode & ChildNode;
      wrapper.replaceWith(...wrapper.childNodes);
    }
  });
}

proto.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
  reclaim(child, this);
  discarded.add(child);
  return child.parentNode ? (removeChild.call(child.parentNode, child) as Child) : child;
};

proto.insertBefore = function <Child extends Node>(this: Node, node: Child, next: Node | null): Child {
  if (isGone(node) && swaps.has(node)) reclaim(node, null);
  if (next) reclaim(next, this);
  return insertBefore.call(this, node, next?.parentNode === this ? next : null) as Child;
};

proto.appendChild = function <Child extends Node>(this: Node, node: Child): Child {
  if (isGone(node) && swaps.has(node)) reclaim(node, null);
  return appendChild.call(this, node) as Child;
};

Object.defineProperty(proto, 'nodeValue', {
  ...nodeValue,
  set(this: Node, value: string | null) {
    if (isGone(this)) reclaim(this, null);
    nodeValue.set?.call(this, value);
  },
});

function put(node: Node, parent: Node | null, next: Node | null): void {
  if (parent) insertBefore.call(parent, node, next?.parentNode === parent ? next : null);
  else (node as ChildNode).remove();
}

/** Takes changes back. Returns a function that makes them again. */
function takeBack(changes: readonly MutationRecord[]): () => void {
  const steps: (() => void)[] = [];
  const move = (node: Node, parent: Node | null, next: Node | null) => {
    const { parentNode, nextSibling } = node;
    steps.push(() => put(node, parentNode, nextSibling));
    put(node, parent, next);
  };
  for (const {
    type,
    target,
    addedNodes,
    removedNodes,
    previousSibling,
    nextSibling,
    oldValue,
  } of changes.toReversed()) {
    if (type === 'characterData') {
      const written = target.nodeValue;
      steps.push(() => nodeValue.set?.call(target, written));
      nodeValue.set?.call(target, oldValue);
    }
    for (const node of addedNodes) if (node.parentNode === target) move(node, null, null);
    const next = nextSibling?.parentNode === target ? nextSibling : null;
    const previous = previousSibling?.parentNode === target ? previousSibling : null;
    for (const node of removedNodes) move(node, target, next ?? previous?.nextSibling ?? null);
  }
  return () => {
    for (const step of steps.toReversed()) step();
  };
}

addEventListener(
  HYDRATING_EVENT,
  (event) => {
    follow(observer.takeRecords());
    const changes = early ?? [];
    early = null;
    observer.observe(document, OBSERVED);
    if (changes.length === 0) return;
    // Hydration is then done at once: nobody changes the page meanwhile.
    event.preventDefault();
    changeSilently(() => {
      const makeAgain = takeBack(changes);
      addEventListener(HYDRATED_EVENT, () => changeSilently(makeAgain), { once: true });
    });
  },
  { once: true },
);
