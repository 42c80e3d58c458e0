/** The site's mark: a tree that grows out of an open book. The same drawing as public/favicon.svg. */
export function SiteMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
      <path
        d="M23 34c.4-6 .2-10-.6-15 M23 27c-2.600-2-4.500-3-6.500-3.400 M23.300 24c2-1.800 3.500-2.800 6-3.200"
        fill="none"
        stroke="#7a4620"
        strokeWidth="2.800"
        strokeLinecap="round"
      />
      <path
        d="M11 19.500c-3.800-4 .2-8.800 4-8.200C15.800 5 22 3.200 25.500 6.200c4.600-2.400 9.800 1 8.800 5.600 4.600.6 6 6.200 2.200 8.700-3.400 2.300-6.600.8-8-.6-1.900 2.400-6 2.700-8 .5-2.800 2.400-7.300 1.800-9.500-.9Z"
        fill="#7bab62"
        stroke="#3a2846"
        strokeWidth="1.800"
        strokeLinejoin="round"
      />
      <path
        d="M15.500 13.500c1.500-1.200 3-1.300 4.200-.6M25.500 11c1.500-1 3.200-.8 4.300.3"
        fill="none"
        stroke="#fff4dc"
        strokeWidth="1.600"
        strokeLinecap="round"
        opacity=".8"
      />
      <path
        d="M24 36.500c-4.800-4-12-4.600-19-2.800v9.200c7-1.600 14-1 19 2.300 5-3.300 12-3.900 19-2.300v-9.200c-7-1.800-14.200-1.200-19 2.800Z"
        fill="#fffaf0"
        stroke="#3a2846"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M24 36.500v8.500" stroke="#3a2846" strokeWidth="1.600" />
      <path
        d="M9 37.800c3.500-.6 7-.3 10.500 1M39 37.800c-3.500-.6-7-.3-10.500 1"
        fill="none"
        stroke="#e4604c"
        strokeWidth="1.500"
        strokeLinecap="round"
      />
    </svg>
  );
}
