/**
 * What draws the client; all that draws has it from here. In the built page it is the first script, and fetches the entry
 * that the document names: on a slow machine both in one task would keep the browser from anything else for too long.
 */
export { createRoot } from 'react-dom/client';

const entry = document.querySelector<HTMLLinkElement>('link[data-entry]');
if (entry) import(/* @vite-ignore */ entry.href).catch(tellNotLoaded);

/** Nothing that could draw has come, or it has failed as it began: the document's own words are changed. */
function tellNotLoaded(error: unknown): void {
  console.error('The client could not be loaded.', error);
  const reload = document.createElement('button');
  reload.textContent = 'Ladda om sidan';
  reload.addEventListener('click', () => window.location.reload());
  document.querySelector('.boot')?.replaceChildren('Sidan kunde inte laddas. ', reload);
}
