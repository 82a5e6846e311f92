import { readFailure, type Failure } from '../../../apollo/failure';
import { useReadAnew, useVerb } from '../../../apollo/use-verb';
import {
  SaveStudentDocument,
  StudentDetailsDocument,
  StudentHistoryDocument,
} from '../../../graphql/generated';
import { alerts } from '../../../lib/fixed-texts';
import { rebase, type EditConflict } from './edit-conflict';
import { formBaseOf, inputFor, type FormBase, type FormValues } from './student-form';

/** A form upon the version of the record that it was filled from. */
interface FormPlace {
  base: FormBase;
  values: FormValues;
}

/** What is stored now, or why it is not; `moved` is the form upon what someone else has saved first. */
type Outcome =
  { saved: FormBase } | { failure: Failure; moved: (FormPlace & { conflict: EditConflict | null }) | null };

/** Saves what was changed in the form. Throws only when a newer version could not be read. */
export function useSaveStudent(id: string): (from: FormPlace) => Promise<Outcome> {
  const save = useVerb(SaveStudentDocument);
  const readStudent = useReadAnew(StudentDetailsDocument);
  const readHistory = useReadAnew(StudentHistoryDocument);

  /** Reads what the others have saved and moves the form there; null when it could not be read. */
  const catchUp = async ({ base: from, values }: FormPlace) => {
    const [details, history] = await Promise.all([readStudent({ id }), readHistory({ studentId: id })]);
    if (!details?.student) return null;
    const base = formBaseOf(details.student);
    const merged = rebase(from, values, base);
    const theirFields = new Set<string>(merged.fields.map(({ field }) => field));
    // One entry for each field of ours that they changed tells their names; the newest stand first.
    const authors = (history?.studentHistory ?? [])
      .filter(({ changes }) => changes.some((name) => theirFields.has(name)))
      .slice(0, base.version - from.version)
      .flatMap(({ changedBy }) => changedBy?.name ?? []);
    const conflict =
      merged.fields.length > 0 ? { changedBy: [...new Set(authors)], fields: merged.fields } : null;
    return { base, values: merged.values, conflict };
  };

  const send = async (from: FormPlace, mayRepeat: boolean): Promise<Outcome> => {
    try {
      return { saved: formBaseOf((await save(inputFor(id, from.base, from.values))).updateStudent) };
    } catch (error) {
      console.error(alerts.saveStudentFailed, error);
      const failure = readFailure(error);
      if (failure.reason !== 'VERSION') return { failure, moved: null };
      const moved = await catchUp(from);
      // What they changed is not in this form (the responsible teacher): nothing to compare, so save again.
      if (moved && !moved.conflict && mayRepeat) return send(moved, false);
      return { failure, moved };
    }
  };
  return (from) => send(from, true);
}
