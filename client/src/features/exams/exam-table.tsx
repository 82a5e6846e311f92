import { counted } from '../../../../domain/numbers';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { readFailure } from '../../apollo/failure';
import { buttons, headings } from '../../lib/fixed-texts';
import { usePreferences } from '../../lib/session/preferences';
import { useAddressState } from '../../lib/address/use-address-state';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ListPages } from '../../ui/list/list-pages';
import { Message } from '../../ui/feedback/message';
import { Loading } from '../../ui/feedback/skeleton';
import { Table } from '../../ui/table';
import { noFilter, readExamView, writeExamView } from './exam-address';
import { examTableColumns } from './exam-columns';
import { ExamFilters } from './exam-filters';
import { UnknownCourses } from './unknown-courses';
import { useExamDeeds, type ExamDeeds } from './use-exam-deeds';
import { useExamList } from './use-exam-list';

interface ExamTableProps {
  /** A decision is begun that would be lost. */
  onDirty: (dirty: boolean) => void;
}

/**
 * '📋 Prövningselever' (specification §2). A decided registration stays where it is, whatever the filter,
 * until the table is read anew: a row that runs away under one's hand cannot be corrected.
 */
export function ExamTable({ onDirty }: ExamTableProps) {
  const control = useAddressState(readExamView, writeExamView);
  const { view, change } = control;
  const rows = usePreferences().rowsPerPage;
  const { page, outdated, error, refetch, empty, noHits } = useExamList(view, rows);
  const heading = useRef<HTMLHeadingElement>(null);
  const readAnew = useCallback(() => {
    refetch().catch((failed: unknown) => console.error('The exam table could not be read anew.', failed));
  }, [refetch]);
  const { drafts, setDraft, save, remove } = useExamDeeds(readAnew);
  const removeRow = useCallback<ExamDeeds['remove']>(
    async (exam) => {
      const gone = await remove(exam);
      // The button that was pressed goes with its row.
      if (gone) heading.current?.focus();
      return gone;
    },
    [remove],
  );
  const columns = useMemo(
    () => examTableColumns({ drafts, setDraft, save, remove: removeRow }),
    [drafts, setDraft, save, removeRow],
  );
  const dirty = drafts.size > 0;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const total = page?.totalCount ?? 0;
  return (
    <section className="exam-table" aria-labelledby="exam-table-heading">
      <div className="exam-table-head">
        <h2 id="exam-table-heading" ref={heading} tabIndex={-1}>
          {headings.examTable}
        </h2>
        <p className="meta tabular" role="status">
          {page && !outdated ? countOf(total) : ''}
        </p>
      </div>
      <UnknownCourses
        shown={view.unknownCourse}
        onShow={() => change({ ...noFilter, unknownCourse: true })}
      />
      <ExamFilters {...control} />
      {error && (
        <Message tone="error" actions={<Button onClick={readAnew}>{buttons.retry}</Button>}>
          Kunde inte hämta prövningarna. {readFailure(error).message}
        </Message>
      )}
      {!page && !error && <Loading text="Laddar prövningar..." lines={8} />}
      {empty && <EmptyState text="Ingen är anmäld till prövning ännu." />}
      {noHits && (
        <EmptyState
          text="Inga prövningar matchar filtret."
          action={<Button onClick={() => change(noFilter)}>Rensa filter</Button>}
        />
      )}
      {page && total > 0 && (
        <>
          <Table
            caption="Anmälningar till prövning"
            columns={columns}
            rows={page.nodes}
            rowKey={({ id }) => id}
            density="compact"
            busy={outdated}
          />
          <ListPages
            label="Sidor med prövningar"
            page={view.page}
            rows={rows}
            total={total}
            onChange={({ page: next }) => {
              change({ page: next });
              heading.current?.scrollIntoView({ block: 'start' });
            }}
          />
        </>
      )}
    </section>
  );
}

function countOf(total: number): string {
  return counted(total, 'prövning', 'prövningar');
}
