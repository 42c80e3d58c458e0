import type { ReactNode } from 'react';

export function Icon({ children, className = 'size-6' }: { children: ReactNode; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export function LettersIcon() {
  return (
    <Icon>
      <path d="M3.200 18.400C5 14.200 6.500 9.800 8.100 5.400c1.700 4.300 3.100 8.700 5 12.900M5 13.800c2.100-.2 4.100-.2 6.200 0" />
      <path d="M20.400 12.200c-.1 2.200-.1 4.200.1 6.200M20.400 15.300c0 2-1.300 3.300-2.900 3.200-1.600 0-2.600-1.300-2.600-3.200s1.100-3.200 2.700-3.200 2.800 1.300 2.800 3.200Z" />
    </Icon>
  );
}

export function BookmarkIcon() {
  return (
    <Icon>
      <path d="M7 4.300c3.300-.3 6.600-.3 9.900 0 .2 5.100.2 10.200.1 15.400-1.700-1.400-3.300-2.800-5-4-1.700 1.200-3.300 2.600-5 4-.2-5.200-.2-10.300 0-15.400Z" />
    </Icon>
  );
}
