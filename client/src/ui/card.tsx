import './styles/content.css';
import { useId, type ReactNode } from 'react';

export interface CardProps {
  title?: ReactNode;
  /** Buttons or badges beside the title. */
  actions?: ReactNode;
  className?: string;
  /** Where the address leads to it (`#betyg`). */
  id?: string;
  children: ReactNode;
}

/** A box of a page; with a title it is a named section with a second-level heading. */
export function Card({ title, actions, className, id, children }: CardProps) {
  const headingId = useId();
  const classes = ['card', className].filter(Boolean).join(' ');
  if (!title) return <div className={classes}>{children}</div>;
  return (
    <section id={id} tabIndex={id ? -1 : undefined} className={classes} aria-labelledby={headingId}>
      <div className="row card-head below-3">
        <h2 id={headingId}>{title}</h2>
        {actions && <div className="row">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
