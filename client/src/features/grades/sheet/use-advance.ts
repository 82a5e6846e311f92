import { useState } from 'react';

const KEY = 'grades-advance';

/** Whether a typed grade leads to the next student by itself: a habit of this browser's user, kept across visits. */
export function useAdvance(): [boolean, (on: boolean) => void] {
  const [advance, setAdvance] = useState(() => localStorage.getItem(KEY) === 'on');
  const change = (on: boolean) => {
    setAdvance(on);
    if (on) localStorage.setItem(KEY, 'on');
    else localStorage.removeItem(KEY);
  };
  return [advance, change];
}
