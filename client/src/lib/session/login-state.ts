/** The sign-in page's history state: the page that was asked for (contract §7, Titles). */
export interface LoginState {
  from?: string;
}

/** The page to land on after sign-in: the one asked for when it is a path of this site, else the start page. */
export function landingPage(state: unknown, startPage: string): string {
  const from = (state as LoginState | null)?.from;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : startPage;
}
