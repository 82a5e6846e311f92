import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { StudentChoicesDocument, type StudentChoicesQuery } from '../students.generated';
import type { StudentFilter } from '../../../graphql/types.generated';

/** A chosen student, with the values that a bulk change replaces, so that it can be undone. */
export type Choice = StudentChoicesQuery['students']['nodes'][number];

export interface Selection {
  chosen: ReadonlyMap<string, Choice>;
  /** The rows on screen that are chosen now; those of other pages stay as they are. */
  choose: (ids: ReadonlySet<string>, onScreen: readonly Choice[]) => void;
  /** All rows of the filter, read page by page; at most as many as one bulk change takes. */
  chooseAll: () => Promise<void>;
  clear: () => void;
}

/** `updateStudents` takes at most this many (contract). */
export const mostChosen = 1000;
const readAtATime = 200;

/**
 * The chosen students, over all pages of one filter; another filter clears the choice, since earlier choices would
 * be invisible.
 */
export function useSelection(filter: StudentFilter): Selection {
  const client = useApolloClient();
  const question = JSON.stringify(filter);
  const [state, setState] = useState({
    question,
    chosen: new Map<string, Choice>() as ReadonlyMap<string, Choice>,
  });
  const chosen = state.question === question ? state.chosen : new Map<string, Choice>();
  const set = (next: ReadonlyMap<string, Choice>) => setState({ question, chosen: next });
  return {
    chosen,
    choose: (ids, onScreen) => {
      const next = new Map(chosen);
      for (const row of onScreen) {
        if (ids.has(row.id)) next.set(row.id, row);
        else next.delete(row.id);
      }
      set(next);
    },
    chooseAll: async () => {
      const all = new Map<string, Choice>();
      let after: string | null | undefined = undefined;
      do {
        const { data }: { data?: StudentChoicesQuery } = await client.query({
          query: StudentChoicesDocument,
          variables: { input: { filter, first: readAtATime, after } },
          fetchPolicy: 'network-only',
        });
        for (const row of data?.students.nodes ?? []) all.set(row.id, row);
        after = data?.students.nextCursor ?? null;
      } while (after !== null && all.size < mostChosen);
      set(all);
    },
    clear: () => set(new Map()),
  };
}
