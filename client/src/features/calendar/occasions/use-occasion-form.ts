import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { occasionWarningLabels } from '../../../../../domain/labels/exam';
import { fieldMessage, readFailure } from '../../../apollo/failure';
import { CreateExamOccasionDocument, UpdateExamOccasionDocument } from '../../../graphql/generated';
import { notify } from '../../../ui/feedback/toast-store';
import { shortDay } from '../grid/calendar-days';
import { pupils, type Occasion } from '../calendar-texts';
import { faultsOf, inputOf, type DraftFaults, type OccasionDraft } from './occasion-draft';
import type { UndatedExam } from '../tray/undated-groups';

interface OccasionFormOptions {
  initial: OccasionDraft;
  /** The occasion that is changed; null makes a new one. */
  occasion: Occasion | null;
  /** Who is booked with a new one. */
  exams: readonly UndatedExam[];
  onSaved: () => void;
}

/** A draft of an occasion with its faults, and its way to the server. */
export function useOccasionForm({ initial, occasion, exams, onSaved }: OccasionFormOptions) {
  const client = useApolloClient();
  const [draft, setDraft] = useState(initial);
  const [faults, setFaults] = useState<DraftFaults>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const change = (changed: Partial<OccasionDraft>) => {
    setDraft((before) => ({ ...before, ...changed }));
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changed))));
  };
  const send = async () => {
    const input = inputOf(draft);
    if (occasion) {
      const { id, version } = occasion;
      const variables = { input: { ...input, id, version } };
      const { data } = await client.mutate({ mutation: UpdateExamOccasionDocument, variables });
      notify.success('Tillfället är sparat');
      tellOfClash(data?.updateExamOccasion);
      return;
    }
    const variables = { input: { ...input, examIds: exams.map(({ id }) => id) } };
    const { data } = await client.mutate({ mutation: CreateExamOccasionDocument, variables });
    const booked = exams.length > 0 ? ` med ${pupils(exams.length)}` : '';
    notify.success(`Tillfälle ${shortDay(input.heldOn)}${booked} skapat`);
    tellOfClash(data?.createExamOccasion);
  };
  const save = async (): Promise<boolean> => {
    const found = faultsOf(draft);
    setFaults(found);
    setRefusal(null);
    if (Object.keys(found).length > 0) {
      focusFirstFault();
      return false;
    }
    setBusy(true);
    try {
      await send();
      onSaved();
      return true;
    } catch (error) {
      const failure = readFailure(error);
      const named = (Object.keys(draft) as (keyof OccasionDraft)[]).flatMap((name) => {
        const message = fieldMessage(failure, name);
        return message ? [[name, message] as const] : [];
      });
      setFaults(Object.fromEntries(named));
      setRefusal(failure.message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { draft, faults, refusal, busy, change, save, dirty: draft !== initial };
}

/** Said when it is saved, not only to whoever opens it later: two of the same room or invigilator at one time. */
export function tellOfClash(saved: Pick<Occasion, 'warnings'> | undefined): void {
  const clashes = (saved?.warnings ?? []).filter((warning) => warning !== 'FULL');
  if (clashes.length > 0)
    notify.error('Krockar med ett annat tillfälle', {
      details: `${clashes.map((warning) => occasionWarningLabels[warning]).join('. ')}.`,
    });
}

/** The first field that is marked: after it has been. */
function focusFirstFault(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.dialog [aria-invalid="true"]')?.focus());
}
