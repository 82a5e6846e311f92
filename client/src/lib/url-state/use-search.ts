import { useCallback, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
  type NavigateOptions,
} from 'react-router-dom';
import { splitSearch, wholeSearch } from './held-search';

/** Parameters to set (null removes one), or a function from the current parameters to the new ones. */
export type SearchChange = Record<string, string | null> | ((present: URLSearchParams) => URLSearchParams);

export type ChangeSearch = (change: SearchChange, options?: NavigateOptions) => void;

/**
 * The current search parameters and a function that changes them. The router renders a new address in a transition,
 * so the rendered parameters may be older than the text typed meanwhile. The hook therefore reads the router's state
 * while the router is on the rendered page. After navigation to another page it keeps the rendered parameters and
 * ignores changes. Sensitive parameters are held outside the URL (`held-search.ts`).
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
    // The user followed a link with a sensitive parameter: it is removed from the URL, and the page keeps it.
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
