import type { TreeLevel } from './fact-tree.ts';

/** A plant for each level of a tree, so that the level does not depend on color alone. */
export function FactPlant({ level, className = '' }: { level: TreeLevel; className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className={className}
      stroke="var(--color-ink)"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {level === 'tree' && <Tree />}
      {level === 'young' && <YoungTree />}
      {level === 'thirsty' && <ThirstyTree />}
      {level === 'sprout' && <Sprout />}
      {level === 'seed' && <Seed />}
      {level === 'untried' && <path d="M9 26h2m4 0h2m4 0h2" fill="none" stroke="var(--color-ink-soft)" />}
    </svg>
  );
}

function Tree() {
  return (
    <>
      <path d="M14.300 20 13.600 29h5L17.700 20Z" fill="var(--color-wood)" />
      <path
        d="M16 2.500c4 0 6.300 2.400 6.700 5.200 3.200.6 5.300 3 5.300 6.200 0 4.200-3.700 7.100-7.600 7.100H11.200C7.300 21 4 18.100 4 14.200c0-3.300 2.100-5.700 5.300-6.400C9.800 4.800 12.200 2.500 16 2.500Z"
        fill="var(--color-leaf)"
      />
      <path
        d="M10 13.500c.4-1.700 1.600-2.600 3.200-2.800M19 8.500c1.500.1 2.500.9 3 2.300"
        fill="none"
        opacity=".55"
      />
    </>
  );
}

/** Half as high as a tree, with a thin trunk. */
function YoungTree() {
  return (
    <>
      <path d="M15.200 19 14.800 29h2.400L16.800 19Z" fill="var(--color-wood)" />
      <path
        d="M16 8.500c4.600 0 7.500 3 7.500 6.500S20.400 21.500 16 21.500 8.500 18.500 8.500 15s2.900-6.500 7.500-6.500Z"
        fill="var(--color-leaf)"
      />
    </>
  );
}

/** A tree with drooping leaves and a drop of water that it waits for. */
function ThirstyTree() {
  return (
    <>
      <path d="M14.300 19 13.600 29h5L17.700 19Z" fill="var(--color-wood)" />
      <path
        d="M16 5.500c5.500 0 11 4.500 12 12.500-2-1.500-4-1.600-6 .5-2-2-4-2-6 0-2-2-4-2-6 0-2-2.100-4-2-6-.5C5 10 10.500 5.500 16 5.500Z"
        fill="var(--color-honey)"
      />
      <path
        d="M25.500 21c2 2.600 2.800 4 2.800 5.200a2.800 2.800 0 0 1-5.600 0c0-1.200.8-2.600 2.800-5.200Z"
        fill="var(--color-teal)"
      />
    </>
  );
}

function Sprout() {
  return (
    <>
      <path d="M5 28c3-2.600 19-2.600 22 0Z" fill="var(--color-wood)" />
      <path d="M16 26.500c.3-4.500.2-7.500-.2-11" fill="none" stroke="var(--color-leaf-deep)" strokeWidth="2.400" />
      <path
        d="M15.800 16.500C10 17.500 7 14.600 6.500 9.800c5.400-.4 8.900 1.700 9.300 6.700Z"
        fill="var(--color-leaf)"
      />
      <path d="M16 13.500c.2-4.800 3.200-7.200 8.600-7 .2 5-2.800 7.800-8.600 7Z" fill="var(--color-leaf)" />
    </>
  );
}

function Seed() {
  return (
    <>
      <path d="M4 28c2.500-5 6.500-7.500 12-7.500S25.500 23 28 28Z" fill="var(--color-wood)" />
      <path
        d="M16 25.500c-3.200-.2-4.700-2.600-4.300-5.300.4-2.600 2.200-4.700 4.300-6.200 2.100 1.500 3.900 3.600 4.300 6.200.4 2.700-1.100 5.100-4.300 5.300Z"
        fill="var(--color-honey)"
      />
    </>
  );
}
