import { useQuery } from '@apollo/client/react';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { readFailure } from '../../../apollo/failure';
import {
  CatalogueCourseNowDocument,
  CourseCatalogueDocument,
  type CourseRowFragment,
} from '../../../graphql/generated';
import { buttons } from '../../../lib/fixed-texts';
import { usePreferences } from '../../../lib/session/preferences';
import type { AddressState } from '../../../lib/address/use-address-state';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { FilterBar } from '../../../ui/list/filter-bar';
import { useHiddenColumns } from '../../../ui/list/hidden-columns';
import { ListPages } from '../../../ui/list/list-pages';
import { ListSearch } from '../../../ui/list/list-search';
import { ListTable } from '../../../ui/list/list-table';
import { useSelectedRows } from '../../../ui/list/use-selected-rows';
import { ViewTools } from '../../../ui/list/view-tools';
import { Message } from '../../../ui/feedback/message';
import { PageHeader } from '../../../ui/page-header';
import { Loading } from '../../../ui/feedback/skeleton';
import { noCourseFilter, toCourseFilter, type CourseView } from './course-address';
import { CourseActions } from './course-actions';
import { CourseBulk } from './course-bulk';
import { courseColumns } from './course-columns';
import { CourseFilters, useCourseChips } from './course-filters';
import { courseMenu } from './course-menu';
import { useCourseDeeds } from './use-course-deeds';

const CourseDialog = lazy(() => import('./course-dialog'));
const CopyCourseDialog = lazy(() => import('./copy-course-dialog'));
const ImportCoursesDialog = lazy(() => import('./import-courses-dialog'));

const usuallyHidden = ['subject', 'level', 'price'] as const;

interface CourseCatalogueProps {
  control: AddressState<CourseView>;
  tabs: ReactNode;
  /** What the tabs count has changed. */
  onChanged: () => void;
}

/** The courses of all curricula side by side with their equivalents (pages §4). */
export function CourseCatalogue({
  control: { view, params, change },
  tabs,
  onChanged,
}: CourseCatalogueProps) {
  const preferences = usePreferences();
  const rows = view.rows ?? preferences.rowsPerPage;
  const [hidden, setHidden] = useHiddenColumns('courses', usuallyHidden);
  const selection = useSelectedRows(JSON.stringify(toCourseFilter(view)));
  const [copying, setCopying] = useState<CourseRowFragment | null>(null);
  const [importing, setImporting] = useState(false);
  const { data, previousData, loading, error, refetch } = useQuery(CourseCatalogueDocument, {
    variables: { input: { filter: toCourseFilter(view), sort: view.sort, first: rows, page: view.page } },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = (data ?? previousData)?.catalogueCourses;
  const readAgain = () => {
    onChanged();
    refetch().catch((failed: unknown) => console.error('The courses could not be read anew.', failed));
  };
  const deeds = useCourseDeeds(readAgain);
  const open = (id: string | null) => change({ open: id, page: view.page });
  const menu = (course: CourseRowFragment) =>
    courseMenu(course, deeds, { onEdit: () => open(course.id), onCopy: () => setCopying(course) });
  const columns = courseColumns(({ id }) => open(id), menu);
  const chips = useCourseChips({ view, onChange: change });
  const clear = () => change(noCourseFilter);
  const search = useCallback((q: string) => change({ q }, { replace: true }), [change]);
  const opened = useOpenedCourse(view.open, page?.nodes);
  return (
    <>
      <PageHeader
        title="Kurser"
        lead={<span role="status">{page && data ? countOf(page.totalCount) : ''}</span>}
        actions={
          <CourseActions params={params} onImport={() => setImporting(true)} onNew={() => open('ny')} />
        }
      />
      {tabs}
      <FilterBar
        search={
          <ListSearch
            label="Sök kurs"
            placeholder="Namn, kod eller ämne, även motsvarighetens"
            value={view.q}
            onSearch={search}
          />
        }
        quick={
          <Checkbox
            label="Endast aktiva"
            checked={view.status === 'ACTIVE'}
            onChange={(on) => change({ status: on ? 'ACTIVE' : null })}
          />
        }
        panel={<CourseFilters view={view} subjects={page?.subjects ?? []} onChange={change} />}
        chips={chips}
        onClear={clear}
        tools={<ViewTools columns={columns} hidden={hidden} onHidden={setHidden} />}
      />
      {error && (
        <Message tone="error" actions={<Button onClick={readAgain}>{buttons.retry}</Button>}>
          Kunde inte hämta kurserna. {readFailure(error).message}
        </Message>
      )}
      {!page && !error && <Loading text="Laddar kurser..." lines={12} />}
      {page?.totalCount === 0 && (
        <NoCourses filtered={chips.length > 0} onClear={clear} onImport={() => setImporting(true)} />
      )}
      {page && page.totalCount > 0 && (
        <>
          <ListTable
            caption="Kurser"
            columns={columns.filter(({ key }) => !hidden.has(key))}
            rows={page.nodes}
            rowKey={({ id }) => id}
            sort={view.sort}
            onSort={(sort) => change({ sort })}
            selected={selection.ids}
            onSelect={(ids) => selection.choose(ids, idsOf(page.nodes))}
            selectLabel={({ name, code }) => `Välj ${name}, ${code}`}
            density={preferences.density}
            busy={loading && !data}
          />
          <ListPages
            page={view.page}
            rows={rows}
            total={page.totalCount}
            label="Sidor med kurser"
            onChange={change}
          />
        </>
      )}
      <CourseBulk
        ids={selection.ids}
        archived={view.status === 'ARCHIVED'}
        onClear={selection.clear}
        onChanged={readAgain}
      />
      <Suspense>
        {(view.open === 'ny' || opened) && (
          <CourseDialog
            key={view.open}
            course={view.open === 'ny' ? null : opened}
            subjects={page?.subjects ?? []}
            onSaved={readAgain}
            onClosed={() => open(null)}
          />
        )}
        {copying && (
          <CopyCourseDialog course={copying} onSaved={readAgain} onClosed={() => setCopying(null)} />
        )}
        {importing && <ImportCoursesDialog onSaved={readAgain} onClosed={() => setImporting(false)} />}
      </Suspense>
    </>
  );
}

/** The course that the address opens: from the page of the list, or asked for by itself. */
function useOpenedCourse(open: string | null, shown: readonly CourseRowFragment[] | undefined) {
  const onPage = shown?.find(({ id }) => id === open);
  const { data } = useQuery(CatalogueCourseNowDocument, {
    variables: { id: open ?? '' },
    skip: open === null || open === 'ny' || onPage !== undefined || !shown,
  });
  return onPage ?? data?.catalogueCourse ?? null;
}

const idsOf = (courses: readonly CourseRowFragment[]): string[] => courses.map(({ id }) => id);

interface NoCoursesProps {
  filtered: boolean;
  onClear: () => void;
  onImport: () => void;
}

/** Says why the list is empty, and the way on. */
function NoCourses({ filtered, onClear, onImport }: NoCoursesProps) {
  return filtered ? (
    <EmptyState
      text="Inga kurser matchar filtret."
      action={<Button onClick={onClear}>Rensa filter</Button>}
    />
  ) : (
    <EmptyState
      text="Inga kurser upplagda än."
      action={<Button onClick={onImport}>Importera kurslista</Button>}
    />
  );
}

function countOf(total: number): string {
  return total === 1 ? '1 kurs' : `${total} kurser`;
}
