let check: (() => Promise<unknown>) | undefined;
let running: Promise<unknown> | undefined;

/** Sets the function that fetches the current user; the client passes it so that links need not import it. */
export function setSessionCheck(fetchCurrentUser: () => Promise<unknown>): void {
  check = fetchCurrentUser;
}

/**
 * Fetches the current user, once for all calls refused at the same time. Only a 401 of this request signs out
 * locally (specification §4), not the refusal of another call.
 */
export async function checkSession(): Promise<void> {
  running ??= check?.().finally(() => {
    running = undefined;
  });
  await running?.catch((error: unknown) => {
    console.error('The current user could not be fetched.', error);
  });
}
