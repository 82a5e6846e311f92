import { useSearch } from '../../lib/url-state/use-search';

const batchName = 'import';
const stepName = 'steg';
const reviewing = 'granska';

/** Where one is in the wizard, as the address says it: a closed browser picks up where it was (pages §1). */
export interface ImportUrl {
  /** Null while no file has been chosen. */
  batchId: string | null;
  review: boolean;
  openBatch: (id: string | null) => void;
  setReview: (review: boolean) => void;
  /** The address of the list without the wizard. */
  listSearch: string;
  batchSearch: (id: string) => string;
}

/** Reads and writes the wizard's part of the address; the list's own part stays beside it. */
export function useImportUrl(): ImportUrl {
  const [params, changeSearch] = useSearch();
  const value = params.get(batchName);
  const withBatch = (id: string | null) => {
    const next = new URLSearchParams(params);
    next.delete(stepName);
    next.set(batchName, id ?? 'ny');
    return next;
  };
  const list = new URLSearchParams(params);
  list.delete(batchName);
  list.delete(stepName);
  return {
    batchId: value === 'ny' ? null : value,
    review: params.get(stepName) === reviewing,
    openBatch: (id) => changeSearch({ [stepName]: null, [batchName]: id ?? 'ny' }),
    setReview: (review) => changeSearch({ [stepName]: review ? reviewing : null }),
    listSearch: list.toString(),
    batchSearch: (id) => withBatch(id).toString(),
  };
}
