import '../styles/list.css';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { Row } from '../layout';

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
    <Row
      as="section"
      gap="2 4"
      justify="space-between"
      className="list-bulk above-3 no-print"
      aria-label={label}
    >
      <p role="status">
        <strong>{text}</strong>
      </p>
      <div className="row">
        {children}
        <Button size="sm" variant="quiet" onClick={onClear}>
          Avmarkera alla
        </Button>
      </div>
    </Row>
  );
}
