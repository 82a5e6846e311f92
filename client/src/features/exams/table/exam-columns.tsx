import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ExamSortField } from '../../../../../domain/generated';
import { ExamStatusBadge } from '../../../entities/exam/exam-status-badge';
import type { ExamRowFragment } from '../exams.generated';
import { examRowId } from '../../../entities/exam/exam-row';
import { formatDate } from '../../../lib/dates';
import { examColumns, inlineTexts } from '../../../lib/fixed-texts';
import { Badge } from '../../../ui/badge';
import { CourseCode } from '../../../ui/course-code';
import type { TableColumn } from '../../../ui/table';
import { ExamDecisionCell, ExamDecisionFields } from './exam-decision';
import { isUnpaid } from './unpaid';
import type { ExamActions } from './use-exam-actions';
import { NoValue } from '../../../ui/table-parts/no-value';

/** A value, or how its absence reads: nothing is there, or the reader may not see it. */
function orNothing(value: string | null | undefined, row: ExamRowFragment, field?: string): ReactNode {
  if (value) return value;
  if (field && row.withheld.includes(field)) {
    return <span className="missing">{inlineTexts.withheldValue}</span>;
  }
  return <NoValue />;
}

/** Equivalents are shown on an opened card and in the details. */
function CourseCell({
  row: { course, catalogueCourse, otherRegistrations },
  isCard,
}: {
  row: ExamRowFragment;
  isCard: boolean;
}) {
  return (
    <>
      {course}{' '}
      {catalogueCourse ? (
        <CourseCode
          className="exam-code"
          code={catalogueCourse.code}
          equivalents={isCard ? catalogueCourse.equivalents : []}
        />
      ) : (
        <Badge tone="warn">Finns inte i kurslistan</Badge>
      )}
      {otherRegistrations > 0 && <span className="exam-mark">Anmäld {otherRegistrations + 1} gånger</span>}
    </>
  );
}

/** The month and the first booked time; a table row leaves rooms and further times to the details. */
function MonthCell({
  row: { requestedMonth, requestedYear, times },
  isCard,
}: {
  row: ExamRowFragment;
  isCard: boolean;
}) {
  const links = (isCard ? times : times.slice(0, 1)).map(({ heldOn, startsAt, room }) => (
    <Link
      key={`${heldOn} ${startsAt}`}
      className={times.length === 1 ? 'exam-times' : undefined}
      to={`/kalender?dag=${heldOn}`}
    >
      {heldOn} {startsAt}
      {isCard && room && <span className="exam-room">, {room}</span>}
    </Link>
  ));
  const month = `${requestedMonth} ${requestedYear}`;
  if (times.length <= 1) {
    return (
      <>
        {month}
        {links}
      </>
    );
  }
  return (
    <>
      {month}
      <span className="exam-times">
        {links}
        <span className="exam-times-more">
          +{times.length - 1}
          <span className="sr-only"> {times.length === 2 ? 'tid' : 'tider'} till</span>
        </span>
      </span>
    </>
  );
}

function PaymentCell(row: ExamRowFragment) {
  if (isUnpaid(row)) return <span className="exam-mark">Obetald</span>;
  return (
    <>
      {(row.paymentDate ?? !row.isFeeExempt) &&
        orNothing(row.paymentDate && formatDate(row.paymentDate), row)}{' '}
      {row.isFeeExempt && (
        <>
          Avgiftsfri <span className="meta">{row.feeExemptReason}</span>
        </>
      )}
    </>
  );
}

/** A longer name in an address would leave other columns too little room. */
const longestInOneLine = 22;

/** An address may go on in the next line at its sign, a long one after its stops as well, and nowhere in a word. */
function EmailCell(row: ExamRowFragment) {
  if (!row.email) return orNothing(row.email, row, 'email');
  const isLong = row.email.split('@').some((part) => part.length > longestInOneLine);
  return row.email.split(isLong ? /(?<=[.])|(?=@)/ : /(?=@)/).map((part, index) => (
    <Fragment key={`${index} ${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

interface ExamColumns extends ExamActions {
  onOpen: (id: string) => void;
  /** The rows are cards. */
  isCard: boolean;
}

/** The columns of the exam table, to the letter and in the specification's order (§2). */
export function examTableColumns({
  drafts,
  setDraft,
  save,
  remove,
  onOpen,
  isCard,
}: ExamColumns): TableColumn<ExamRowFragment, ExamSortField>[] {
  // An opened card is in sight already.
  const Decision = isCard ? ExamDecisionFields : ExamDecisionCell;
  const column = (
    key: keyof typeof examColumns,
    sortField: ExamSortField,
    cell: (row: ExamRowFragment) => ReactNode,
    card?: 'state' | 'fact',
  ): TableColumn<ExamRowFragment, ExamSortField> => ({
    ...{ key, header: examColumns[key], sortField, cell },
    ...(card && { card }),
  });
  return [
    {
      ...column('name', 'NAME', ({ id, studentId, name }) => (
        <Link id={examRowId(id)} to={`/student/${studentId}`}>
          {name}
        </Link>
      )),
      rowHeader: true,
    },
    column('personalNumber', 'PERSONAL_NUMBER', (row) =>
      orNothing(row.personalNumber, row, 'personalNumber'),
    ),
    column('phone', 'PHONE', (row) => orNothing(row.phone, row, 'phone')),
    column('email', 'EMAIL', EmailCell),
    column('course', 'COURSE', (row) => <CourseCell {...{ row, isCard }} />, 'fact'),
    column('municipality', 'MUNICIPALITY', (row) => orNothing(row.municipality?.type, row, 'municipality')),
    column('month', 'MONTH', (row) => <MonthCell {...{ row, isCard }} />, 'fact'),
    column('teacher', 'TEACHER', (row) => orNothing(row.teacher?.userId.username, row)),
    column('status', 'STATUS', ({ status }) => <ExamStatusBadge status={status} />, 'state'),
    column('material', 'MATERIAL', ({ materialReceived: { status } }) => (status ? 'Ja' : 'Nej')),
    column('payment', 'PAYMENT', PaymentCell),
    {
      ...column('decision', 'DECISION', (exam) => (
        <Decision exam={exam} draft={drafts.get(exam.id)} {...{ setDraft, save, remove, onOpen }} />
      )),
      cellClass: 'exam-decision',
    },
  ];
}
