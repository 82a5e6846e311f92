import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { afterContent } from '../lib/routing/content';
import { fetchedOnce, useFetched } from '../lib/fetched-once';
import { Button } from './button';
import { Message } from './feedback/message';
import { notify } from './feedback/toast-store';

/** Reports that on-demand code could not be loaded; `name` as in 'Menyn'. */
export function notifyNotFetched(name: string, error: unknown): void {
  console.error('What was asked for could not be fetched.', error);
  notify.error(`${name} kunde inte visas. Kontrollera anslutningen och försök igen.`);
}

const tellNotFetched = (error: unknown): void => notifyNotFetched('Rutan', error);

type Load<P> = () => Promise<ComponentType<P>>;

interface Closing {
  onClosed?: () => void;
  onClose?: () => void;
  /** Of a box that stays in its place while it is shut; without either it is open as long as it is there. */
  opened?: boolean;
  isOpen?: boolean;
}

/**
 * A dialog whose code loads when it is opened: nothing is shown until then. If loading fails it closes with a
 * message, and the page keeps its input. Opening it again retries.
 */
export function onDemand<P extends Closing>(load: Load<P>, tell = tellNotFetched) {
  const part = fetchedOnce(load);
  return function OnDemand(props: P): ReactNode {
    const Part = useFetched(part, props.opened ?? props.isOpen ?? true, (error) => {
      tell(error);
      (props.onClosed ?? props.onClose)?.();
    });
    return Part && createElement(Part, props);
  };
}

interface Waiting<P> {
  /** What holds its place until it has come; told when it could not come. */
  waiting?: ReactNode | ((props: P, hasFailed: boolean) => ReactNode);
  /** Shows no error when loading fails: the page works without it, or the placeholder reports the error. */
  quiet?: boolean;
  /** Loads after the page's content. */
  late?: boolean;
}

/** A part of a page that comes after the page. Where it cannot come, the rest stays; it is tried again when the line is back. */
export function deferred<P extends object>(
  load: Load<P>,
  { waiting = null, quiet = false, late = false }: Waiting<P> = {},
) {
  const part = fetchedOnce(load, late ? afterContent : undefined);
  return function Deferred(props: P): ReactNode {
    const [hasFailed, setHasFailed] = useState(false);
    const Part = useFetched(part, !hasFailed, (error) => {
      console.warn('A part of the page could not be fetched.', error);
      setHasFailed(true);
    });
    useEffect(() => {
      if (!hasFailed) return undefined;
      const retry = () => setHasFailed(false);
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    }, [hasFailed]);
    if (Part) return createElement(Part, props);
    if (!hasFailed || quiet) return typeof waiting === 'function' ? waiting(props, hasFailed) : waiting;
    return (
      <Message tone="error" actions={<Button onClick={() => setHasFailed(false)}>Försök igen</Button>}>
        Den här delen av sidan kunde inte visas. Kontrollera anslutningen och försök igen.
      </Message>
    );
  };
}
