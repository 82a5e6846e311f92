import { useEffect } from 'react';
import { createStore } from './store';

/** The name of the person or the course that the page is about; null while it loads and on other pages. */
const subject = createStore<string | null>(null);

export const usePageSubject = subject.use;

/** Names the browser's tab after the page's person or course while the caller is mounted. */
export function useSubjectOfPage(name: string | null | undefined): void {
  useEffect(() => {
    if (!name) return undefined;
    subject.set(name);
    return () => subject.set(null);
  }, [name]);
}
