import { useMutation } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { fieldMessage, readFailure } from '../../../apollo/failure';
import { FailureDetails } from '../../../apollo/failure-details';
import { CreateInstanceForNeedsDocument, type MatchNeedFieldsFragment } from '../../../graphql/generated';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { Message } from '../../../ui/feedback/message';
import { studentsText } from '../match-texts';
import { newInstanceDraft, paceOf, type NewInstanceDraft } from './new-instance-draft';
import { NewInstanceFields } from './new-instance-fields';
import { useFormBox } from '../use-form-box';
import type { MatchDeeds } from '../use-match-deeds';

interface NewInstanceDialogProps {
  needs: readonly MatchNeedFieldsFragment[];
  /** Those that all of them could take. */
  courses: MatchNeedFieldsFragment['courses'];
  deeds: MatchDeeds;
  onCreated: () => void;
  onClosed: () => void;
}

/** An instance for those who lack one; they are enrolled in it at once. */
export default function NewInstanceDialog(props: NewInstanceDialogProps) {
  const { needs, courses, deeds, onCreated, onClosed } = props;
  const [first] = useState(() => newInstanceDraft(needs, courses));
  const [draft, setDraft] = useState(first);
  const change = (changed: Partial<NewInstanceDraft>) => setDraft({ ...draft, ...changed });
  const { opened, close, done, guard } = useFormBox(JSON.stringify(draft) !== JSON.stringify(first));
  const [create, { loading, error }] = useMutation(CreateInstanceForNeedsDocument);
  const failure = error && !loading ? readFailure(error) : null;
  const faultOf = (field: keyof NewInstanceDraft) => fieldMessage(failure, field);
  const isPlaced = (Object.keys(draft) as (keyof NewInstanceDraft)[]).some(faultOf);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { courseId, ...rest } = draft;
    const values = {
      ...rest,
      endDate: draft.endDate,
      pacePercent: paceOf(draft),
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
        <NewInstanceFields draft={draft} courses={courses} faultOf={faultOf} onChange={change} />
        <div className="matching-save">
          <Button onClick={close}>{buttons.cancel}</Button>
          <Button type="submit" variant="primary" busy={loading} disabled={draft.startDate === null}>
            Skapa och skriv in
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
