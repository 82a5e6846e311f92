import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BoardFilter } from './board-filter';

/** Typing is shown at once, the address follows when it pauses. */
const writeAfterMs = 250;

/** The board's filter, kept in the address so that a view can be sent to a colleague. */
export function useBoardFilter(): BoardFilter & {
  setName: (name: string) => void;
  setMunicipality: (municipality: string | null) => void;
} {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get('namn') ?? '';
  const [name, setName] = useState(inAddress);
  const [followed, setFollowed] = useState(inAddress);
  // Going back and forward changes the address from outside.
  if (followed !== inAddress) {
    setFollowed(inAddress);
    setName(inAddress);
  }
  const set = (key: string, value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(key, value);
        else next.delete(key);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  useEffect(() => {
    if (name.trim() === inAddress.trim()) return undefined;
    const timer = setTimeout(() => {
      setFollowed(name.trim());
      set('namn', name.trim());
    }, writeAfterMs);
    return () => clearTimeout(timer);
    // `set` is made anew by each navigation and writes the same address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [name, inAddress]);
  return {
    name,
    municipality: params.get('kommun'),
    setName,
    setMunicipality: (municipality) => set('kommun', municipality),
  };
}
