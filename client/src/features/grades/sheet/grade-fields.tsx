import { DASH } from '../../../../../domain/grade-scale';
import { gradeKindLabels } from '../../../../../domain/labels/grade';
import { optionsOf } from '../../../../../domain/options';
import { DateField } from '../../../ui/fields/date-field';
import { Select } from '../../../ui/fields/select';
import type { DetailsProps } from './grade-details';
import type { GradeEdit } from './grade-saver';
import { NoteField } from './note-field';
import { Grid, Row } from '../../../ui/layout';

const kinds = optionsOf(gradeKindLabels);

interface PartProps extends DetailsProps {
  set: (edit: GradeEdit) => void;
}

/** What a teacher writes of one grade, each field saved by itself. */
export function GradeFields(props: DetailsProps) {
  const { row, needsProject, needsTitle, onEdit, onNext } = props;
  const set = (edit: GradeEdit) => onEdit(row.id, edit);
  const isCorrection = row.state === 'CORRECTION';
  return (
    <Grid gap="4" columns="repeat(auto-fit, minmax(min(18rem, 100%), 1fr))">
      <NoteField
        id={`grade-motivation-${row.id}`}
        label={isCorrection ? 'Motivering till ändringen' : 'Motivering'}
        required={row.grade === DASH || isCorrection}
        error={row.pending?.state === 'incomplete' ? 'Skriv en motivering, så sparas betyget.' : undefined}
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
      {needsProject && <ProjectFields {...props} set={set} />}
      <FactFields {...props} set={set} />
    </Grid>
  );
}

function ProjectFields({ row, set }: PartProps) {
  return (
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
  );
}

function FactFields({ row, isExams, dateFrom, dateTo, set }: PartProps) {
  return (
    <Row gap="4" align="start" className="grade-fields-row across">
      {row.grade !== null && (
        <DateField
          label="Betygsdatum"
          value={row.date}
          min={row.gradedFrom ?? dateFrom ?? undefined}
          max={dateTo}
          onChange={(date, valid) => {
            if (valid && date && date !== row.date) set({ date });
          }}
        />
      )}
      {!isExams && (
        <>
          <Select label="Typ" options={kinds} value={row.kind} onChange={(kind) => set({ kind })} />
          <NoteField
            label="Resultat på nationellt prov"
            value={row.nationalTest}
            longest={60}
            isLine
            onSave={(nationalTest) => set({ nationalTest })}
          />
        </>
      )}
    </Row>
  );
}
