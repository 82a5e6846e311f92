import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { SearchType } from '../../../../domain/generated';
import { SearchDocument } from './search.generated';
import { emptyTexts, searchHitsText } from '../../lib/fixed-texts';
import { announce } from '../../ui/feedback/live-region';
import { groupHits, questionOf, type HitGroup, type SearchInput } from './search-question';

/** A pause in typing that is long enough to ask. */
const searchRestMs = 250;

interface Found {
  /** The search text, to be marked in the hits. */
  text: string;
  type: SearchType;
  /** There is an answer, and nobody and nothing in it. */
  isEmpty: boolean;
  groups: readonly HitGroup[];
}

const nothing: Found = { text: '', type: 'ALLA', isEmpty: false, groups: [] };

/** The search behind the box: the newest question wins; without one, or when it fails, nothing is found. */
export function useSearch() {
  const client = useApolloClient();
  const [found, setFound] = useState(nothing);
  const running = useRef<AbortController | null>(null);

  const stop = () => {
    running.current?.abort();
    running.current = null;
  };
  useEffect(() => stop, []);

  const clear = () => {
    stop();
    setFound(nothing);
  };

  /** Searches after a pause, or `at once`; an incomplete query clears the hits. */
  const search = (input: SearchInput, when: 'after a pause' | 'at once') => {
    const question = questionOf(input);
    if (!question) return clear();
    stop();
    const mine = new AbortController();
    running.current = mine;
    const ask = async () => {
      try {
        const { data } = await client.query({
          query: SearchDocument,
          variables: question,
          // Names of people stay no longer in memory than they are on screen.
          fetchPolicy: 'no-cache',
          context: { fetchOptions: { signal: mine.signal } },
        });
        if (mine.signal.aborted) return;
        const groups = groupHits(input.type, data?.search ?? []);
        const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
        setFound({ text: input.text.trim(), type: input.type, isEmpty: count === 0, groups });
        announce(count === 0 ? emptyTexts.searchHits : searchHitsText(count));
      } catch (error) {
        if (mine.signal.aborted) return;
        // Specification §8: emptied, hidden and logged, without a message.
        console.error('The search failed.', error);
        setFound(nothing);
      }
    };
    const timer = setTimeout(() => void ask(), when === 'at once' ? 0 : searchRestMs);
    mine.signal.addEventListener('abort', () => clearTimeout(timer));
  };

  return { found, search, clear };
}
