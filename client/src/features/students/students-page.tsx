import { useTeacherOptions } from '../../entities/teacher/use-teachers';
import './students.css';
import { IconFileImport, IconUserPlus } from '@tabler/icons-react';
import { useCallback } from 'react';
import { ExportMenu } from '../../entities/export/export-menu';
import { readFailure } from '../../apollo/failure';
import { buttons, emptyTexts } from '../../lib/fixed-texts';
import { usePreferences } from '../../lib/session/preferences';
import { mayAccess } from '../../../../domain/roles';
import { useSession } from '../../lib/session/session-store';
import { useAddressState } from '../../lib/address/use-address-state';
import { useSearch } from '../../lib/address/use-search';
import { Button, LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { useHiddenColumns } from '../../ui/list/hidden-columns';
import { ListPages } from '../../ui/list/list-pages';
import { ViewTools } from '../../ui/list/view-tools';
import { Message } from '../../ui/feedback/message';
import { PageHeader } from '../../ui/page-header';
import { Loading } from '../../ui/feedback/skeleton';
import { BulkBar } from './list/bulk-bar';
import { countOf } from './list/bulk-change';
import { FilterBar } from './list/filter-bar';
import {
  noFilter,
  readView,
  toStudentFilter,
  writeView,
  type ListFilter,
  type ListView,
} from './list/list-address';
import { useSelection } from './list/selection';
import { studentColumns } from './list/student-columns';
import { StudentTable } from './list/student-table';
import { useStudentList } from './list/use-student-list';

/** The student list (specification §2, pages §1): filters, order and page are in the address. */
export function StudentsPage({
  onEnroll,
}: {
  /** Asks on what the chosen students are to be enrolled; `done` once that has changed them. */
  onEnroll: (ids: readonly string[], done: () => void) => void;
}) {
  const { view, change } = useAddressState(readView, writeView);
  const setFilter = useCallback(
    (filter: ListFilter, options?: { replace?: boolean }) => change({ filter }, options),
    [change],
  );
  const isAdmin = mayAccess(useSession().role, 'ADMIN');
  const { density, rowsPerPage } = usePreferences();
  const rows = view.rows ?? rowsPerPage;
  const [hidden, setHidden] = useHiddenColumns('student');
  const teachers = useTeacherOptions();
  const selection = useSelection(toStudentFilter(view.filter));
  const { page, outdated, error, refetch, empty, noHits } = useStudentList(view, rows);
  const readAgain = () => {
    selection.clear();
    refetch().catch((failed: unknown) => console.error('The list could not be read anew.', failed));
  };
  return (
    <>
      <PageHeader
        title="Elever"
        lead={<span role="status">{page && !outdated ? `${countOf(page.totalCount)}` : ''}</span>}
        actions={<PageActions view={view} isAdmin={isAdmin} />}
      />
      <FilterBar
        filter={view.filter}
        teachers={teachers}
        onFilter={setFilter}
        tools={<ViewTools columns={studentColumns} hidden={hidden} onHidden={setHidden} />}
      />
      {error && (
        <Message tone="error" actions={<Button onClick={() => void refetch()}>{buttons.retry}</Button>}>
          Kunde inte hämta eleverna. {readFailure(error).message}
        </Message>
      )}
      {!page && !error && <Loading text="Laddar elever..." lines={12} />}
      {empty && <EmptyState text={emptyTexts.students} action={<FirstSteps isAdmin={isAdmin} />} />}
      {noHits && (
        <EmptyState
          text={emptyTexts.studentsNoHits}
          action={<Button onClick={() => setFilter(noFilter)}>Rensa filter</Button>}
        />
      )}
      {page && page.totalCount > 0 && (
        <>
          <StudentTable
            rows={page.nodes}
            hidden={hidden}
            sort={view.sort}
            onSort={(sort) => change({ sort })}
            density={density}
            busy={outdated}
            selection={isAdmin ? selection : null}
          />
          <ListPages
            label="Sidor med elever"
            page={view.page}
            rows={rows}
            total={page.totalCount}
            onChange={change}
          />
          {isAdmin && (
            <BulkBar
              selection={selection}
              total={page.totalCount}
              teachers={teachers}
              onChanged={readAgain}
              onEnroll={(ids) => onEnroll(ids, readAgain)}
            />
          )}
        </>
      )}
    </>
  );
}

function PageActions({ view, isAdmin }: { view: ListView; isAdmin: boolean }) {
  return (
    <>
      {isAdmin && <ExportMenu students list="students" query={writeView(view)} />}
      <ImportLink />
      {isAdmin && <AddLink />}
    </>
  );
}

function FirstSteps({ isAdmin }: { isAdmin: boolean }) {
  return (
    <div className="row">
      {isAdmin && <AddLink />}
      <ImportLink />
    </div>
  );
}

function AddLink() {
  return (
    <LinkButton
      to="/addstudent"
      variant="primary"
      icon={<IconUserPlus className="icon" size={18} stroke={1.8} aria-hidden="true" />}
    >
      Ny elev
    </LinkButton>
  );
}

/** The import opens over the same address, so that closing it gives the list back as it was. */
function ImportLink() {
  const [params] = useSearch();
  const target = new URLSearchParams(params);
  target.set('import', 'ny');
  return (
    <LinkButton
      to={{ search: target.toString() }}
      icon={<IconFileImport className="icon" size={18} stroke={1.8} aria-hidden="true" />}
    >
      Importera Excel
    </LinkButton>
  );
}
