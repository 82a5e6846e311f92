import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { fieldMessage, readFailure } from '../../../apollo/failure';
import { FailureDetails } from '../../../apollo/failure-details';
import {
  CreateProgramDocument,
  ProgramNowDocument,
  UpdateProgramDocument,
  type ProgramRowFragment,
} from '../../../graphql/generated';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { ConflictMessage, differencesOf } from '../../../ui/feedback/conflict-message';
import { Dialog } from '../../../ui/overlays/dialog';
import { Message } from '../../../ui/feedback/message';
import { notify } from '../../../ui/feedback/toast-store';
import { useFormBox } from '../../../ui/overlays/use-form-box';
import {
  comparedProgram,
  draftOfProgram,
  programFaults,
  toProgramInput,
  type ProgramDraft,
} from './program-draft';
import { ProgramFields } from './program-fields';

interface ProgramDialogProps {
  /** Null for a new one. */
  program: ProgramRowFragment | null;
  onSaved: () => void;
  onClosed: () => void;
}

/** Another `visa` is another program on the same page. */
const params = ['visa'];

/** The rules of a program: points of each part, and the courses that the parts name (domain D4). */
export default function ProgramDialog({ program, onSaved, onClosed }: ProgramDialogProps) {
  const client = useApolloClient();
  const [base, setBase] = useState(program);
  const [theirs, setTheirs] = useState<ProgramRowFragment | null>(null);
  const [begun] = useState(() => draftOfProgram(program));
  const [draft, setDraft] = useState(begun);
  const [tried, setTried] = useState(false);
  const [create, creating] = useMutation(CreateProgramDocument);
  const [update, updating] = useMutation(UpdateProgramDocument);
  const { loading, error } = base ? updating : creating;
  const failure = error && !loading ? readFailure(error) : null;
  const faults = tried ? programFaults(draft) : {};
  const faultOf = (field: keyof ProgramDraft) =>
    faults[field as keyof typeof faults] ?? fieldMessage(failure, `program.${field}`);
  const set = (change: Partial<ProgramDraft>) => setDraft({ ...draft, ...change });
  const { opened, close, done } = useFormBox(JSON.stringify(draft) !== JSON.stringify(begun), { params });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(programFaults(draft)).length > 0) return;
    const input = toProgramInput(draft);
    try {
      if (base)
        await update({ variables: { input: { id: base.id, version: base.version, program: input } } });
      else await create({ variables: { input: { program: input } } });
      notify.success(program ? `${draft.name} är sparat` : `${draft.name} är tillagt`);
      onSaved();
      done();
    } catch (failed) {
      console.error('The program was not saved.', failed);
      if (base && readFailure(failed).reason === 'VERSION') await readTheirs(base.id);
    }
  };
  const readTheirs = async (id: string) => {
    try {
      const { data } = await client.query({
        query: ProgramNowDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      const now = data?.program;
      if (!now) return;
      setTheirs(now);
      // The refusal is told by the comparison; a later one is told by itself.
      updating.reset();
      // Saving once more is meant to hold, now that the other's values have been seen.
      setBase(now);
    } catch (failed) {
      console.error('The program could not be read anew.', failed);
    }
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      closeOnClickOutside={false}
      size="lg"
      title={program ? program.name : 'Nytt program'}
      footer={
        <>
          <Button onClick={close}>{buttons.cancel}</Button>
          <Button type="submit" form="program-form" variant="primary" busy={loading}>
            {loading ? buttons.saving : buttons.save}
          </Button>
        </>
      }
    >
      <form id="program-form" noValidate className="stack" onSubmit={(event) => void save(event)}>
        {failure && (
          <Message tone="error">
            <p>Kunde inte spara programmet</p>
            <FailureDetails failure={failure} />
          </Message>
        )}
        {theirs && (
          <ConflictMessage
            differences={differencesOf(comparedProgram, draftOfProgram(theirs), draft)}
            onTake={() => {
              setDraft(draftOfProgram(theirs));
              setTheirs(null);
            }}
          />
        )}
        <ProgramFields draft={draft} faultOf={faultOf} onChange={set} />
      </form>
    </Dialog>
  );
}
