let check: (() => Promise<unknown>) | undefined;
let running: Promise<unknown> | undefined;

/** Tells how the current user is fetched; given by the client so that links need not import it. */
export function setSessionCheck(fetchCurrentUser: () => Promise<unknown>): void {
  check = fetchCurrentUser;
}

/**
 * Asks the server who is signed in, once however many calls were refused at the same time. A 401 of that
 * answer is what signs out locally (specification §4); a refusal of any other call is not.
 */
export async function checkSession(): Promise<void> {
  running ??= check?.().finally(() => {
    running = undefined;
  });
  await running?.catch((error: unknown) => {
    console.error('The current user could not be fetched.', error);
  });
}
