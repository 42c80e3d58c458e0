/** The picture for an empty list: a forest clearing with an empty sign. */
export function EmptyPatch() {
  return (
    <svg
      viewBox="0 0 200 110"
      aria-hidden="true"
      className="w-52"
      stroke="var(--color-ink)"
      strokeWidth="2.400"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M6 100c20-22 52-30 94-30s76 8 94 30Z" fill="var(--color-wood)" />
      <path d="M6 100c20-22 52-30 94-30s76 8 94 30c-30-10-60-13-94-13S34 90 6 100Z" fill="var(--color-leaf)" />
      <path d="M96 76V40h7v36Z" fill="var(--color-wood)" />
      <path d="M66 14c22-3 45-3 68 0l1 28c-23 2-47 2-70 0Z" fill="var(--color-honey-wash)" />
      <text
        x="100"
        y="36"
        textAnchor="middle"
        stroke="none"
        fill="var(--color-ink)"
        className="font-display"
        fontSize="21"
      >
        2 × 7
      </text>
      <path d="M40 82c-1-6-4-9-9-9m9 9c0-6 2-10 7-11m112 12c-1-6-4-9-9-9m9 9c0-6 2-10 7-11" fill="none" />
    </svg>
  );
}
