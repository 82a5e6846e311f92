import './styles/content.css';
import type { ReactNode } from 'react';

export interface BadgeProps {
  tone?: 'neutral' | 'info' | 'ok' | 'warn' | 'danger' | 'brand';
  icon?: ReactNode;
  children: ReactNode;
}

/** A short label; the colour only repeats the text. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={`badge badge-${tone}`}>
      {icon}
      {children}
    </span>
  );
}
