import { useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { readFailure } from '../../../apollo/failure';
import { UnknownCourseNamesDocument } from '../../../graphql/generated';
import { buttons } from '../../../lib/fixed-texts';
import type { AddressState } from '../../../lib/address/use-address-state';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ListSearch } from '../../../ui/list/list-search';
import { Message } from '../../../ui/feedback/message';
import { Pagination } from '../../../ui/pagination';
import { Loading } from '../../../ui/feedback/skeleton';
import { AliasList } from './alias-list';
import type { MatchView } from '../match-address';
import { NameCard } from './name-card';

interface NamesTabProps {
  view: MatchView;
  onChange: AddressState<MatchView>['change'];
  /** Needs have come to be, or gone. */
  onResolved: () => void;
}

const rows = 25;

/** Names and codes that the catalogue does not know, and what they may mean (pages §7). */
export default function NamesTab({ view, onChange, onResolved }: NamesTabProps) {
  const { data, previousData, error, refetch } = useQuery(UnknownCourseNamesDocument, {
    variables: { input: { q: view.q, first: rows, page: view.page } },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.unknownCourseNames;
  const readAgain = useCallback(() => {
    refetch().catch((failed: unknown) => console.error('The names could not be read anew.', failed));
    onResolved();
  }, [refetch, onResolved]);
  const onSearch = useCallback((q: string) => onChange({ q }, { replace: true }), [onChange]);
  return (
    <div className="stack">
      <div className="row">
        <ListSearch label="Sök namn" placeholder="Del av namn eller kod" value={view.q} onSearch={onSearch} />
      </div>
      {error && (
        <Message tone="error" actions={<Button onClick={readAgain}>{buttons.retry}</Button>}>
          Kunde inte hämta namnen. {readFailure(error).message}
        </Message>
      )}
      {!page && !error && <Loading text="Laddar namn..." lines={6} />}
      {page?.totalCount === 0 && (
        <EmptyState
          text={
            view.q ? 'Inga okända namn matchar sökningen.' : 'Alla kursnamn är kända. Inget att förklara.'
          }
        />
      )}
      {page && page.totalCount > 0 && (
        <>
          <p className="meta" role="status">
            {page.totalCount} okända namn
          </p>
          <ul className="matching-names">
            {page.nodes.map((name) => (
              <NameCard key={name.text} name={name} onResolved={readAgain} />
            ))}
          </ul>
          <Pagination
            page={view.page}
            pageCount={Math.ceil(page.totalCount / rows)}
            onPage={(next) => onChange({ page: next })}
            label="Sidor med namn"
          />
        </>
      )}
      <AliasList onForgotten={readAgain} />
    </div>
  );
}
