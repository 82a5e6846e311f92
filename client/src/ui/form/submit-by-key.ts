import type { KeyboardEvent } from 'react';

/** Ctrl+Enter (Cmd+Enter on a Mac) in a form's text area submits the form, where Enter is a line break. */
export function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
