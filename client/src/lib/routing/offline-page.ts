import { afterContent } from './content';

const PATH = '/service-worker.js';

/** The parts of Trusted Types that are used here; TypeScript's library does not declare them. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => {
    createScriptURL: (url: string) => string;
  };
}

/** Registers the service worker that shows the offline page, once the page has its content. */
export async function registerOfflinePage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await afterContent();
  try {
    const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
    // The one policy that the page allows (security, Headers): it knows this address only.
    const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => PATH });
    await navigator.serviceWorker.register(policy?.createScriptURL(PATH) ?? PATH);
  } catch (error) {
    console.warn('The offline page is not available.', error);
  }
}
