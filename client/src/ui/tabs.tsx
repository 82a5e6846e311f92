import './styles/tabs.css';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface Tab<Key extends string = string> {
  key: Key;
  label: string;
  /** Shown behind the label: how much there is. */
  count?: number | null;
}

export interface TabsProps<Key extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly Tab<Key>[];
  current: Key;
  onChoose: (key: Key) => void;
  /** The content of the current tab. */
  children: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs by the pattern of ARIA: one stop for Tab, the arrows choose, Home and End lead to the ends. */
export function Tabs<Key extends string>({ label, tabs, current, onChoose, children }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const choose = (tab: Tab<Key> | undefined) => {
    if (!tab) return;
    onChoose(tab.key);
    list.current?.querySelector<HTMLElement>(`[data-key="${tab.key}"]`)?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === current);
    const step = steps[event.key];
    const to = step ? (at + step + tabs.length) % tabs.length : { Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    choose(tabs[to]);
  };
  return (
    <div className="tabs">
      <div ref={list} role="tablist" aria-label={label} className="tabs-list no-print" onKeyDown={onKey}>
        {tabs.map(({ key, label: name, count }) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            data-key={key}
            className="tab"
            aria-selected={key === current}
            aria-controls={`${id}-panel`}
            tabIndex={key === current ? 0 : -1}
            onClick={() => onChoose(key)}
          >
            {name}
            {count !== null && count !== undefined && <span className="tab-count tabular">{count}</span>}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${current}`}
        tabIndex={-1}
        className="tabs-panel"
      >
        {children}
      </div>
    </div>
  );
}
