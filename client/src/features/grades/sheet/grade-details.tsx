import type { GradeKind } from '../../../../../domain/generated';
import { DASH } from '../../../../../domain/grade-scale';
import { gradeKindLabels } from '../../../../../domain/labels/grade';
import { formatDate, formatDateTime } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { DateField } from '../../../ui/fields/date-field';
import { Select } from '../../../ui/fields/select';
import { ExamTeacherField } from '../exam-teacher-field';
import { NoteField } from './note-field';
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

const kinds = (Object.keys(gradeKindLabels) as GradeKind[]).map((value) => ({
  value,
  label: gradeKindLabels[value],
}));

/** Motivation, what the grade rests on, its date and kind, and what it has been. */
export function GradeDetails(props: DetailsProps) {
  const { row, isExams, needsProject, needsTitle, mayGrade, onEdit, onNext } = props;
  const editable = row.viewerMay.edit && mayGrade;
  const demanded = row.grade === DASH || row.state === 'CORRECTION';
  const set = (edit: GradeEdit) => onEdit(row.id, edit);
  return (
    <>
      {editable ? (
        <div className="grade-fields">
          <NoteField
            id={`grade-motivation-${row.id}`}
            label={row.state === 'CORRECTION' ? 'Motivering till ändringen' : 'Motivering'}
            required={demanded}
            error={
              row.pending?.state === 'incomplete' ? 'Skriv en motivering, så sparas betyget.' : undefined
            }
            value={row.motivation}
            longest={1000}
            onSave={(motivation) => set({ motivation })}
            onEnter={() => onNext(row.id)}
          />
          <NoteField
            label="Underlag och egna anteckningar"
            description="Syns bara för den som betygsätter."
            value={row.basis}
            longest={2000}
            onSave={(basis) => set({ basis })}
          />
          {needsTitle && (
            <NoteField
              id={`grade-title-${row.id}`}
              label="Specialiseringens titel"
              description="Vad kursen handlade om. Står i betygskatalogen och i utdraget."
              required={row.grade !== null && row.grade !== DASH}
              value={row.projectTitle}
              longest={200}
              isLine
              onSave={(projectTitle) => set({ projectTitle })}
            />
          )}
          {needsProject && (
            <>
              <NoteField
                label="Komvuxarbetets titel"
                required={row.grade === 'G'}
                value={row.projectTitle}
                longest={200}
                onSave={(projectTitle) => set({ projectTitle })}
              />
              <NoteField
                label="Sammanfattning"
                description="Högst 240 tecken."
                required={row.grade === 'G'}
                value={row.projectSummary}
                longest={240}
                onSave={(projectSummary) => set({ projectSummary })}
              />
            </>
          )}
          <div className="grade-fields-row">
            {row.grade !== null && (
              <DateField
                label="Betygsdatum"
                value={row.date}
                min={row.gradedFrom ?? props.dateFrom ?? undefined}
                max={props.dateTo}
                onChange={(date, valid) => {
                  if (valid && date && date !== row.date) set({ date });
                }}
              />
            )}
            {!isExams && (
              <Select
                label="Typ"
                options={kinds}
                value={row.kind}
                onChange={(kind) => kind && set({ kind })}
              />
            )}
            {!isExams && (
              <NoteField
                label="Resultat på nationellt prov"
                value={row.nationalTest}
                longest={60}
                isLine
                onSave={(nationalTest) => set({ nationalTest })}
              />
            )}
          </div>
        </div>
      ) : (
        <ReadOnly row={row} needsTitle={needsTitle} />
      )}
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
