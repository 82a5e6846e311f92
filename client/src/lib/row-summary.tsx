import { createContext, use, type ComponentType } from 'react';

/** What a row of a list is about, where its page can be summarised. */
export interface RowSummaryProps {
  /** The page: a student's or a teacher's details, or a course, an instance, a package or a program. */
  kind: 'student' | 'teacher' | 'course';
  id: string;
  /** The viewer gives no reason for opening a protected student. */
  onLeave: () => void;
}

/** The summaries of the features' pages; app/ provides them, as features do not import each other. */
export const RowSummaries = createContext<ComponentType<RowSummaryProps>>(() => null);

/** A compact view of the page that a row leads to. */
export function RowSummary(props: RowSummaryProps) {
  const Content = use(RowSummaries);
  return <Content {...props} />;
}
