import '../styles/content.css';
import type { ReactNode } from 'react';
import { languageOf } from '../../lib/fixed-texts';

/** What an empty list says, and the next thing to do. */
export function EmptyState({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <div className="empty">
      <p lang={languageOf(text)}>{text}</p>
      {action}
    </div>
  );
}
