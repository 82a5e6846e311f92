import '../styles/list.css';
import type { ReactNode } from 'react';
import { Button } from '../button';

interface SelectionBarProps {
  /** 'Valda elever'. */
  label: string;
  /** '3 elever valda'. */
  text: string;
  onClear: () => void;
  /** What can be done with them. */
  children: ReactNode;
}

/** What can be done with the chosen rows; it stays in sight below the list. */
export function SelectionBar({ label, text, onClear, children }: SelectionBarProps) {
  return (
    <section className="list-bulk no-print" aria-label={label}>
      <p role="status">
        <strong>{text}</strong>
      </p>
      <div className="row">
        {children}
        <Button size="sm" variant="quiet" onClick={onClear}>
          Avmarkera alla
        </Button>
      </div>
    </section>
  );
}
