import './styles/content.css';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useSubjectOfPage } from '../lib/page-subject';

export interface PageHeaderProps {
  /** The page's h1. */
  title: ReactNode;
  /** A large line below a small h1: the person's name on 'Elevdetaljer'. */
  subject?: ReactNode;
  /** A line below: a count, what the page is for. */
  lead?: ReactNode;
  avatar?: ReactNode;
  actions?: ReactNode;
  /** The person or the course that the page is about, for the browser's tab. */
  tab?: string | null;
}

/** True just after a focused heading was unmounted; its replacement in the same commit then takes the focus. */
let hasLostFocus = false;

/** Moves the focus from the h1 of the loading state to the h1 of the loaded page. */
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

/** The header of a page. Its h1 takes the focus after navigation by link, so that screen readers read it. */
export function PageHeader({ title, subject, lead, avatar, actions, tab }: PageHeaderProps) {
  const heading = useHandedOnFocus();
  useSubjectOfPage(tab);
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

/** Focuses the page's heading, so that screen readers announce the page. */
export function focusHeading(options?: FocusOptions): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  (heading ?? document.querySelector('main'))?.focus(options);
}

/** The focus is where an arrival puts it, or nowhere: nobody has gone on to anything yet. */
export const isFocusFree = (): boolean => document.activeElement?.matches('body, main h1') ?? true;
