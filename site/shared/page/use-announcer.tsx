import { useCallback, useState } from 'react';

type Announcement = { readonly text: string; readonly turn: number };

/** A live region for screen readers. Announcing the same text twice has it read twice. */
export function useAnnouncer() {
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', turn: 0 });
  const announce = useCallback((text: string) => {
    if (text !== '') setAnnouncement(({ turn }) => ({ text, turn: turn + 1 }));
  }, []);
  const region = (
    <div role="status" aria-live="polite" className="sr-only" data-announcer>
      <p key={announcement.turn}>{announcement.text}</p>
    </div>
  );
  return { announce, region };
}
