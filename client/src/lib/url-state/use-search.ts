import { useCallback, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
  type NavigateOptions,
} from 'react-router-dom';
import { splitSearch, wholeSearch } from './held-search';

/** Names to set, or with null to take away; or what makes the new parameters of the present ones. */
export type SearchChange = Record<string, string | null> | ((present: URLSearchParams) => URLSearchParams);

export type ChangeSearch = (change: SearchChange, options?: NavigateOptions) => void;

/**
 * The address's parameters as they are now, and a way to change them. The router draws a new address in its
 * own time, and on a slow machine letters are typed meanwhile: who followed what is drawn would give a field
 * back an older text. So this reads the router itself, as long as it is still at the page that is shown; a
 * page that has been left keeps what it had, and changes nothing. What no address may hold stands beside it
 * (`held-search.ts`).
 */
export function useSearch(): [URLSearchParams, ChangeSearch] {
  const { pathname, search: drawn, state } = useLocation();
  const navigate = useNavigate();
  const router = useContext(DataRouterContext)?.router;
  const newest = useCallback(
    () => router && (router.state.navigation.location ?? router.state.location),
    [router],
  );
  const subscribe = useCallback(
    (listener: () => void) => router?.subscribe(listener) ?? (() => undefined),
    [router],
  );
  const present = useCallback(() => {
    const now = newest();
    return (
      now?.pathname === pathname ? wholeSearch(now.search, now.state) : wholeSearch(drawn, state)
    ).toString();
  }, [newest, pathname, drawn, state]);
  const shown = useSyncExternalStore(subscribe, present);
  const params = useMemo(() => new URLSearchParams(shown), [shown]);
  const change = useCallback<ChangeSearch>(
    (changed, options) => {
      const now = newest();
      if (now && now.pathname !== pathname) return;
      const before = present();
      const parameters = new URLSearchParams(before);
      const next = typeof changed === 'function' ? changed(parameters) : edited(parameters, changed);
      if (next.toString() === before) return;
      const { open, heldAs } = splitSearch(next);
      void navigate(
        { search: open.toString() },
        // Scrolling to the top of the page on each letter of a search would take the field away.
        { preventScrollReset: true, ...(heldAs !== null && { state: { heldAs } }), ...options },
      );
    },
    [newest, pathname, present, navigate],
  );
  useEffect(() => {
    // Somebody came by a link that says too much: the address forgets it, the page does not.
    const { open, heldAs } = splitSearch(new URLSearchParams(drawn));
    if (heldAs === null) return;
    void navigate(
      { search: open.toString() },
      { replace: true, preventScrollReset: true, state: { heldAs } },
    );
  }, [drawn, navigate]);
  return [params, change];
}

function edited(present: URLSearchParams, changed: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(present);
  for (const [name, value] of Object.entries(changed)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
