import { useState } from 'react';

export interface SelectedRows {
  ids: ReadonlySet<string>;
  /** Handles the table's selection: `ids` are the selected rows of `onScreen`; selections on other pages remain. */
  choose: (ids: ReadonlySet<string>, onScreen: readonly string[]) => void;
  clear: () => void;
}

/**
 * The chosen rows, over all pages of one filter; another filter (`question`) clears the choice, since earlier
 * choices would be invisible.
 */
export function useSelectedRows(question: string): SelectedRows {
  const [state, setState] = useState({ question, ids: new Set<string>() as ReadonlySet<string> });
  const ids = state.question === question ? state.ids : new Set<string>();
  return {
    ids,
    choose: (chosen, onScreen) => {
      const next = new Set(ids);
      for (const id of onScreen) {
        if (chosen.has(id)) next.add(id);
        else next.delete(id);
      }
      setState({ question, ids: next });
    },
    clear: () => setState({ question, ids: new Set() }),
  };
}
