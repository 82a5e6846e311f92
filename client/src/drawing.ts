/**
 * What draws the client; all that draws has it from here. In the built page it is the first script, and fetches the entry
 * that the document names: on a slow machine both in one task would keep the browser from anything else for too long.
 */
export { createRoot } from 'react-dom/client';

const entry = document.querySelector<HTMLLinkElement>('link[data-entry]');
if (entry) void import(/* @vite-ignore */ entry.href);
