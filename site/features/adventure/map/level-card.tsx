import type { ReactNode } from 'react';
import './map.css';

type LevelCardProps = {
  id: string;
  picture: ReactNode;
  label: string;
  title: string;
  isDisabled?: boolean;
  onOpen: () => void;
  children: ReactNode;
};

/** A level of the map as a button, with a picture of its grid. */
export function LevelCard({ id, picture, label, title, isDisabled = false, onOpen, children }: LevelCardProps) {
  return (
    <button
      type="button"
      data-level={id}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onOpen}
      className="level-card sheet"
    >
      {picture}
      <span className="mt-1.5 block font-display text-sm text-violet-deep leading-tight">{label}</span>
      <span className="block font-display text-lg leading-tight">{title}</span>
      <span className="mt-auto block pt-1">{children}</span>
    </button>
  );
}
