import { counted } from '../../../../domain/numbers';
import './enrollments.css';
import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { enrollmentList } from '../../../../domain/lists/enrollments';
import { noFilters } from '../../../../domain/lists/list-url';
import { useListAnswer } from '../../apollo/use-list-answer';
import { useQuery } from '../../apollo/use-query';
import { useMunicipalityOptions } from '../../entities/municipality/use-municipalities';
import { useTeacherOptions } from '../../entities/teacher/use-teachers';
import { JobDialog } from '../../entities/job/job-dialog';
import { useSavedViews } from '../../entities/saved-view/use-saved-views';
import { EnrollmentListDocument, type EnrollmentRowFieldsFragment } from './enrollments.generated';
import type { ListView } from '../../lib/list-url';
import type { SelectOption } from '../../ui/fields/select';
import type { ChipNames } from '../../ui/list/list-chips';
import { ListPage } from '../../ui/list/list-page';
import { useList } from '../../ui/list/use-list';
import { deferred } from '../../ui/on-demand';
import { AttentionRow } from './list/attention-row';
import { ActionBar } from './bulk/action-bar';
import { actionsFor } from './bulk/action-draft';
import { chosenOne, EnrollmentBoxes, type Asked } from './list/enrollment-boxes';
import { enrollmentColumns, usuallyHidden } from './list/enrollment-columns';
import { actionNames, countOf, enrollMore } from './enrollment-labels';
import { EnrollButton, PageActions } from './list/page-actions';
import { useChosenEnrollments, type NamedStudent } from './list/use-chosen-enrollments';
import { useActionJob } from './bulk/use-action-job';

interface EnrollmentsPageProps {
  /** Enrolment on a package by its courses; app/ hands it in. */
  packageBox: (asked: {
    packageId: string;
    students: readonly NamedStudent[];
    onClosed: () => void;
  }) => ReactNode;
}

/** Who studies what (pages §8): the list, what waits, and actions on many that can be undone as a unit. */
export function EnrollmentsPage({ packageBox }: EnrollmentsPageProps) {
  const list = useList(enrollmentList);
  const { view, params, filter, change, open } = list;
  const teachers = useTeacherOptions();
  const answer = useListAnswer(useQuery(EnrollmentListDocument, list.query), (data) => data.enrollments);
  const { page } = answer;
  const choice = useChosenEnrollments(filter, view.targetId, page);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [pack, setPack] = useState<{ packageId: string; students: readonly NamedStudent[] } | null>(null);
  const { jobs, follow, onEnd } = useActionJob();
  const navigate = useNavigate();
  const columns = useMemo(
    () =>
      enrollmentColumns(
        ({ id }) => open(id),
        (row) => [
          { key: 'open', label: 'Öppna inskrivningen', onSelect: () => open(row.id) },
          {
            key: 'student',
            label: 'Öppna elevens sida',
            onSelect: () => void navigate(`/student/${row.student.id}`),
          },
          ...actionsFor({ isEnrollment: row.isEnrollment, isRemoved: row.removedAt !== null }).map(
            (kind) => ({
              key: kind,
              label: actionNames[kind],
              danger: kind === 'remove',
              onSelect: () => setAsked({ what: 'action', kind, ...chosenOne(row) }),
            }),
          ),
          {
            key: 'enroll',
            label: enrollMore,
            onSelect: () => setAsked({ what: 'enroll', from: chosenOne(row) }),
          },
        ],
      ),
    [open, navigate],
  );
  const started = (begun: { id: string; title: string }) => {
    choice.rows.clear();
    follow(begun);
  };
  return (
    <ListPage
      state={list}
      useViews={useSavedViews}
      answer={answer}
      countOf={countOf}
      actions={<PageActions params={params} onAsk={setAsked} />}
      above={
        <AttentionRow
          chosen={view.attention}
          onChoose={(attention) => change({ ...noFilters(enrollmentList), attention })}
        />
      }
      options={{ teacherId: teachers }}
      useOptions={useMunicipalityOptions}
      names={namesIn(view, page?.nodes[0], teachers)}
      memory={{ name: 'enrollments', hidden: usuallyHidden }}
      columns={columns}
      rowKey={({ id }) => id}
      selection={{ rows: choice.rows, label: ({ student, name }) => `Välj ${student.name}, ${name}` }}
      summary={{
        title: ({ student }) => student.name,
        content: ({ id }) => (
          <EnrollmentSummary
            id={id}
            onAction={(kind, row) => setAsked({ what: 'action', kind, ...chosenOne(row) })}
          />
        ),
      }}
      noHits="Inga inskrivningar matchar."
      empty={{ text: 'Inga inskrivningar matchar.', action: <EnrollButton onAsk={setAsked} /> }}
      below={
        <ActionBar
          choice={choice}
          total={page?.totalCount ?? 0}
          actions={actionsIn(view.state)}
          onAsk={setAsked}
        />
      }
    >
      <EnrollmentBoxes
        {...{ view, filter, asked }}
        onAsk={setAsked}
        onShow={(batchId) => change({ ...noFilters(enrollmentList), batchId })}
        onClosed={() => open(null)}
        onStarted={started}
        onPackage={(packageId, students) => setPack({ packageId, students })}
      />
      {pack && packageBox({ ...pack, onClosed: () => setPack(null) })}
      {jobs.map(({ id, title }) => (
        <JobDialog key={id} title={title} jobId={id} onEnd={onEnd} />
      ))}
    </ListPage>
  );
}

const EnrollmentSummary = deferred(async () => (await import('./enrollment-panel')).EnrollmentSummary);

const actionsIn = (state: ListView<typeof enrollmentList>['state']) =>
  actionsFor({ isEnrollment: state !== 'PLANNED', isRemoved: state === 'REMOVED' });

/** The chips name by a row of the list what the address has only the id of. */
function namesIn(
  view: ListView<typeof enrollmentList>,
  example: EnrollmentRowFieldsFragment | undefined,
  teachers: readonly SelectOption[],
): ChipNames<typeof enrollmentList> {
  return {
    batchId: () => enrollmentList.filters.batchId.label,
    studentId: (id) => (example?.student.id === id ? example.student.name : undefined),
    targetId: (id) => (example?.targetId === id ? example.name : undefined),
    courseInstanceId: (id) =>
      example?.courseInstance?.id === id ? example.courseInstance.courseName : 'valt',
    teacherId: (id) => teachers.find(({ value }) => value === id)?.label,
    attention: (value) =>
      value === 'INACTIVE' && view.inactiveDays
        ? `Inaktiva mer än ${counted(view.inactiveDays, 'dag', 'dagar')}`
        : undefined,
  };
}
