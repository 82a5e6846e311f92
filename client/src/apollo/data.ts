import { fetchedOnce } from '../lib/fetched-once';
import { createStore } from '../lib/store';
import type { AskFirst, Destination } from './links/ask-first';

/* Apollo Client and its cache make up a third of the code of a data page, and the sign-in page needs no data: they
   load with the first page that does. Earlier requests use `plain/plain-request.ts`. */
const part = fetchedOnce(() => import('./data-provider'));
type DataModule = NonNullable<ReturnType<typeof part.current>>;
const provided = createStore<DataModule | null>(null);

/** Preloads Apollo Client before a page needs it. */
export const fetchData = part.fetch;

/** From here on every page has the way to the data around it. Rejects where it could not be fetched. */
export async function provideData(): Promise<void> {
  await part.fetch();
  if (!provided.get()) provided.set(part.current());
}

/** The provider around the pages; null until it has loaded. */
export function useDataProvider(): DataModule['DataProvider'] | null {
  return provided.use()?.DataProvider ?? null;
}

/** Sends a page's first queries through the loaded Apollo Client. */
export async function askFirst(page: AskFirst | undefined, destination: Destination): Promise<void> {
  const data = part.current();
  if (data) await page?.(data.askAhead, destination);
}

/** Refetches all active queries. */
export async function readScreenAnew(): Promise<void> {
  await provided.get()?.readScreenAnew();
}
