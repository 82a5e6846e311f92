import './packages.css';
import { useQuery } from '@apollo/client/react';
import { IconPlus } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { ExportMenu } from '../../entities/export/export-menu';
import { readFailure } from '../../apollo/failure';
import { PackageListDocument } from '../../graphql/generated';
import { buttons } from '../../lib/fixed-texts';
import { usePreferences } from '../../lib/session/preferences';
import { useAddressState } from '../../lib/address/use-address-state';
import { Button } from '../../ui/button';
import { confirm } from '../../ui/overlays/confirm-store';
import { EmptyState } from '../../ui/feedback/empty-state';
import { FilterBar } from '../../ui/list/filter-bar';
import { useHiddenColumns } from '../../ui/list/hidden-columns';
import { ListPages } from '../../ui/list/list-pages';
import { ListSearch } from '../../ui/list/list-search';
import { ListTable } from '../../ui/list/list-table';
import { ViewTools } from '../../ui/list/view-tools';
import { Message } from '../../ui/feedback/message';
import { PageHeader } from '../../ui/page-header';
import { Loading } from '../../ui/feedback/skeleton';
import { useUnsavedGuard } from '../../ui/overlays/use-unsaved-guard';
import { noPackageFilter, readPackageView, toPackageFilter, writePackageView } from './package-address';
import { packageColumns } from './package-columns';
import { PackageDetail } from './package-detail';
import { PackageFilters, packageChips } from './package-filters';

/** Another `visa` is another package on the same page. */
const params = ['visa'];

/** `/programsandpackages`: the packages, and beside them the one that is worked on (pages §5). */
export function PackagesPage() {
  const { view, params: address, change } = useAddressState(readPackageView, writePackageView);
  const preferences = usePreferences();
  const rows = view.rows ?? preferences.rowsPerPage;
  const [hidden, setHidden] = useHiddenColumns('course-packages');
  const [dirty, setDirty] = useState(false);
  const { data, previousData, loading, error, refetch } = useQuery(PackageListDocument, {
    variables: { input: { filter: toPackageFilter(view), sort: view.sort, first: rows, page: view.page } },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = (data ?? previousData)?.coursePackages;
  const readAgain = () => {
    refetch().catch((failed: unknown) => console.error('The packages could not be read anew.', failed));
  };
  useUnsavedGuard(dirty, { params, onLeave: () => setDirty(false) });
  const show = (id: string | null) => {
    // At once: the guard would ask a second time about what has been saved or given up.
    flushSync(() => setDirty(false));
    change({ open: id, page: view.page });
  };
  const open = async (id: string | null) => {
    if (id === view.open) return;
    if (!dirty || (await confirmLeaving())) show(id);
  };
  const search = useCallback((q: string) => change({ q }, { replace: true }), [change]);
  const chips = packageChips(view, change);
  const beside = view.open !== null;
  const columns = packageColumns((id) => void open(id), beside);
  return (
    <>
      <PageHeader
        title="Kurspaket"
        lead={<span role="status">{page && data ? `${page.totalCount} kurspaket` : ''}</span>}
        actions={
          <>
            <ExportMenu list="course-packages" query={address} />
            <Button
              variant="primary"
              icon={<IconPlus className="icon" size={18} stroke={1.8} aria-hidden="true" />}
              onClick={() => void open('ny')}
            >
              Nytt paket
            </Button>
          </>
        }
      />
      <div className={beside ? 'packages packages-beside' : 'packages'}>
        <div className="packages-list">
          <FilterBar
            search={
              <ListSearch
                label="Sök kurspaket"
                placeholder="Namn, kod eller kurs"
                value={view.q}
                onSearch={search}
              />
            }
            panel={<PackageFilters view={view} onChange={change} />}
            chips={chips}
            onClear={() => change(noPackageFilter)}
            tools={!beside && <ViewTools columns={columns} hidden={hidden} onHidden={setHidden} />}
          />
          {error && (
            <Message tone="error" actions={<Button onClick={readAgain}>{buttons.retry}</Button>}>
              Kunde inte hämta kurspaketen. {readFailure(error).message}
            </Message>
          )}
          {!page && !error && <Loading text="Laddar kurspaket..." lines={8} />}
          {page?.totalCount === 0 && (
            <NoPackages
              filtered={chips.length > 0}
              onClear={() => change(noPackageFilter)}
              onNew={() => void open('ny')}
            />
          )}
          {page && page.totalCount > 0 && (
            <>
              <ListTable
                caption="Kurspaket"
                columns={columns.filter(({ key, rowHeader }) => rowHeader || beside || !hidden.has(key))}
                rows={page.nodes}
                rowKey={({ id }) => id}
                sort={view.sort}
                onSort={(sort) => change({ sort })}
                density={preferences.density}
                busy={loading && !data}
              />
              {(!beside || page.totalCount > rows) && (
                <ListPages
                  page={view.page}
                  rows={rows}
                  total={page.totalCount}
                  label="Sidor med kurspaket"
                  onChange={change}
                />
              )}
            </>
          )}
        </div>
        {view.open !== null && (
          <PackageDetail
            key={view.open}
            id={view.open}
            onOpen={(id) => void open(id)}
            onCreated={show}
            onChanged={readAgain}
            dirty={dirty}
            onDirty={setDirty}
          />
        )}
      </div>
    </>
  );
}

function confirmLeaving(): Promise<boolean> {
  return confirm({
    title: 'Osparade ändringar',
    question: 'Det du har ändrat i paketet är inte sparat. Vill du lämna det ändå?',
    confirmLabel: 'Lämna paketet',
  });
}

interface NoPackagesProps {
  filtered: boolean;
  onClear: () => void;
  onNew: () => void;
}

function NoPackages({ filtered, onClear, onNew }: NoPackagesProps) {
  return (
    <EmptyState
      text={
        filtered
          ? 'Inga kurspaket matchar filtret.'
          : 'Inga kurspaket. Skapa ett eller kopiera ett nationellt yrkespaket.'
      }
      action={
        filtered ? (
          <Button onClick={onClear}>Rensa filter</Button>
        ) : (
          <Button onClick={onNew}>Nytt paket</Button>
        )
      }
    />
  );
}
