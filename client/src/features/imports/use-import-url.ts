import { useSearch } from '../../lib/url-state/use-search';

const batchName = 'import';
const stepName = 'steg';
const reviewing = 'granska';
/** Instead of a batch: the rows of other people's imports that wait for an administrator. */
const held = 'vantande';
const fileName = 'fil';

/** The wizard's state in the address, so that the user can resume after closing the browser (pages §1). */
export interface ImportUrl {
  /** Null while no file has been chosen. */
  batchId: string | null;
  review: boolean;
  /** The rows that wait are shown: of one import, or of all (null); undefined where they are not. */
  heldBatch: string | null | undefined;
  openBatch: (id: string | null) => void;
  setReview: (review: boolean) => void;
  /** The address of the list without the wizard. */
  listSearch: string;
  /** The address of the list with the students of an import, whatever their status. */
  importedSearch: (id: string) => string;
  batchSearch: (id: string) => string;
  /** The address of all rows that wait. */
  heldSearch: string;
}

/** Reads and writes the wizard's part of the address; the list's own part stays beside it. */
export function useImportUrl(): ImportUrl {
  const [params, changeSearch] = useSearch();
  const value = params.get(batchName);
  const withBatch = (id: string | null) => {
    const next = new URLSearchParams(params);
    next.delete(stepName);
    next.delete(fileName);
    next.set(batchName, id ?? 'ny');
    return next;
  };
  const list = new URLSearchParams(params);
  list.delete(batchName);
  list.delete(stepName);
  list.delete(fileName);
  return {
    batchId: value === 'ny' || value === held ? null : value,
    heldBatch: value === held ? params.get(fileName) : undefined,
    review: params.get(stepName) === reviewing,
    openBatch: (id) => changeSearch({ [stepName]: null, [fileName]: null, [batchName]: id ?? 'ny' }),
    setReview: (review) => changeSearch({ [stepName]: review ? reviewing : null }),
    listSearch: list.toString(),
    importedSearch: (id) => new URLSearchParams({ importerade: id, status: 'alla' }).toString(),
    batchSearch: (id) => withBatch(id).toString(),
    heldSearch: withBatch(held).toString(),
  };
}
