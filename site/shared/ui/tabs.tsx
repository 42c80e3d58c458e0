import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';

/** A tab above a sheet; the active one has no border toward it. */
export function Tab({ value, children }: { value: string; children: string }) {
  return (
    <Tabs.Trigger
      value={value}
      className="relative min-h-12 rounded-t-[1.1rem] border-2 border-ink px-4 py-2 font-display text-lg data-[state=active]:border-b-white data-[state=active]:bg-card focus-visible:-outline-offset-7 data-[state=inactive]:bg-sand sm:px-7 sm:text-xl"
    >
      {children}
    </Tabs.Trigger>
  );
}

/** The content of a tab. `forceMount` keeps every panel in the page: the printed page shows all, the screen the active one. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Tabs.Content forceMount value={value} className="data-[state=inactive]:hidden print:block!">
      {children}
    </Tabs.Content>
  );
}
