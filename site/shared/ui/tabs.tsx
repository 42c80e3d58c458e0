import { type ComponentProps, createContext, type KeyboardEvent, useContext, useId } from 'react';

type TabsState = { readonly id: string; readonly value: string; readonly onChange: (value: string) => void };

const TabsContext = createContext<TabsState>({ id: '', value: '', onChange: () => {} });

type TabsProps = Omit<ComponentProps<'div'>, 'onChange'> & { value: string; onChange: (value: string) => void };

/** Tabs above their panels, of which `value` names the active one. */
export function Tabs({ value, onChange, ...props }: TabsProps) {
  const id = useId();
  return (
    <TabsContext value={{ id, value, onChange }}>
      <div {...props} />
    </TabsContext>
  );
}

export function TabList({ label, ...props }: ComponentProps<'div'> & { label: string }) {
  return <div role="tablist" aria-label={label} onKeyDown={chooseByKey} {...props} />;
}

/** The Tab key stops at the active tab; the arrows, Home and End choose another. */
function chooseByKey(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const index = tabs.indexOf(event.target as HTMLElement);
  const targets: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1 };
  const target = targets[event.key];
  if (target === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  event.preventDefault();
  const tab = tabs.at(target % tabs.length);
  tab?.focus();
  tab?.click();
}

const SHEET_TAB =
  'relative min-h-12 rounded-t-[1.1rem] border-2 border-ink bg-sand px-4 py-2 font-display text-lg focus-visible:-outline-offset-7 aria-selected:border-b-white aria-selected:bg-card sm:px-7 sm:text-xl';

/** A tab; above a sheet, unless it has another `className`. The active one has no border toward it. */
export function Tab({
  value,
  className = SHEET_TAB,
  children,
}: {
  value: string;
  className?: string;
  children: string;
}) {
  const tabs = useContext(TabsContext);
  const isActive = value === tabs.value;
  return (
    <button
      type="button"
      role="tab"
      id={`${tabs.id}-tab-${value}`}
      aria-controls={`${tabs.id}-panel-${value}`}
      aria-selected={isActive}
      tabIndex={isActive ? 0 : -1}
      onClick={() => tabs.onChange(value)}
      className={className}
    >
      {children}
    </button>
  );
}

type TabPanelProps = ComponentProps<'div'> & {
  value: string;
  /** Whether it is printed also while another tab is active. */
  isPrinted?: boolean;
};

/** What a tab shows. */
export function TabPanel({ value, isPrinted = false, className = '', children, ...props }: TabPanelProps) {
  const tabs = useContext(TabsContext);
  const isActive = value === tabs.value;
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}-panel-${value}`}
      aria-labelledby={`${tabs.id}-tab-${value}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls is reached by the keyboard too
      tabIndex={0}
      className={`${className} ${isActive ? '' : 'hidden'} ${isPrinted ? 'print:block!' : ''}`}
      {...props}
    >
      {(isActive || isPrinted) && children}
    </div>
  );
}
