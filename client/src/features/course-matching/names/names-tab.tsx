import { useCallback } from 'react';
import { counted } from '../../../../../domain/numbers';
import { courseNameList } from '../../../../../domain/lists/course-matching';
import { useListAnswer } from '../../../apollo/use-list-answer';
import { useQuery } from '../../../apollo/use-query';
import { UnknownCourseNamesDocument } from '../course-matching.generated';
import { ListBody } from '../../../ui/list/list-page';
import { useList } from '../../../ui/list/use-list';
import { Pagination } from '../../../ui/list/pagination';
import { AliasList } from './alias-list';
import { NameCard } from './name-card';
import { Grid } from '../../../ui/layout';

interface NamesTabProps {
  /** Needs have come to be, or gone. */
  onResolved: () => void;
}

const rows = 25;

/** Names and codes that the catalogue does not know, with possible meanings (pages §7). */
export default function NamesTab({ onResolved }: NamesTabProps) {
  const list = useList(courseNameList);
  const { view, change } = list;
  const answer = useListAnswer(
    useQuery(UnknownCourseNamesDocument, {
      variables: { input: { q: view.q, first: rows, page: view.page } },
      fetchPolicy: 'cache-and-network',
    }),
    (data) => data.unknownCourseNames,
  );
  const readNames = answer.readAgain;
  const readAgain = useCallback(() => {
    readNames();
    onResolved();
  }, [readNames, onResolved]);
  return (
    <div className="stack">
      <ListBody
        state={list}
        answer={{ ...answer, readAgain }}
        bare
        memory={{ name: 'course-names' }}
        nothing="EMPTY"
        empty={{
          text: view.q ? 'Inga okända namn matchar sökningen.' : 'Alla kursnamn är kända.',
        }}
        picture={({ nodes, totalCount }) =>
          totalCount > 0 && (
            <>
              <p className="meta" role="status">
                {counted(totalCount, 'okänt namn', 'okända namn')}
              </p>
              <Grid as="ul" gap="4" columns="repeat(auto-fill, minmax(min(100%, 24rem), 1fr))">
                {nodes.map((name) => (
                  <NameCard key={name.text} name={name} onResolved={readAgain} />
                ))}
              </Grid>
              <Pagination
                page={view.page}
                pageCount={Math.ceil(totalCount / rows)}
                onPage={(next) => change({ page: next })}
                label="Sidor med namn"
              />
            </>
          )
        }
      />
      {answer.page && <AliasList onForgotten={readAgain} />}
    </div>
  );
}
