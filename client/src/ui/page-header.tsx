import './styles/content.css';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

export interface PageHeaderProps {
  /** The page's h1. */
  title: ReactNode;
  /** A large line below a small h1: the person's name on 'Elevdetaljer'. */
  subject?: ReactNode;
  /** A line below: a count, what the page is for. */
  lead?: ReactNode;
  avatar?: ReactNode;
  actions?: ReactNode;
}

/** A heading that had the focus has just gone: the one that takes its place, in the same moment, takes that too. */
let hasLostFocus = false;

/** The h1 of what was loading gives way to that of the page: whoever has come to it stays on it. */
function useHandedOnFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const own = heading.current;
    if (hasLostFocus) own?.focus({ preventScroll: true });
    hasLostFocus = false;
    return () => {
      hasLostFocus = own !== null && document.activeElement === own;
      setTimeout(() => (hasLostFocus = false));
    };
  }, []);
  return heading;
}

/** The head of a page. Its h1 takes focus when one comes to the page by a link, so that it is read. */
export function PageHeader({ title, subject, lead, avatar, actions }: PageHeaderProps) {
  const heading = useHandedOnFocus();
  return (
    <div className="row page-header below-4">
      {avatar}
      <div className="page-header-text">
        <h1 ref={heading} tabIndex={-1} className={subject ? 'page-eyebrow' : undefined}>
          {title}
        </h1>
        {subject && <p className="page-subject">{subject}</p>}
        {lead && <p className="page-lead">{lead}</p>}
      </div>
      {actions && <div className="row page-actions">{actions}</div>}
    </div>
  );
}

/** Tells where one has come: the heading has the focus. */
export function focusHeading(options?: FocusOptions): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  (heading ?? document.querySelector('main'))?.focus(options);
}

/** The focus is where an arrival puts it, or nowhere: nobody has gone on to anything yet. */
export const isFocusFree = (): boolean => document.activeElement?.matches('body, main h1') ?? true;
