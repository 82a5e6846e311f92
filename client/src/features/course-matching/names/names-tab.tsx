import { useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { courseNameList } from '../../../../../domain/lists/course-matching';
import { readFailure } from '../../../apollo/failure';
import { UnknownCourseNamesDocument } from '../../../graphql/generated';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { SearchOf } from '../../../ui/list/list-filters';
import { useList } from '../../../ui/list/use-list';
import { Message } from '../../../ui/feedback/message';
import { Pagination } from '../../../ui/pagination';
import { Loading } from '../../../ui/feedback/skeleton';
import { AliasList } from './alias-list';
import { NameCard } from './name-card';

interface NamesTabProps {
  /** Needs have come to be, or gone. */
  onResolved: () => void;
}

const rows = 25;

/** Names and codes that the catalogue does not know, and what they may mean (pages §7). */
export default function NamesTab({ onResolved }: NamesTabProps) {
  const list = useList(courseNameList);
  const { view, change } = list;
  const { data, previousData, error, refetch } = useQuery(UnknownCourseNamesDocument, {
    variables: { input: { q: view.q, first: rows, page: view.page } },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.unknownCourseNames;
  const readAgain = useCallback(() => {
    refetch().catch((failed: unknown) => console.error('The names could not be read anew.', failed));
    onResolved();
  }, [refetch, onResolved]);
  return (
    <div className="stack">
      <div className="row">
        <SearchOf state={list} />
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
            onPage={(next) => change({ page: next })}
            label="Sidor med namn"
          />
        </>
      )}
      <AliasList onForgotten={readAgain} />
    </div>
  );
}
