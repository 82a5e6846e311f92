import { useCallback, useEffect, useState } from 'react';
import { useSearch } from '../../lib/use-search';
import type { BoardFilter } from './board-filter';

/** Typing is shown at once, the address follows when it pauses. */
const writeAfterMs = 250;

/** The board's filter, kept in the address so that a view can be sent to a colleague. */
export function useBoardFilter(): BoardFilter & {
  setName: (name: string) => void;
  setMunicipality: (municipality: string | null) => void;
} {
  const [params, changeSearch] = useSearch();
  const inAddress = params.get('namn') ?? '';
  const [name, setName] = useState(inAddress);
  const [followed, setFollowed] = useState(inAddress);
  // Going back and forward changes the address from outside.
  if (followed !== inAddress) {
    setFollowed(inAddress);
    setName(inAddress);
  }
  const set = useCallback(
    (change: Record<string, string | null>) => changeSearch(change, { replace: true }),
    [changeSearch],
  );
  useEffect(() => {
    if (name.trim() === inAddress.trim()) return undefined;
    const timer = setTimeout(() => {
      setFollowed(name.trim());
      set({ namn: name.trim() });
    }, writeAfterMs);
    return () => clearTimeout(timer);
  }, [name, inAddress, set]);
  return {
    name,
    municipality: params.get('kommun'),
    setName,
    setMunicipality: (municipality) => set({ kommun: municipality }),
  };
}
