import type { ReactNode } from 'react';

type Props = {
  readonly picture: ReactNode;
  readonly heading: string;
  readonly body: string;
  /** Buttons and links that lead on. */
  readonly children?: ReactNode;
};

/** Shown where there is no plan: what is missing, and how to go on. */
export function EmptyStatePanel({ picture, heading, body, children }: Props) {
  return (
    <div className="sheet grid min-h-96 place-items-center p-6 py-10 text-center sm:p-10">
      <div>
        {picture}
        <h2 className="mt-7 text-2xl sm:text-3xl">{heading}</h2>
        <p className="mx-auto mt-2 max-w-[34ch] text-lg">{body}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>
      </div>
    </div>
  );
}
