import '../../entities/student/apl-colors.css';
import './students.css';
import { IconFileImport, IconUserPlus } from '@tabler/icons-react';
import { studentStatusLabels } from '../../../../domain/labels/student';
import { studentList } from '../../../../domain/lists/students';
import { useListAnswer } from '../../apollo/use-list-answer';
import { useQuery } from '../../apollo/use-query';
import { useMunicipalityOptions } from '../../entities/municipality/use-municipalities';
import { useTeacherOptions } from '../../entities/teacher/use-teachers';
import { ExportMenu } from '../../entities/export/export-menu';
import { useSavedViews } from '../../entities/saved-view/use-saved-views';
import { emptyTexts } from '../../lib/fixed-texts';
import { mayAccess } from '../../../../domain/roles';
import { useSession } from '../../lib/session/session-store';
import { RowSummary } from '../../lib/row-summary';
import { useSearch } from '../../lib/url-state/use-search';
import { LinkButton } from '../../ui/button';
import { AnyStudentsDocument, StudentListDocument } from './students.generated';
import { Checkbox } from '../../ui/fields/checkbox';
import { ListPage } from '../../ui/list/list-page';
import { outsideQuestion, outsideHits } from '../../ui/list/outside-hits';
import { useList } from '../../ui/list/use-list';
import { BulkBar } from './list/bulk-bar';
import { countOf } from './list/bulk-change';
import { useSelection, type Choice, type Selection } from './list/selection';
import { studentColumns, usuallyHidden } from './list/student-columns';

interface StudentsPageProps {
  /** Asks on what the chosen students are to be enrolled; `done` once that has changed them. */
  onEnroll: (ids: readonly string[], done: () => void) => void;
}

/** The student list (specification §2, pages §1): filters, order and page are in the address. */
export function StudentsPage({ onEnroll }: StudentsPageProps) {
  const list = useList(studentList);
  const { view, filter, params } = list;
  const { role } = useSession();
  const isAdmin = mayAccess(role, 'ADMIN');
  const teachers = useTeacherOptions();
  const selection = useSelection(filter);
  const answer = useListAnswer(useQuery(StudentListDocument, list.query), (data) => data.students);
  const { page } = answer;
  const outside = outsideQuestion(list);
  const { data: others } = useQuery(StudentListDocument, {
    variables: { input: outside ?? {} },
    skip: !outside,
    fetchPolicy: 'network-only',
  });
  const { data: anyone } = useQuery(AnyStudentsDocument, {
    skip: page?.totalCount !== 0,
    fetchPolicy: 'network-only',
  });
  const readAgain = () => {
    selection.clear();
    answer.readAgain();
  };
  return (
    <ListPage
      state={list}
      useViews={useSavedViews}
      answer={answer}
      countOf={countOf}
      actions={<PageActions params={params} isAdmin={isAdmin} />}
      // Only a teacher has students of their own.
      quick={
        role === 'TEACHER' && (
          <Checkbox
            label={studentList.filters.mine.label}
            checked={view.mine}
            onChange={(mine) => list.change({ mine })}
          />
        )
      }
      options={{ teacherId: teachers }}
      useOptions={useMunicipalityOptions}
      names={{
        importBatchId: () => 'Importerade elever',
        teacherId: (id) => teachers.find(({ value }) => value === id)?.label ?? 'okänd',
      }}
      memory={{ name: 'student', hidden: usuallyHidden }}
      columns={studentColumns}
      rowKey={({ id }) => id}
      selection={isAdmin ? selectableRows(selection, page?.nodes ?? []) : undefined}
      summary={{
        title: ({ name }) => name,
        content: ({ id }, close) => <RowSummary kind="student" id={id} onLeave={close} />,
      }}
      tableClass="students-table"
      nothing={anyone ? (anyone.students.totalCount === 0 ? 'EMPTY' : 'NO_HITS') : null}
      outside={outsideHits(
        list,
        outside ? others?.students : undefined,
        ({ status }) => studentStatusLabels[status],
      )}
      noHits={emptyTexts.studentsNoHits}
      empty={{ text: emptyTexts.students, action: <FirstSteps isAdmin={isAdmin} /> }}
      below={
        isAdmin && (
          <BulkBar
            selection={selection}
            total={page?.totalCount ?? 0}
            teachers={teachers}
            onChanged={readAgain}
            onEnroll={(ids) => onEnroll(ids, readAgain)}
          />
        )
      }
    />
  );
}

/** The rows on screen as they are ticked. */
function selectableRows({ chosen, choose, clear }: Selection, onScreen: readonly Choice[]) {
  return {
    rows: {
      ids: new Set(chosen.keys()),
      choose: (ids: ReadonlySet<string>) => choose(ids, onScreen),
      clear,
    },
    label: ({ name }: { name: string }) => `Välj ${name}`,
  };
}

function PageActions({ params, isAdmin }: { params: URLSearchParams; isAdmin: boolean }) {
  return (
    <>
      {isAdmin && <ExportMenu students list="students" query={params} />}
      <ImportLink />
      {isAdmin && <AddLink variant="primary" />}
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

/** The head of the page has its one main act; the same under an empty list is no second one. */
function AddLink({ variant = 'secondary' }: { variant?: 'primary' | 'secondary' }) {
  return (
    <LinkButton to="/addstudent" variant={variant} icon={IconUserPlus}>
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
    <LinkButton to={{ search: target.toString() }} icon={IconFileImport}>
      Importera Excel
    </LinkButton>
  );
}
