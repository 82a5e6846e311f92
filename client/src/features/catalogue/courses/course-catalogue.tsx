import { counted } from '../../../../../domain/numbers';
import { courseList } from '../../../../../domain/lists/catalogue/courses';
import { useListAnswer } from '../../../apollo/use-list-answer';
import { useState, type ReactNode } from 'react';
import { useQuery } from '../../../apollo/use-query';
import {
  CatalogueCourseNowDocument,
  CataloguePackagesDocument,
  CourseCatalogueDocument,
  type CourseRowFragment,
} from '../catalogue.generated';
import { useSavedViews } from '../../../entities/saved-view/use-saved-views';
import { RowSummary } from '../../../lib/row-summary';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { ListPage } from '../../../ui/list/list-page';
import { useList, type ListState } from '../../../ui/list/use-list';
import { useSelectedRows } from '../../../ui/list/use-selected-rows';
import { CourseActions } from './course-actions';
import { CourseBulk } from './course-bulk';
import { courseColumns } from './course-columns';
import { courseMenu } from './course-menu';
import { useCourseActions } from './use-course-actions';
import { onDemand } from '../../../ui/on-demand';

const CourseDialog = onDemand(async () => (await import('./form/course-dialog')).default);
const CopyCourseDialog = onDemand(async () => (await import('./form/copy-course-dialog')).default);
const ImportCoursesDialog = onDemand(async () => (await import('./import-courses-dialog')).default);

const usuallyHidden = ['code', 'equivalent', 'subject', 'level', 'price', 'packages'] as const;

interface CourseCatalogueProps {
  tabs: ReactNode;
  /** What the tabs count has changed. */
  onChanged: () => void;
}

/** The courses of all curricula side by side with their equivalents (pages §4). */
export function CourseCatalogue({ tabs, onChanged }: CourseCatalogueProps) {
  const list = useList(courseList);
  const { view, params, change, open } = list;
  const selection = useSelectedRows(JSON.stringify(list.filter));
  // The list that is imported, or the course that is copied.
  const [box, setBox] = useState<'import' | CourseRowFragment | null>(null);
  const close = () => setBox(null);
  const importList = () => setBox('import');
  const answer = useListAnswer(
    useQuery(CourseCatalogueDocument, list.query),
    (data) => data.catalogueCourses,
  );
  const { page } = answer;
  const subjects = page?.subjects ?? [];
  const readAgain = () => {
    onChanged();
    answer.readAgain();
  };
  const actions = useCourseActions(readAgain);
  const menu = (course: CourseRowFragment) =>
    courseMenu(course, actions, { onEdit: () => open(course.id), onCopy: () => setBox(course) });
  const columns = courseColumns(menu);
  const nameOfPackage = useNameOfPackage(view.packageId);
  const opened = useOpenedCourse(view.open, page?.nodes);
  return (
    <ListPage
      state={list}
      useViews={useSavedViews}
      answer={{ ...answer, readAgain }}
      countOf={(total) => counted(total, 'kurs', 'kurser')}
      actions={<CourseActions params={params} onImport={importList} onNew={() => open('ny')} />}
      above={tabs}
      quick={<OnlyActive {...{ view, change }} />}
      options={{ subject: subjects.map((value) => ({ value, label: value })) }}
      useOptions={usePackageOptions}
      names={{ packageId: () => nameOfPackage ?? '…' }}
      memory={{ name: 'courses', hidden: usuallyHidden }}
      columns={columns}
      rowKey={({ id }) => id}
      selection={{ rows: selection, label: ({ name, code }) => `Välj ${name}, ${code}` }}
      summary={{
        title: ({ name }) => name,
        content: ({ id }, close) => <RowSummary kind="course" id={id} onLeave={close} />,
      }}
      empty={{
        text: 'Inga kurser upplagda än.',
        action: <Button onClick={importList}>Importera kurslista</Button>,
      }}
    >
      <CourseBulk
        ids={selection.ids}
        archived={view.statuses.includes('ARCHIVED')}
        onClear={selection.clear}
        onChanged={readAgain}
      />
      {(view.open === 'ny' || opened) && (
        <CourseDialog
          key={view.open}
          course={view.open === 'ny' ? null : opened}
          subjects={subjects}
          onSaved={readAgain}
          onClosed={() => open(null)}
        />
      )}
      {box === 'import' && <ImportCoursesDialog onSaved={readAgain} onClosed={close} />}
      {box !== null && box !== 'import' && (
        <CopyCourseDialog course={box} onSaved={readAgain} onClosed={close} />
      )}
    </ListPage>
  );
}

function OnlyActive({ view, change }: Pick<ListState<typeof courseList>, 'view' | 'change'>) {
  return (
    <Checkbox
      label="Endast aktiva"
      checked={view.statuses.join() === 'ACTIVE'}
      onChange={(on) => change({ statuses: on ? ['ACTIVE'] : [] })}
    />
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

function usePackageOptions() {
  const packages = useQuery(CataloguePackagesDocument).data?.coursePackages.nodes ?? [];
  return { packageId: packages.map(({ id, name }) => ({ value: id, label: name })) };
}

function useNameOfPackage(packageId: string | null): string | undefined {
  const { data } = useQuery(CataloguePackagesDocument, { skip: packageId === null });
  return data?.coursePackages.nodes.find(({ id }) => id === packageId)?.name;
}
