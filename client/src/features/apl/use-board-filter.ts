import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { BoardFilter } from './board-filter';

/** Typing is shown at once, the address follows when it pauses. */
const writeAfterMs = 250;

/** The board's filter, kept in the address so that a view can be sent to a colleague. */
export function useBoardFilter(): BoardFilter & {
  setName: (name: string) => void;
  setMunicipality: (municipality: string | null) => void;
} {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const inAddress = params.get('namn') ?? '';
  const [name, setName] = useState(inAddress);
  const [followed, setFollowed] = useState(inAddress);
  // Going back and forward changes the address from outside.
  if (followed !== inAddress) {
    setFollowed(inAddress);
    setName(inAddress);
  }
  // The hook's own parameters lag behind a navigation that is still being shown; the address does not.
  const set = useCallback(
    (key: string, value: string | null) => {
      const next = new URLSearchParams(window.location.search);
      if (value) next.set(key, value);
      else next.delete(key);
      void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  useEffect(() => {
    if (name.trim() === inAddress.trim()) return undefined;
    const timer = setTimeout(() => {
      setFollowed(name.trim());
      set('namn', name.trim());
    }, writeAfterMs);
    return () => clearTimeout(timer);
  }, [name, inAddress, set]);
  return {
    name,
    municipality: params.get('kommun'),
    setName,
    setMunicipality: (municipality) => set('kommun', municipality),
  };
}
