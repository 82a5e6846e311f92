import './styles/content.css';
import type { ReactNode } from 'react';

export interface BadgeProps {
  tone?: 'neutral' | 'info' | 'ok' | 'warn' | 'danger' | 'brand';
  icon?: ReactNode;
  children: ReactNode;
}

/** A short mark; its colour only repeats what its text says. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={`badge badge-${tone}`}>
      {icon}
      {children}
    </span>
  );
}
