import { useSearch } from '../../../lib/url-state/use-search';

const importName = 'import';
const stepName = 'steg';
const reviewing = 'granska';

/** The wizard's state in the address, so that the user can resume after closing the browser. */
export function useWorkplaceImportUrl() {
  const [params, changeSearch] = useSearch();
  return {
    /** Null while no file has been chosen. */
    importId: params.get(importName),
    review: params.get(stepName) === reviewing,
    open: (id: string | null) => changeSearch({ [importName]: id, [stepName]: null }),
    setReview: (review: boolean) => changeSearch({ [stepName]: review ? reviewing : null }),
    searchOf: (id: string) => new URLSearchParams({ [importName]: id }).toString(),
  };
}
