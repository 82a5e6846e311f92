import { useEffect, useRef, useState } from 'react';
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
  // The address may have changed while the typing paused: the latest setter knows it.
  const latestSet = useRef(set);
  useEffect(() => {
    latestSet.current = set;
  });
  useEffect(() => {
    if (name.trim() === inAddress.trim()) return undefined;
    const timer = setTimeout(() => {
      setFollowed(name.trim());
      latestSet.current('namn', name.trim());
    }, writeAfterMs);
    return () => clearTimeout(timer);
  }, [name, inAddress]);
  return {
    name,
    municipality: params.get('kommun'),
    setName,
    setMunicipality: (municipality) => set('kommun', municipality),
  };
}
