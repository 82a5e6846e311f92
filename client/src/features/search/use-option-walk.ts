import { useEffect, useState } from 'react';

/**
 * The option that the arrow keys have walked to in a list that a text field controls. `id` is where the ids of
 * the options begin, `keys` are theirs in order; nothing is chosen until somebody walks, or `first` is.
 */
export function useOptionWalk(id: string, keys: readonly string[], first?: 'first') {
  const [reached, setReached] = useState<string | null>(null);
  const known = reached !== null && keys.includes(reached) ? reached : null;
  const active = known ?? (first && keys[0]) ?? null;
  useEffect(() => {
    if (active) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);
  return {
    active,
    activeId: active === null ? undefined : `${id}-${active}`,
    reset: () => setReached(null),
    move: (by: 1 | -1) => {
      const at = active === null ? (by === 1 ? -1 : 0) : keys.indexOf(active);
      setReached(keys.at((at + by) % keys.length) ?? null);
    },
  };
}
