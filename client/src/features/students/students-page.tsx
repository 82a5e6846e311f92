import './students.css';
import { IconBaselineDensitySmall, IconFileImport, IconUserPlus } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { readFailure } from '../../apollo/failure';
import { buttons, emptyTexts } from '../../lib/fixed-texts';
import { setPreferences, usePreferences } from '../../lib/preferences';
import { mayAccess } from '../../lib/roles';
import { useSession } from '../../lib/session-store';
import { Button, LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Message } from '../../ui/message';
import { PageHeader } from '../../ui/page-header';
import { Loading } from '../../ui/skeleton';
import { BulkBar } from './bulk-bar';
import { countOf } from './bulk-change';
import { useHiddenColumns } from './column-choice';
import { ColumnChooser } from './column-chooser';
import { ExportButton } from './export-button';
import { FilterBar } from './filter-bar';
import { noFilter, toStudentFilter, type ListView } from './list-address';
import { ListPages } from './list-pages';
import { useSelection } from './selection';
import { StudentTable } from './student-table';
import { useListView } from './use-list-view';
import { useStudentList, useTeacherOptions } from './use-student-list';

/** The student list (specification §2, pages §1): filters, order and page are in the address. */
export function StudentsPage() {
  const control = useListView();
  const { view, rows, change, setFilter } = control;
  const isAdmin = mayAccess(useSession().role, 'ADMIN');
  const { density } = usePreferences();
  const [hidden, setHidden] = useHiddenColumns();
  const teachers = useTeacherOptions();
  const selection = useSelection(toStudentFilter(view.filter));
  const { page, outdated, error, refetch, empty, noHits } = useStudentList(control);
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
        tools={<ViewTools hidden={hidden} onHidden={setHidden} />}
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
            onSort={(sort) => change({ sort, page: 1 })}
            density={density}
            busy={outdated}
            selection={isAdmin ? selection : null}
          />
          <ListPages page={view.page} rows={rows} total={page.totalCount} onChange={change} />
          {isAdmin && (
            <BulkBar
              selection={selection}
              total={page.totalCount}
              teachers={teachers}
              onChanged={readAgain}
            />
          )}
        </>
      )}
    </>
  );
}

interface ViewToolsProps {
  hidden: ReadonlySet<string>;
  onHidden: (hidden: ReadonlySet<string>) => void;
}

/** How the rows look: remembered in this browser, unlike what is shown, which is in the address. */
function ViewTools({ hidden, onHidden }: ViewToolsProps) {
  const { density } = usePreferences();
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-pressed={density === 'compact'}
        icon={<IconBaselineDensitySmall className="icon" size={18} stroke={1.8} aria-hidden="true" />}
        onClick={() => setPreferences({ density: density === 'compact' ? 'comfortable' : 'compact' })}
      >
        Tätare rader
      </Button>
      <ColumnChooser hidden={hidden} onHidden={onHidden} />
    </>
  );
}

function PageActions({ view, isAdmin }: { view: ListView; isAdmin: boolean }) {
  return (
    <>
      {isAdmin && <ExportButton view={view} />}
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
  const [params] = useSearchParams();
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
