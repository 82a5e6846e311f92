import '../styles/content.css';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { languageOf } from '../../lib/fixed-texts';

export interface MessageProps {
  tone: 'error' | 'warning' | 'success' | 'info';
  /** The sentence; the fixed English ones get their language. */
  children: ReactNode;
  /** Buttons below. */
  actions?: ReactNode;
  /** False when it belongs to the page from the start and need not be announced. */
  live?: boolean;
}

const icons = {
  error: IconAlertCircle,
  warning: IconAlertTriangle,
  success: IconCircleCheck,
  info: IconInfoCircle,
};

/** A message in the page itself: errors are `role=alert`, the others `role=status`. */
export function Message({ tone, children, actions, live = true }: MessageProps) {
  const Icon = icons[tone];
  const role = live ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div className={`message message-${tone}`}>
      <Icon className="icon" size={20} stroke={1.8} aria-hidden="true" />
      <div role={role} lang={typeof children === 'string' ? languageOf(children) : undefined}>
        {children}
      </div>
      {actions && <div className="row">{actions}</div>}
    </div>
  );
}
