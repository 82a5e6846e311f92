import { useCallback } from 'react';
import { useFollowedText } from '../../../lib/drafts/use-followed-text';
import { useSearch } from '../../../lib/url-state/use-search';
import type { BoardFilter } from './board-filter';

/** The board's filter, kept in the address so that a view can be sent to a colleague. */
export function useBoardFilter(): BoardFilter & {
  setName: (name: string) => void;
  setMunicipality: (municipality: string | null) => void;
  clear: () => void;
} {
  const [params, changeSearch] = useSearch();
  const tellName = useCallback((namn: string) => changeSearch({ namn }, { replace: true }), [changeSearch]);
  const { typed, type, tell } = useFollowedText(params.get('namn') ?? '', tellName);
  const setMunicipality = (kommun: string | null) => changeSearch({ kommun }, { replace: true });
  return {
    name: typed,
    municipality: params.get('kommun'),
    setName: type,
    setMunicipality,
    clear: () => {
      tell('');
      setMunicipality(null);
    },
  };
}
