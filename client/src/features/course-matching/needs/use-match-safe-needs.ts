import { useMutation } from '@apollo/client/react';
import { readFailure } from '../../../apollo/failure';
import { useQuery } from '../../../apollo/use-query';
import { MatchSafeNeedsDocument, SafeMatchesDocument } from '../course-matching.generated';
import type { MatchFilter } from '../../../graphql/types.generated';

/**
 * The safe proposals of the chosen needs, and a function that matches them all: in one request, or by a job if there
 * are many.
 */
export function useMatchSafeNeeds(chosen: MatchFilter) {
  const filter = { ...chosen, state: null };
  const { data, error, refetch } = useQuery(SafeMatchesDocument, {
    variables: { filter },
    fetchPolicy: 'network-only',
  });
  const [match, matching] = useMutation(MatchSafeNeedsDocument);
  const safe = data?.safeMatches;
  const refused = matching.loading ? undefined : matching.error;
  return {
    safe,
    failure: error ? readFailure(error).message : null,
    /** Throws when it is not as many as was shown any more; that is shown then. */
    match: async () => {
      try {
        const { data: done } = await match({ variables: { input: { filter, expected: safe!.total } } });
        return done!.matchSafeNeeds;
      } catch (thrown) {
        await refetch();
        throw thrown;
      }
    },
    loading: matching.loading,
    refusal: refused ? readFailure(refused) : null,
  };
}
