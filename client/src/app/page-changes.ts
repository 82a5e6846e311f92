import type { createBrowserRouter, NavigateOptions, To } from 'react-router-dom';
import { isMotionReduced } from '../lib/motion';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * View transitions between pages, where the browser supports them and the user allows motion. Not for filters,
 * dialogs with an address and redirects by guards.
 */
export function changePagesGently(router: Router): void {
  const { navigate } = router;
  function navigateGently(to: number): Promise<void>;
  function navigateGently(to: To | null, options?: NavigateOptions): Promise<void>;
  function navigateGently(to: number | To | null, options?: NavigateOptions): Promise<void> {
    if (typeof to === 'number') return navigate(to);
    const isGentle =
      !options?.replace &&
      isOtherPage(to, router.state.location.pathname) &&
      'startViewTransition' in document &&
      !isMotionReduced();
    return navigate(to, { ...options, viewTransition: isGentle });
  }
  router.navigate = navigateGently;
}

function isOtherPage(to: To | null, present: string): boolean {
  const pathname = typeof to === 'string' ? /^[^?#]*/.exec(to)?.[0] : to?.pathname;
  return Boolean(pathname) && pathname !== present;
}
