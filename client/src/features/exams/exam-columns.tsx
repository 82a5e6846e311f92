import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ExamStatus } from '../../../../domain/generated';
import { examStatusLabels } from '../../../../domain/labels/exam';
import type { ExamRowFragment } from '../../graphql/generated';
import { formatDate } from '../../lib/dates';
import { examColumns, inlineTexts } from '../../lib/fixed-texts';
import { Badge, type BadgeProps } from '../../ui/badge';
import { CourseCode } from '../../ui/course-code';
import type { TableColumn } from '../../ui/table';
import { ExamDecisionCell, nameId } from './exam-decision';
import type { ExamActions } from './use-exam-actions';

const statusTones: Record<ExamStatus, BadgeProps['tone']> = {
  INTRESSE: 'info',
  SCHEDULED: 'ok',
  DENIED: 'danger',
};

/** A value, or how its absence reads: nothing is there, or the reader may not see it. */
function orNothing(value: string | null | undefined, row: ExamRowFragment, field?: string): ReactNode {
  if (value) return value;
  if (field && row.withheld.includes(field)) {
    return <span className="missing">{inlineTexts.withheldValue}</span>;
  }
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{inlineTexts.missingValue}</span>
    </>
  );
}

function CourseCell({ course, catalogueCourse }: ExamRowFragment) {
  return (
    <>
      {course}{' '}
      {catalogueCourse ? (
        <span className="exam-code">
          <CourseCode {...catalogueCourse} />
        </span>
      ) : (
        <Badge tone="warn">Finns inte i kurslistan</Badge>
      )}
    </>
  );
}

function MonthCell({ requestedMonth, times }: ExamRowFragment) {
  return (
    <>
      {requestedMonth}
      {times.map(({ heldOn, startsAt, room }) => (
        <Link key={`${heldOn} ${startsAt}`} className="exam-time" to={`/kalender?dag=${heldOn}`}>
          {heldOn} {startsAt}
          {room && `, ${room}`}
        </Link>
      ))}
    </>
  );
}

function PaymentCell(row: ExamRowFragment) {
  return (
    <>
      {(row.paymentDate ?? !row.isFeeExempt) && (
        <span className="exam-line">{orNothing(row.paymentDate && formatDate(row.paymentDate), row)}</span>
      )}
      {row.isFeeExempt && (
        <span className="exam-free">
          Avgiftsfri <span className="meta">{row.feeExemptReason}</span>
        </span>
      )}
    </>
  );
}

/** The columns of the exam table, to the letter and in the specification's order (§2). */
export function examTableColumns({
  drafts,
  setDraft,
  save,
  remove,
}: ExamActions): TableColumn<ExamRowFragment>[] {
  const column = (
    key: keyof typeof examColumns,
    cell: (row: ExamRowFragment) => ReactNode,
    card?: 'state' | 'fact',
  ): TableColumn<ExamRowFragment> => ({ key, header: examColumns[key], cell, ...(card && { card }) });
  return [
    {
      ...column('name', ({ id, studentId, name }) => (
        <Link id={nameId(id)} to={`/student/${studentId}`}>
          {name}
        </Link>
      )),
      rowHeader: true,
    },
    column('personalNumber', (row) => (
      <span className="exam-line">{orNothing(row.personalNumber, row, 'personalNumber')}</span>
    )),
    column('phone', (row) => <span className="exam-line">{orNothing(row.phone, row, 'phone')}</span>),
    column('email', (row) => <span className="exam-email">{orNothing(row.email, row, 'email')}</span>),
    column('course', CourseCell, 'fact'),
    column('municipality', (row) => orNothing(row.municipality?.type, row, 'municipality')),
    column('month', MonthCell, 'fact'),
    column('teacher', (row) => orNothing(row.teacher?.userId.username, row)),
    column(
      'status',
      ({ status }) => <Badge tone={statusTones[status]}>{examStatusLabels[status]}</Badge>,
      'state',
    ),
    column('material', ({ materialReceived: { status } }) => (status ? 'Ja' : 'Nej')),
    column('payment', PaymentCell),
    column('decision', (exam) => (
      <ExamDecisionCell exam={exam} draft={drafts.get(exam.id)} {...{ setDraft, save, remove }} />
    )),
  ];
}
