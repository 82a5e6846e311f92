import { useCallback, useContext } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
  useSearchParams,
  type NavigateOptions,
} from 'react-router-dom';

/** Names to set, or with null to take away; or what makes the new parameters of the present ones. */
export type SearchChange = Record<string, string | null> | ((present: URLSearchParams) => URLSearchParams);

export type ChangeSearch = (change: SearchChange, options?: NavigateOptions) => void;

/**
 * The address's parameters as they are shown, and a way to change them. What is shown lags behind a
 * navigation that is still being drawn, so a change builds on where the router already is: a search that acts
 * a moment after the last letter must not take back what was chosen in that moment, and does nothing on a
 * page that has been left.
 */
export function useSearch(): [URLSearchParams, ChangeSearch] {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const router = useContext(DataRouterContext)?.router;
  const shown = params.toString();
  const change = useCallback<ChangeSearch>(
    (changed, options) => {
      const newest = router && (router.state.navigation.location ?? router.state.location);
      if (newest && newest.pathname !== pathname) return;
      const present = new URLSearchParams(newest ? newest.search : shown);
      const next = typeof changed === 'function' ? changed(present) : edited(present, changed);
      if (next.toString() === present.toString()) return;
      // Scrolling to the top of the page on each letter of a search would take the field away.
      void navigate({ search: next.toString() }, { preventScrollReset: true, ...options });
    },
    [router, pathname, shown, navigate],
  );
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
