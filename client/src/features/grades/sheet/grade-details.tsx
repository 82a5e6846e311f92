import { gradeKindLabels } from '../../../../../domain/labels/grade';
import { formatDate, formatDateTime } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { ExamTeacherField } from '../exam-teacher-field';
import { GradeFields } from './grade-fields';
import type { GradeEdit } from './grade-saver';
import type { ShownRow } from './use-grade-sheet';

export interface DetailsProps {
  row: ShownRow;
  values: readonly string[];
  isExams: boolean;
  needsProject: boolean;
  needsTitle: boolean;
  dateFrom: string | null;
  dateTo: string;
  mayGrade: boolean;
  onEdit: (rowId: string, edit: GradeEdit) => void;
  onClear: (rowId: string) => void;
  onInsist: (rowId: string) => void;
  onDiscard: (rowId: string) => void;
  /** Enter in the motivation: on to the next student. */
  onNext: (rowId: string) => void;
  onSign: (rowId: string) => void;
  onUnlock: (rowId: string) => void;
  onRelock: (rowId: string) => void;
}

/** Motivation, basis, date, kind and history of a grade. */
export function GradeDetails(props: DetailsProps) {
  const { row, needsTitle, mayGrade } = props;
  const editable = row.viewerMay.edit && mayGrade;
  return (
    <>
      {editable ? <GradeFields {...props} /> : <ReadOnly row={row} needsTitle={needsTitle} />}
      {row.viewerMay.assign && <ExamTeacherField row={row} />}
      <Actions {...props} editable={editable} />
      <Trail row={row} />
    </>
  );
}

function ReadOnly({ row, needsTitle }: Pick<DetailsProps, 'row' | 'needsTitle'>) {
  return (
    <>
      {row.motivation && <p>Motivering: {row.motivation}</p>}
      {row.projectTitle && (
        <p>
          {needsTitle ? 'Specialisering' : 'Komvuxarbete'}: {row.projectTitle}. {row.projectSummary}
        </p>
      )}
      {row.signedAt && (
        <p className="meta">
          Signerat {formatDateTime(row.signedAt)}
          {row.signedBy ? ` av ${row.signedBy}` : ''}. Betyget är låst. Kontakta administratör för rättelse.
        </p>
      )}
    </>
  );
}

function Actions({
  row,
  editable,
  isExams,
  onClear,
  onSign,
  onUnlock,
  onRelock,
}: DetailsProps & { editable: boolean }) {
  const isEarly = row.state === 'DRAFT' && !isExams && row.kind === 'EARLY';
  const isOpen = row.state === 'CORRECTION';
  return (
    <div className="row">
      {row.viewerMay.unlock && <Button onClick={() => onUnlock(row.id)}>Lås upp för rättelse</Button>}
      {row.viewerMay.sign && isOpen && !row.pending && row.motivation && (
        <Button variant="primary" onClick={() => onSign(row.id)}>
          Signera rättelsen
        </Button>
      )}
      {row.viewerMay.sign && isEarly && !row.pending && (
        <Button onClick={() => onSign(row.id)}>Signera bara detta betyg</Button>
      )}
      {editable && isOpen && (
        <Button variant="quiet" onClick={() => onRelock(row.id)}>
          Lås igen utan ändring
        </Button>
      )}
      {editable && !isOpen && row.grade !== null && (
        <Button variant="quiet" onClick={() => onClear(row.id)}>
          Ta bort utkastet
        </Button>
      )}
    </div>
  );
}

/** What the grade has been, and the student's other grades of the same course. */
function Trail({ row }: { row: ShownRow }) {
  const told = [
    ...(row.correction
      ? [
          `${formatDateTime(row.correction.openedAt)}: upplåst av ${row.correction.openedBy}. ${row.correction.reason}`,
        ]
      : []),
    ...row.changes.map(
      ({ at, by, from, to, reason }) =>
        `${formatDateTime(at)}: ${from === null ? `signerat ${to}` : `ändrat från ${from} till ${to}`}${by ? ` av ${by}` : ''}.${reason ? ` ${reason}` : ''}`,
    ),
    ...row.others.map(
      ({ grade, date, kind, courseName, isBest }) =>
        `${formatDate(date)}: ${grade} i ${courseName} (${gradeKindLabels[kind].toLowerCase()})${isBest ? ', räknas' : ''}.`,
    ),
  ];
  if (told.length === 0) return null;
  return (
    <div>
      <h3 className="grade-trail-title">Historik</h3>
      <ul className="grade-trail meta">
        {told.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
