import { formatNumber } from '../../../../../domain/numbers';
import { weeksFor } from '../../../../../domain/study-weeks';
import { useMunicipalities } from '../../../entities/municipality/use-municipalities';
import type { CourseOption } from '../../../entities/course/use-courses';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Combobox } from '../../../ui/fields/combobox';
import { DateField } from '../../../ui/fields/date-field';
import { Select, type SelectOption } from '../../../ui/fields/select';
import { TextField } from '../../../ui/fields/text-field';
import { withSuggestedEnd, type DraftFaults, type InstanceDraft } from './instance-draft';
import { formOptions } from '../instance-words';
import { LoadWarning } from './load-warning';

interface InstanceFieldsProps {
  draft: InstanceDraft;
  faults: DraftFaults;
  courses: readonly CourseOption[];
  teachers: readonly SelectOption[];
  /** The instance that is edited: its course is fixed. */
  instanceId: string | null;
  onDraft: (draft: InstanceDraft) => void;
}

/** The fields of an instance; the end follows start, points and pace until one sets it by hand. */
export function InstanceFields({
  draft,
  faults,
  courses,
  teachers,
  instanceId,
  onDraft,
}: InstanceFieldsProps) {
  const course = courses.find(({ value }) => value === draft.courseId);
  const points = course?.points ?? null;
  const change = (changed: Partial<InstanceDraft>) => {
    const next = { ...draft, ...changed };
    const nextPoints =
      'courseId' in changed ? (courses.find(({ value }) => value === next.courseId)?.points ?? null) : points;
    onDraft('endDate' in changed ? next : withSuggestedEnd(next, nextPoints));
  };
  const pace = Number(draft.pacePercent);
  const weeks = points && pace >= 5 ? weeksFor(points, pace) : null;
  return (
    <>
      {instanceId === null && (
        <Combobox
          id="instance-courseId"
          label="Kurs"
          required
          placeholder="Namn eller kod"
          options={courses.filter(({ isArchived }) => !isArchived)}
          value={draft.courseId}
          error={faults.courseId}
          onChange={(courseId) => change({ courseId })}
        />
      )}
      <div className="instances-pair">
        <DateField
          id="instance-startDate"
          label="Start"
          required
          value={draft.startDate}
          error={faults.startDate}
          onChange={(startDate) => change({ startDate })}
        />
        <DateField
          id="instance-endDate"
          label="Slut"
          required
          description={
            weeks ? `${points} poäng i den här takten är ${formatWeeks(weeks)} veckor` : 'Format åååå-mm-dd'
          }
          value={draft.endDate}
          error={faults.endDate}
          onChange={(endDate) => change({ endDate, ownEnd: endDate !== null })}
        />
      </div>
      <div className="instances-pair">
        <TextField
          id="instance-pacePercent"
          label="Takt i procent"
          inputMode="numeric"
          description="100 är heltid, 20 poäng i veckan"
          value={draft.pacePercent}
          error={faults.pacePercent}
          onChange={(event) => change({ pacePercent: event.currentTarget.value })}
        />
        <Select
          id="instance-studyForm"
          label="Form"
          options={formOptions}
          value={draft.studyForm}
          onChange={(studyForm) => studyForm && change({ studyForm })}
        />
      </div>
      <Combobox
        id="instance-teacherId"
        label="Lärare"
        placeholder="Ingen än"
        options={teachers}
        value={draft.teacherId}
        error={faults.teacherId}
        onChange={(teacherId) => change({ teacherId })}
      />
      <LoadWarning draft={draft} exceptId={instanceId} />
      <div className="instances-pair">
        <TextField
          id="instance-capacity"
          label="Platser"
          inputMode="numeric"
          description="Tomt är obegränsat"
          value={draft.capacity}
          error={faults.capacity}
          onChange={(event) => change({ capacity: event.currentTarget.value })}
        />
        <DateField
          id="instance-gradesDueOn"
          label="Betyg klara senast"
          description="Tomt följer skolans regel"
          value={draft.gradesDueOn}
          error={faults.gradesDueOn}
          onChange={(gradesDueOn) => change({ gradesDueOn })}
        />
      </div>
      <PlaceFields draft={draft} faults={faults} onChange={change} />
      <TextField
        id="instance-name"
        label="Eget namn"
        description="Tomt är kursens namn"
        maxLength={120}
        value={draft.name}
        error={faults.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Checkbox
        label="Bara planerat, inte öppet för placering än"
        checked={draft.isPlanned}
        onChange={(isPlanned) => change({ isPlanned })}
      />
    </>
  );
}

interface PlaceFieldsProps {
  draft: InstanceDraft;
  faults: DraftFaults;
  onChange: (changed: Partial<InstanceDraft>) => void;
}

function PlaceFields({ draft, faults, onChange }: PlaceFieldsProps) {
  const places = useMunicipalities(draft.municipality);
  return (
    <div className="instances-pair">
      <TextField
        id="instance-location"
        label="Plats"
        maxLength={200}
        value={draft.location}
        error={faults.location}
        onChange={(event) => onChange({ location: event.currentTarget.value })}
      />
      <Combobox
        id="instance-municipality"
        label="Kommun"
        placeholder="Ingen särskild"
        options={places}
        value={draft.municipality}
        error={faults.municipality}
        onChange={(municipality) => onChange({ municipality })}
      />
    </div>
  );
}

function formatWeeks(weeks: number): string {
  return formatNumber(weeks, 1);
}
