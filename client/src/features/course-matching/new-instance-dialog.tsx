import { useMutation } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { useMunicipalities } from '../../entities/municipality/use-municipalities';
import { fieldMessage, readFailure } from '../../apollo/failure';
import { FailureDetails } from '../../apollo/failure-details';
import { useTeacherOptions } from '../../entities/teacher/use-teachers';
import { TeacherLoad } from '../../entities/teacher/teacher-load';
import type { StudyForm } from '../../../../domain/generated';
import { CreateInstanceForNeedsDocument, type MatchNeedFieldsFragment } from '../../graphql/generated';
import { studyFormLabels } from '../../../../domain/labels/course-instance';
import { optionsOf } from '../../../../domain/labels/options';
import { formatDate, today } from '../../lib/dates';
import { buttons } from '../../lib/fixed-texts';
import { suggestedEnd } from '../../lib/study-weeks';
import { Button } from '../../ui/button';
import { Combobox } from '../../ui/combobox';
import { DateField } from '../../ui/date-field';
import { courseCodeText } from '../../ui/course-code';
import { Dialog } from '../../ui/dialog';
import { Message } from '../../ui/message';
import { Select } from '../../ui/select';
import { TextField } from '../../ui/text-field';
import { studentsText } from './match-texts';
import { useFormBox } from './use-form-box';
import type { MatchDeeds } from './use-match-deeds';

interface NewInstanceDraft {
  courseId: string | null;
  startDate: string | null;
  endDate: string | null;
  pacePercent: string;
  studyForm: StudyForm;
  teacherId: string | null;
  capacity: string;
  location: string;
  municipality: string | null;
}

interface NewInstanceDialogProps {
  needs: readonly MatchNeedFieldsFragment[];
  /** Those that all of them could take. */
  courses: MatchNeedFieldsFragment['courses'];
  deeds: MatchDeeds;
  onCreated: () => void;
  onClosed: () => void;
}

const usualPlaces = 20;
/** An instance for those who lack one; they are enrolled in it at once. */
export default function NewInstanceDialog(props: NewInstanceDialogProps) {
  const { needs, courses, deeds, onCreated, onClosed } = props;
  const places = useMunicipalities();
  const [first] = useState<NewInstanceDraft>(() => ({
    courseId: courses[0]?.id ?? null,
    startDate: latest(needs),
    endDate: null,
    pacePercent: '50',
    studyForm: 'CLASSROOM',
    teacherId: null,
    capacity: String(Math.max(usualPlaces, needs.length)),
    location: '',
    municipality: null,
  }));
  const [draft, setDraft] = useState(first);
  const change = (changed: Partial<NewInstanceDraft>) => setDraft({ ...draft, ...changed });
  const { opened, close, done, guard } = useFormBox(JSON.stringify(draft) !== JSON.stringify(first));
  const teachers = useTeacherOptions();
  const [create, { loading, error }] = useMutation(CreateInstanceForNeedsDocument);
  const failure = error && !loading ? readFailure(error) : null;
  const faultOf = (field: keyof NewInstanceDraft) => fieldMessage(failure, field);
  const isPlaced = (Object.keys(draft) as (keyof NewInstanceDraft)[]).some(faultOf);
  const { teacherId, startDate } = draft;
  const endDate = draft.endDate ?? endOf(draft, courses);
  const pacePercent = Number.parseInt(draft.pacePercent, 10) || 0;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { courseId, ...rest } = draft;
    const values = {
      ...rest,
      endDate: draft.endDate,
      pacePercent,
      location: draft.location.trim() || null,
      capacity: draft.capacity.trim() === '' ? null : Number.parseInt(draft.capacity, 10) || 0,
    };
    try {
      const { data: made } = await create({
        variables: { input: { keys: needs.map(({ key }) => key), courseId: courseId ?? '', values } },
      });
      deeds.tellMatched(needs.length, made?.createInstanceForNeeds.batchId ?? null);
      onCreated();
      done();
    } catch (failed) {
      console.error('The instance was not created.', failed);
    }
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      closeOnClickOutside={false}
      title={`Nytt tillfälle av ${studentsText(needs.length)}`}
    >
      {guard}
      <form noValidate className="stack" onSubmit={(event) => void save(event)}>
        {failure && !isPlaced && (
          <Message tone="error">
            <FailureDetails failure={failure} />
          </Message>
        )}
        <p className="meta">{needs.map(({ student }) => student).join(', ')}</p>
        <Select
          label="Kurs"
          options={courses.map(({ id, code, equivalents, name }) => ({
            value: id,
            label: `${name} (${courseCodeText(code, equivalents)})`,
          }))}
          value={draft.courseId}
          onChange={(courseId) => change({ courseId })}
          error={faultOf('courseId')}
        />
        <div className="matching-pair">
          <DateField
            label="Startdatum"
            required
            value={startDate}
            onChange={(date) => change({ startDate: date })}
            error={faultOf('startDate')}
          />
          <DateField
            label="Slutdatum"
            description={
              endDate && !draft.endDate ? `Tomt är ${formatDate(endDate)}` : 'Tomt följer poäng och takt'
            }
            value={draft.endDate}
            onChange={(date) => change({ endDate: date })}
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
            onChange={(event) => change({ pacePercent: event.currentTarget.value })}
          />
          <Select
            label="Form"
            options={optionsOf(studyFormLabels)}
            value={draft.studyForm}
            onChange={(studyForm) => studyForm && change({ studyForm })}
          />
        </div>
        <Select
          label="Lärare"
          options={teachers}
          value={teacherId}
          placeholder="Utan lärare"
          onChange={(id) => change({ teacherId: id })}
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
            onChange={(event) => change({ capacity: event.currentTarget.value })}
          />
          <TextField
            label="Plats"
            autoComplete="off"
            description="Sal eller adress"
            maxLength={200}
            value={draft.location}
            error={faultOf('location')}
            onChange={(event) => change({ location: event.currentTarget.value })}
          />
        </div>
        <Combobox
          label="Kommun"
          placeholder="Ingen särskild"
          options={places}
          value={draft.municipality}
          error={faultOf('municipality')}
          onChange={(municipality) => change({ municipality })}
        />
        <div className="matching-save">
          <Button onClick={close}>{buttons.cancel}</Button>
          <Button type="submit" variant="primary" busy={loading} disabled={startDate === null}>
            Skapa och skriv in
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const isPace = (pace: number) => pace >= 5 && pace <= 200;

/** The end that the server works out where none is given. */
function endOf(
  { courseId, startDate, pacePercent }: NewInstanceDraft,
  courses: NewInstanceDialogProps['courses'],
): string | null {
  const points = courses.find(({ id }) => id === courseId)?.points;
  const pace = Number(pacePercent);
  return points && startDate && isPace(pace) ? suggestedEnd(startDate, points, pace) : null;
}

/** The day on which all of them can begin. */
function latest(needs: readonly MatchNeedFieldsFragment[]): string {
  return needs.reduce((day, { earliestOn }) => (earliestOn && earliestOn > day ? earliestOn : day), today());
}
