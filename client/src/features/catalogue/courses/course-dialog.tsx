import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { fieldMessage, readFailure } from '../../../apollo/failure';
import { FailureDetails } from '../../../apollo/failure-details';
import {
  CatalogueCourseNowDocument,
  CreateCourseDocument,
  UpdateCourseDocument,
  type CourseRowFragment,
} from '../../../graphql/generated';
import { buttons } from '../../../lib/fixed-texts';
import { Button, LinkButton } from '../../../ui/button';
import { ConflictMessage, differencesOf } from '../../../ui/feedback/conflict-message';
import { Dialog } from '../../../ui/overlays/dialog';
import { Message } from '../../../ui/feedback/message';
import { notify } from '../../../ui/feedback/toast-store';
import { useFormBox } from '../../../ui/overlays/use-form-box';
import { comparedCourse, courseFaults, draftOfCourse, emptyCourse, toCourseInput } from './course-draft';
import { CourseFields } from './course-fields';

interface CourseDialogProps {
  /** Null for a new one. */
  course: CourseRowFragment | null;
  subjects: readonly string[];
  onSaved: () => void;
  /** It has closed and focus is back. */
  onClosed: () => void;
}

/** Another `visa` is another course on the same page. */
const params = ['visa'];

/** A new course, or a change of one (pages §4). What someone else saved meanwhile is never written over. */
export default function CourseDialog({ course, subjects, onSaved, onClosed }: CourseDialogProps) {
  const client = useApolloClient();
  const [base, setBase] = useState(course);
  const [begun] = useState(() => (course ? draftOfCourse(course) : emptyCourse));
  const [draft, setDraft] = useState(begun);
  const [theirs, setTheirs] = useState<CourseRowFragment | null>(null);
  const [tried, setTried] = useState(false);
  const [create, creating] = useMutation(CreateCourseDocument);
  const [update, updating] = useMutation(UpdateCourseDocument);
  const { loading, error } = base ? updating : creating;
  const failure = error && !loading ? readFailure(error) : null;
  const faults = tried ? courseFaults(draft) : {};
  const faultOf = (field: string) =>
    faults[field as keyof typeof faults] ?? fieldMessage(failure, `course.${field}`);
  const placed = failure?.fields.some(({ path }) => path.startsWith('course.')) ?? false;
  const dirty = draft !== begun && JSON.stringify(draft) !== JSON.stringify(begun);

  const { opened, close, done } = useFormBox(dirty, { params });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(courseFaults(draft)).length > 0) return;
    const input = toCourseInput(draft);
    try {
      if (base) await update({ variables: { input: { id: base.id, version: base.version, course: input } } });
      else await create({ variables: { input: { course: input } } });
      notify.success(base ? `${draft.name} är sparad` : `${draft.name} är tillagd`);
      onSaved();
      done();
    } catch (failed) {
      console.error('The course was not saved.', failed);
      if (base && readFailure(failed).reason === 'VERSION') await readTheirs(base.id);
    }
  };
  const readTheirs = async (id: string) => {
    try {
      const { data } = await client.query({
        query: CatalogueCourseNowDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      const now = data?.catalogueCourse;
      if (!now) return;
      setTheirs(now);
      // The refusal is told by the comparison; a later one is told by itself.
      updating.reset();
      // Saving once more is meant to hold, now that the other's values have been seen.
      setBase(now);
    } catch (failed) {
      console.error('The course could not be read anew.', failed);
    }
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      closeOnClickOutside={false}
      size="lg"
      title={course ? course.name : 'Ny kurs'}
      footer={
        <>
          {course && (
            <LinkButton to={`/education/${course.id}`} variant="quiet">
              Visa elever
            </LinkButton>
          )}
          <Button onClick={close}>{buttons.cancel}</Button>
          <Button type="submit" form="course-form" variant="primary" busy={loading}>
            {loading ? buttons.saving : buttons.save}
          </Button>
        </>
      }
    >
      <form id="course-form" noValidate className="stack" onSubmit={(event) => void save(event)}>
        {failure && !placed && (
          <Message tone="error">
            <p>Kunde inte spara kursen</p>
            <FailureDetails failure={failure} />
          </Message>
        )}
        {theirs && (
          <ConflictMessage
            differences={differencesOf(comparedCourse, draftOfCourse(theirs), draft)}
            onTake={() => {
              setDraft(draftOfCourse(theirs));
              setTheirs(null);
            }}
          />
        )}
        <CourseFields draft={draft} subjects={subjects} faultOf={faultOf} onChange={setDraft} />
        {course?.keptBecause && <p className="meta">{course.keptBecause}</p>}
      </form>
    </Dialog>
  );
}
