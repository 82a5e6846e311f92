import '../../entities/student/apl-colors.css';
import './students.css';
import { IconFileImport, IconUserPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
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
import type { SelectOption } from '../../ui/fields/select';
import { AnyStudentsDocument, StudentListDocument } from './students.generated';
import { Checkbox } from '../../ui/fields/checkbox';
import { ListPage } from '../../ui/list/list-page';
import type { MenuItem } from '../../ui/overlays/menu';
import { onDemand } from '../../ui/on-demand';
import { outsideQuestion, outsideHits } from '../../ui/list/outside-hits';
import { useList } from '../../ui/list/use-list';
import { BulkBar } from './list/bulk-bar';
import { bulkKinds, bulkTitles, countOf, enrollLabel, type BulkKind } from './list/bulk-change';
import { useSelection, type Choice, type Selection } from './list/selection';
import { studentColumns, usuallyHidden } from './list/student-columns';

const BulkDialog = onDemand(async () => (await import('./list/bulk-dialog')).default);
const StudentCellEditor = onDemand(async () => (await import('./list/student-cell-editor')).default);

interface StudentsPageProps {
  /** Asks on what the chosen students are to be enrolled; `done` once that has changed them. One alone is named. */
  onEnroll: (ids: readonly string[], done: () => void, studentName?: string) => void;
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
  const { columns, ask, boxes } = useChanges({
    isAdmin,
    teachers,
    onEnroll,
    onRowChanged: answer.readAgain,
    onManyChanged: readAgain,
  });
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
      columns={columns}
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
            onAsk={(kind) => ask(kind, [...selection.chosen.values()])}
            onEnroll={(ids) => onEnroll(ids, readAgain)}
          />
        )
      }
    >
      {boxes}
    </ListPage>
  );
}

interface ChangesOptions extends StudentsPageProps {
  isAdmin: boolean;
  teachers: readonly SelectOption[];
  onRowChanged: () => void;
  onManyChanged: () => void;
}

/** The changes of one student or many, from a row's menu, a value of it, or the bar of the chosen. */
function useChanges({ isAdmin, teachers, onEnroll, onRowChanged, onManyChanged }: ChangesOptions) {
  const [asked, setAsked] = useState<{ kind: BulkKind; of: readonly Choice[] } | null>(null);
  const [edited, setEdited] = useState<{ kind: BulkKind; student: Choice; anchor: HTMLElement } | null>(null);
  const navigate = useNavigate();
  const columns = useMemo(() => {
    const changes = (row: Choice): MenuItem[] => [
      ...bulkKinds.map((kind) => ({
        key: kind,
        label: bulkTitles[kind],
        onSelect: () => setAsked({ kind, of: [row] }),
      })),
      { key: 'enroll', label: enrollLabel, onSelect: () => onEnroll([row.id], onRowChanged, row.name) },
    ];
    return studentColumns({
      actions: (row) => [
        { key: 'open', label: 'Öppna elevens sida', onSelect: () => void navigate(`/student/${row.id}`) },
        ...(isAdmin ? changes(row) : []),
      ],
      onEdit: isAdmin ? (kind, student, anchor) => setEdited({ kind, student, anchor }) : undefined,
    });
  }, [isAdmin, navigate, onEnroll, onRowChanged]);
  const boxes = (
    <>
      {asked && (
        <BulkDialog
          kind={asked.kind}
          chosen={asked.of}
          teachers={teachers}
          onClosed={() => {
            setAsked(null);
            focusRows();
          }}
          onChanged={onManyChanged}
        />
      )}
      {edited && (
        <StudentCellEditor
          key={`${edited.student.id} ${edited.kind}`}
          {...edited}
          teachers={teachers}
          onClose={() => setEdited(null)}
          onChanged={onRowChanged}
        />
      )}
    </>
  );
  return { columns, ask: (kind: BulkKind, of: readonly Choice[]) => setAsked({ kind, of }), boxes };
}

/** The bar with the opener is gone after a change: focus goes to the rows instead of falling to the page. */
function focusRows(): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('.students-table .table-scroller')?.focus();
  });
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
