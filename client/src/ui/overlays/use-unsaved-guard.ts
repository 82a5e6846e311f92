import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { useNoteUnsaved } from '../../lib/drafts/unsaved-work';
import { confirm } from './confirm-store';
import { discardText, keepEditing, signOutQuestion } from './unsaved-labels';

interface LeavingOptions {
  /** What the person is asked; the usual title and question unless given. */
  title?: string;
  question?: string;
  /** The buttons, where leaving does not discard the text. */
  stayLabel?: string;
  leaveLabel?: string;
  /** Called when the person has chosen to leave: for drafts that are to be forgotten. */
  onLeave?: () => void;
  /** Address parameters that identify the edited record; another value means another record on the same page. */
  params?: readonly string[];
}

const QUESTION = 'Det du har fyllt i är inte sparat. Vill du lämna sidan ändå?';
const NO_PARAMS: readonly string[] = [];

/**
 * Asks before unsaved input is left (pages §0): inside the product in its own box, by a link or the
 * browser's buttons; by the browser's own question when the page is closed.
 */
export function useUnsavedGuard(
  dirty: boolean,
  {
    title = 'Osparade ändringar',
    question = QUESTION,
    stayLabel = keepEditing,
    leaveLabel = discardText,
    onLeave,
    params = NO_PARAMS,
  }: LeavingOptions = {},
): void {
  useNoteUnsaved(dirty);
  const leaving = useRef(onLeave);
  useEffect(() => {
    leaving.current = onLeave;
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      (currentLocation.pathname !== nextLocation.pathname ||
        params.some((name) => valueOf(currentLocation, name) !== valueOf(nextLocation, name))),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const ask = async () => {
      const isSignOut = (blocker.location.state as { signOut?: true } | null)?.signOut === true;
      const leave = await confirm(
        isSignOut
          ? signOutQuestion
          : {
              title,
              question,
              confirmLabel: leaveLabel,
              cancelLabel: stayLabel,
            },
      );
      if (!leave) return blocker.reset();
      leaving.current?.();
      blocker.proceed();
    };
    void ask();
  }, [blocker, title, question, stayLabel, leaveLabel]);
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
}

function valueOf({ search }: { search: string }, name: string): string | null {
  return new URLSearchParams(search).get(name);
}
