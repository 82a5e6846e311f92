import './styles/content.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Row } from './layout';

interface LinkRowProps {
  to: string;
  label: string;
  className?: string;
  /** What the page contains. */
  children: ReactNode;
}

/** One row that leads to a related page and says what is there. */
export function LinkRow({ to, label, className, children }: LinkRowProps) {
  return (
    <Row as="p" gap="1 3" className={['inset link-row no-print', className].filter(Boolean).join(' ')}>
      <Link to={to}>{label}</Link>
      <span className="meta">{children}</span>
    </Row>
  );
}
