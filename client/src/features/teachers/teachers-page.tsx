import './teachers.css';
import { IconUserPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { useQuery } from '../../apollo/use-query';
import { ExportMenu } from '../../entities/export/export-menu';
import { useSavedViews } from '../../entities/saved-view/use-saved-views';
import { teacherList } from '../../../../domain/lists/teachers';
import { useListAnswer } from '../../apollo/use-list-answer';
import { TeacherManagementDocument } from './teachers.generated';
import { RowSummary } from '../../lib/row-summary';
import { LinkButton } from '../../ui/button';
import { Checkbox } from '../../ui/fields/checkbox';
import { ListPage } from '../../ui/list/list-page';
import { useList } from '../../ui/list/use-list';
import { useSelectedRows } from '../../ui/list/use-selected-rows';
import { TeacherBulk } from './teacher-bulk';
import { teacherColumns } from './teacher-columns';
import { useActionForm } from './use-action-form';
import { onDemand } from '../../ui/on-demand';

const TeacherDialog = onDemand(async () => (await import('./forms/teacher-dialog')).default);

/** The work of the teachers (pages §9): who has too much, who is late, and who takes over. */
export function TeachersPage() {
  const list = useList(teacherList);
  const { view, params, rows, filter } = list;
  const answer = useListAnswer(
    useQuery(TeacherManagementDocument, list.query),
    (data) => data.teacherManagement,
  );
  const { page, readAgain } = answer;
  const { form, setForm, onAction } = useActionForm(readAgain);
  const columns = useMemo(() => teacherColumns(onAction), [onAction]);
  // Those on screen: nobody acts on accounts that they do not see.
  const selected = useSelectedRows(JSON.stringify({ filter, page: view.page, rows, sort: view.sort }));
  const chosen = (page?.nodes ?? []).filter(({ id }) => selected.ids.has(id));
  return (
    <ListPage
      state={list}
      useViews={useSavedViews}
      answer={answer}
      countOf={(total) => `${total} lärare`}
      actions={
        <>
          <ExportMenu list="teacher-management" query={params} />
          <AddLink />
        </>
      }
      quick={
        <Checkbox
          label={teacherList.filters.overdue.label}
          checked={view.overdue}
          onChange={(overdue) => list.change({ overdue })}
        />
      }
      options={{ subject: (page?.subjects ?? []).map((subject) => ({ value: subject, label: subject })) }}
      memory={{ name: 'teachers', hidden: ['email', 'phone', 'students', 'lastSeenAt'] }}
      columns={columns}
      rowKey={({ id }) => id}
      selection={{ rows: selected, label: ({ user }) => `Välj ${user.name}` }}
      bulk={<TeacherBulk chosen={chosen} onClear={selected.clear} onChanged={readAgain} />}
      summary={{
        title: ({ user }) => user.name,
        content: ({ id }, close) => <RowSummary kind="teacher" id={id} onLeave={close} />,
      }}
      tableClass="teachers-table"
      empty={{ text: 'Inga lärare upplagda.', action: <AddLink /> }}
    >
      {/* Addresses from the time when a teacher opened beside the list. */}
      {view.open && <Navigate to={`/detaljer/Lärare/${view.open}`} replace />}
      {form && (
        <TeacherDialog
          {...form}
          onInstead={(next) => setForm({ ...form, form: next })}
          onClosed={() => setForm(null)}
        />
      )}
    </ListPage>
  );
}

function AddLink() {
  return (
    <LinkButton to="/lagg-till-larare" variant="primary" icon={IconUserPlus}>
      Lägg till lärare
    </LinkButton>
  );
}
