import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { notifyFailure } from '../../../apollo/feedback/notify-failure';
import type { ListAnswer } from '../../../apollo/use-list-answer';
import { notify } from '../../feedback/toast-store';

/** More rows are a file to export rather than paper. */
export const MOST_ROWS = 2_000;

export interface PrintedPage<Page> {
  /** Every row of the filter while it is printed; null otherwise. */
  page: Page | null;
  print: () => void;
  busy: boolean;
}

/** Prints the rows that `readAll` answers instead of those on screen: it reads them first, and forgets them after printing. */
export function usePrintedRows<Page>(readAll: () => Promise<Page>, failed: string): PrintedPage<Page> {
  const [page, setPage] = useState<Page | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const forget = () => setPage(null);
    window.addEventListener('afterprint', forget);
    return () => window.removeEventListener('afterprint', forget);
  }, []);
  const print = async () => {
    setBusy(true);
    try {
      const all = await readAll();
      flushSync(() => setPage(all));
      window.print();
    } catch (error) {
      notifyFailure(failed, error);
    } finally {
      setBusy(false);
    }
  };
  return { page, print: () => void print(), busy };
}

/** Prints every row of the filter instead of the page on screen. */
export function usePrintedPage<Page extends { totalCount: number }>({
  page: shown,
  readAll,
}: ListAnswer<Page>): PrintedPage<Page> {
  const printed = usePrintedRows(readAll, 'Kunde inte skriva ut listan');
  const print = () => {
    if (shown && shown.totalCount > MOST_ROWS)
      notify.error('Listan är för lång att skriva ut', {
        details: `Den har ${shown.totalCount} rader, och högst ${MOST_ROWS} skrivs ut. Filtrera listan, eller exportera den.`,
      });
    else printed.print();
  };
  return { ...printed, print };
}
