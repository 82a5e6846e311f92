import './styles/tabs.css';
import { Tabs as MantineTabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../domain/numbers';

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

/** Tabs by the pattern of ARIA: one stop for Tab, the arrows choose, Home and End lead to the ends. */
export function Tabs<Key extends string>({ label, tabs, current, onChoose, children }: TabsProps<Key>) {
  const choose = (key: string | null) => {
    const chosen = tabs.find((tab) => tab.key === key);
    if (chosen) onChoose(chosen.key);
  };
  return (
    <MantineTabs unstyled className="tabs" value={current} onChange={choose} keepMounted={false}>
      <MantineTabs.List aria-label={label} className="tabs-list no-print">
        {tabs.map(({ key, label: name, count = null }) => (
          <MantineTabs.Tab
            key={key}
            value={key}
            className="tab"
            rightSection={count !== null && <span className="tab-count tabular">{formatNumber(count)}</span>}
          >
            {/* The space parts name and number where they are read. */}
            {count === null ? name : `${name} `}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      <MantineTabs.Panel value={current} tabIndex={-1} className="tabs-panel">
        {children}
      </MantineTabs.Panel>
    </MantineTabs>
  );
}
