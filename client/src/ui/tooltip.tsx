import '@mantine/core/styles/Tooltip.css';
import { Tooltip as MantineTooltip } from '@mantine/core';
import type { ReactElement } from 'react';

/** A short explanation on hover and focus; Esc hides it. The child must be a focusable element. */
export function Tooltip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <MantineTooltip
      label={label}
      multiline
      maw="20rem"
      openDelay={300}
      events={{ hover: true, focus: true, touch: true }}
      zIndex={1400}
      color="var(--text)"
      c="var(--bg)"
    >
      {children}
    </MantineTooltip>
  );
}
