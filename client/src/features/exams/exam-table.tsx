import { useQuery } from '@apollo/client/react';
import { counted } from '../../../../domain/numbers';
import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react';
import { examList } from '../../../../domain/lists/exams';
import { noFilters } from '../../../../domain/lists/list-url';
import { useListAnswer } from '../../apollo/use-list-answer';
import { AnyExamsDocument, ExamListDocument } from '../../graphql/generated';
import { headings } from '../../lib/fixed-texts';
import { ListBody } from '../../ui/list/list-page';
import { useList } from '../../ui/list/use-list';
import { ListPages } from '../../ui/list/list-pages';
import { Table } from '../../ui/table';
import { examTableColumns } from './exam-columns';
import { UnknownCourses } from './unknown-courses';
import { useExamActions, type ExamActions } from './use-exam-actions';
import { Row } from '../../ui/layout';

interface ExamTableProps {
  /** A decision is begun that would be lost. */
  onDirty: (dirty: boolean) => void;
}

/**
 * '📋 Prövningselever' (specification §2). A decided registration stays where it is, whatever the filter,
 * until the table is read anew: a row that runs away under one's hand cannot be corrected.
 */
export function ExamTable({ onDirty }: ExamTableProps) {
  const list = useList(examList);
  const { view, rows, change } = list;
  const answer = useListAnswer(useQuery(ExamListDocument, list.query), (data) => data.exams);
  const { page, outdated, readAgain } = answer;
  const none = page?.totalCount === 0;
  const { data: anything } = useQuery(AnyExamsDocument, { skip: !none, fetchPolicy: 'network-only' });
  const heading = useRef<HTMLHeadingElement>(null);
  const { columns, dirty } = useExamColumns(readAgain, heading);
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const turn = (turned: Pick<Partial<typeof view>, 'page' | 'rows'>) => {
    change(turned);
    if (turned.rows) return;
    heading.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section className="exam-table" aria-labelledby="exam-table-heading">
      <Row gap="1 4" align="baseline" className="exam-table-head">
        <h2 id="exam-table-heading" ref={heading} tabIndex={-1}>
          {headings.examTable}
        </h2>
        <p className="meta tabular" role="status">
          {page && !outdated ? counted(page.totalCount, 'prövning', 'prövningar') : ''}
        </p>
      </Row>
      <UnknownCourses
        shown={view.unknownCourse}
        onShow={() => change({ ...noFilters(examList), unknownCourse: true })}
      />
      {/* The rows are forms and the page has the registration above: no ListPage, and a table of its own. */}
      <ListBody
        state={list}
        answer={answer}
        nothing={anything ? (anything.exams.totalCount === 0 ? 'EMPTY' : 'NO_HITS') : null}
        empty={{ text: 'Ingen är anmäld till prövning ännu.' }}
        picture={({ nodes, totalCount: total }) =>
          total > 0 && (
            <>
              <Table
                caption="Anmälningar till prövning"
                columns={columns}
                rows={nodes}
                rowKey={({ id }) => id}
                density="compact"
                busy={outdated}
              />
              <ListPages {...{ rows, total }} label="Sidor med prövningar" page={view.page} onChange={turn} />
            </>
          )
        }
      />
    </section>
  );
}

/** The columns with what is decided in them; a button that goes with its row leaves its focus to the heading. */
function useExamColumns(readAgain: () => void, heading: RefObject<HTMLElement | null>) {
  const { drafts, setDraft, save, remove } = useExamActions(readAgain);
  const removeRow = useCallback<ExamActions['remove']>(
    async (exam) => {
      const gone = await remove(exam);
      // The button that was pressed goes with its row.
      if (gone) heading.current?.focus();
      return gone;
    },
    [remove, heading],
  );
  const columns = useMemo(
    () => examTableColumns({ drafts, setDraft, save, remove: removeRow }),
    [drafts, setDraft, save, removeRow],
  );
  return { columns, dirty: drafts.size > 0 };
}
