import { useMunicipalities } from '../../../entities/municipality/use-municipalities';
import { useTeacherOptions } from '../../../entities/teacher/use-teachers';
import { TeacherLoad } from '../../../entities/teacher/teacher-load';
import type { MatchNeedFieldsFragment } from '../../../graphql/generated';
import { studyFormLabels } from '../../../../../domain/labels/course-instance';
import { optionsOf } from '../../../../../domain/options';
import { formatDate } from '../../../lib/dates';
import { Combobox } from '../../../ui/fields/combobox';
import { DateField } from '../../../ui/fields/date-field';
import { courseCodeText } from '../../../ui/course-code';
import { Select } from '../../../ui/fields/select';
import { TextField } from '../../../ui/fields/text-field';
import { endOf, isPace, paceOf, type NewInstanceDraft } from './new-instance-draft';

interface NewInstanceFieldsProps {
  draft: NewInstanceDraft;
  courses: MatchNeedFieldsFragment['courses'];
  faultOf: (field: keyof NewInstanceDraft) => string | undefined;
  onChange: (changed: Partial<NewInstanceDraft>) => void;
}

/** The fields of a new instance, with the load that it gives its teacher. */
export function NewInstanceFields({ draft, courses, faultOf, onChange }: NewInstanceFieldsProps) {
  const places = useMunicipalities();
  const teachers = useTeacherOptions();
  const { teacherId, startDate } = draft;
  const endDate = draft.endDate ?? endOf(draft, courses);
  const pacePercent = paceOf(draft);
  return (
    <>
      <Select
        label="Kurs"
        options={courses.map(({ id, code, equivalents, name }) => ({
          value: id,
          label: `${name} (${courseCodeText(code, equivalents)})`,
        }))}
        value={draft.courseId}
        onChange={(courseId) => onChange({ courseId })}
        error={faultOf('courseId')}
      />
      <div className="matching-pair">
        <DateField
          label="Startdatum"
          required
          value={startDate}
          onChange={(date) => onChange({ startDate: date })}
          error={faultOf('startDate')}
        />
        <DateField
          label="Slutdatum"
          description={
            endDate && !draft.endDate ? `Tomt är ${formatDate(endDate)}` : 'Tomt följer poäng och takt'
          }
          value={draft.endDate}
          onChange={(date) => onChange({ endDate: date })}
          error={faultOf('endDate')}
        />
      </div>
      <div className="matching-pair">
        <TextField
          label="Takt i procent"
          inputMode="numeric"
          autoComplete="off"
          value={draft.pacePercent}
          error={faultOf('pacePercent')}
          onChange={(event) => onChange({ pacePercent: event.currentTarget.value })}
        />
        <Select
          label="Form"
          options={optionsOf(studyFormLabels)}
          value={draft.studyForm}
          onChange={(studyForm) => studyForm && onChange({ studyForm })}
        />
      </div>
      <Select
        label="Lärare"
        options={teachers}
        value={teacherId}
        placeholder="Utan lärare"
        onChange={(id) => onChange({ teacherId: id })}
        error={faultOf('teacherId')}
      />
      {teacherId && startDate && endDate && endDate > startDate && isPace(pacePercent) && (
        <TeacherLoad {...{ teacherId, startDate, endDate, pacePercent }} exceptId={null} />
      )}
      <div className="matching-pair">
        <TextField
          label="Platser"
          inputMode="numeric"
          autoComplete="off"
          description="Tomt är obegränsat"
          value={draft.capacity}
          error={faultOf('capacity')}
          onChange={(event) => onChange({ capacity: event.currentTarget.value })}
        />
        <TextField
          label="Plats"
          autoComplete="off"
          description="Sal eller adress"
          maxLength={200}
          value={draft.location}
          error={faultOf('location')}
          onChange={(event) => onChange({ location: event.currentTarget.value })}
        />
      </div>
      <Combobox
        label="Kommun"
        placeholder="Ingen särskild"
        options={places}
        value={draft.municipality}
        error={faultOf('municipality')}
        onChange={(municipality) => onChange({ municipality })}
      />
    </>
  );
}
