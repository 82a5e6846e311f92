import { useApolloClient, useMutation } from '@apollo/client/react';
import type { CourseOption } from '../../../entities/course/use-courses';
import { useMemo, useState, type FormEvent } from 'react';
import { readFailure } from '../../../apollo/failure';
import {
  CreateInstanceDocument,
  InstanceNowDocument,
  UpdateInstanceDocument,
  type InstanceRowFragment,
} from '../../../graphql/generated';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { ConflictMessage, differencesOf } from '../../../ui/feedback/conflict-message';
import { Dialog } from '../../../ui/overlays/dialog';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import type { SelectOption } from '../../../ui/fields/select';
import { notify } from '../../../ui/feedback/toast-store';
import {
  comparedInstance,
  copyOf,
  draftOf,
  emptyDraft,
  faultsOf,
  toValues,
  type DraftFaults,
  type InstanceDraft,
} from './instance-draft';
import { DatesFollow, hasNewDates } from './dates-follow';
import { InstanceFields } from './instance-fields';
import { useFormBox } from './use-form-box';

interface InstanceDialogProps {
  /** Null for a new one. */
  instance: InstanceRowFragment | null;
  /** The instance is what a new one is modelled on. */
  copy: boolean;
  courses: readonly CourseOption[];
  teachers: readonly SelectOption[];
  onChanged: () => void;
  onClosed: () => void;
}

const titleOf = (instance: InstanceRowFragment | null, copy: boolean) => {
  if (!instance) return 'Nytt kurstillfälle';
  return copy ? `Kopiera ${instance.name}` : `Redigera ${instance.name}`;
};

/** Plans an instance, copies one, or changes one without overwriting what somebody else has changed. */
export default function InstanceDialog(props: InstanceDialogProps) {
  const { copy, courses, teachers, onChanged, onClosed } = props;
  const client = useApolloClient();
  const [instance, setInstance] = useState(props.instance);
  const start = useMemo(() => startOf(instance, copy), [instance, copy]);
  const [draft, setDraft] = useState<InstanceDraft>(start);
  const [tries, setTries] = useState(0);
  const dirty = JSON.stringify(draft) !== JSON.stringify(start);
  const { opened, close, done, failure, setFailure } = useFormBox(dirty);
  const [create, creating] = useMutation(CreateInstanceDocument);
  const [update, updating] = useMutation(UpdateInstanceDocument);
  const edited = copy ? null : instance;
  const busy = creating.loading || updating.loading;
  const own = tries > 0 ? faultsOf(draft) : {};
  const faults: DraftFaults = { ...servedFaults(failure), ...own };
  const [theirs, setTheirs] = useState<InstanceRowFragment | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    setFailure(null);
    if (Object.keys(faultsOf(draft)).length > 0) return;
    const values = toValues(draft);
    try {
      if (edited) {
        await update({ variables: { input: { id: edited.id, version: edited.version, values } } });
        notify.success(`${edited.name} är ändrat.`, undoOfDates(edited));
      } else {
        await create({ variables: { input: { courseId: draft.courseId!, values } } });
        notify.success('Kurstillfället är skapat.');
      }
      done();
      onChanged();
    } catch (error) {
      console.error('The course instance was not saved.', error);
      const refused = readFailure(error);
      if (edited && refused.reason === 'VERSION') await readTheirs(edited.id);
      else setFailure(refused);
    }
  };
  const restoreDates = async ({ id, name, startDate, endDate }: InstanceRowFragment) => {
    try {
      await update({ variables: { input: { id, values: { startDate, endDate } } } });
      notify.success(`${name} har sina tidigare datum igen, med sina elever.`);
    } catch (error) {
      console.error('The dates of the course instance were not restored.', error);
      notify.error('Kunde inte ångra de nya datumen', { details: readFailure(error).message });
    }
    onChanged();
  };
  const undoOfDates = (before: InstanceRowFragment) =>
    before.startDate && before.endDate && hasNewDates(before, draft)
      ? { action: { label: buttons.undo, run: () => void restoreDates(before) } }
      : {};
  const readTheirs = async (id: string) => {
    try {
      const { data } = await client.query({
        query: InstanceNowDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      if (!data) return;
      setTheirs(data.courseInstance);
      // Saving once more is meant to hold, now that the other's values have been seen.
      setInstance(data.courseInstance);
      onChanged();
    } catch (error) {
      console.error('The course instance could not be read anew.', error);
      setFailure(readFailure(error));
    }
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      closeOnClickOutside={false}
      size="md"
      title={titleOf(instance, copy)}
      footer={
        <>
          <Button onClick={close}>{buttons.cancel}</Button>
          <Button type="submit" form="instance-form" variant="primary" busy={busy}>
            {busy ? buttons.saving : edited ? buttons.saveChanges : 'Skapa tillfälle'}
          </Button>
        </>
      }
    >
      <form id="instance-form" noValidate className="stack" onSubmit={(event) => void submit(event)}>
        {theirs && (
          <ConflictMessage
            differences={differencesOf(comparedInstance(teachers), draftOf(theirs), draft)}
            onTake={() => {
              setDraft(draftOf(theirs));
              setTheirs(null);
            }}
          />
        )}
        {tries > 0 && !busy && (Object.keys(faults).length > 0 || failure) && (
          <ErrorSummary
            key={tries}
            title={
              failure ? 'Kunde inte spara kurstillfället' : 'Något behöver rättas innan det går att spara'
            }
            errors={summaryOf(faults, failure?.message)}
          />
        )}
        <InstanceFields
          {...{ draft, faults, courses, teachers }}
          instanceId={edited?.id ?? null}
          onDraft={setDraft}
        />
        {edited && <DatesFollow instance={edited} draft={draft} />}
      </form>
    </Dialog>
  );
}

function startOf(instance: InstanceRowFragment | null, copy: boolean): InstanceDraft {
  if (!instance) return emptyDraft;
  return copy ? copyOf(instance) : draftOf(instance);
}

export function servedFaults(failure: ReturnType<typeof readFailure> | null): DraftFaults {
  const names = Object.keys(emptyDraft) as (keyof InstanceDraft)[];
  return Object.fromEntries(
    (failure?.fields ?? []).flatMap(({ path, message }) => {
      const field = names.find((name) => path.endsWith(name));
      return field ? [[field, message]] : [];
    }),
  );
}

export function summaryOf(faults: DraftFaults, message: string | undefined) {
  const listed = Object.entries(faults).map(([field, text]) => ({
    fieldId: `instance-${field}`,
    message: text,
  }));
  return listed.length > 0 ? listed : [{ message: message ?? '' }];
}
