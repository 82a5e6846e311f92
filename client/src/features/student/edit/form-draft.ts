import { readDraft, writeDraft } from '../../../lib/drafts/drafts';
import { formFields, type FormBase, type FormValues } from './student-form';

/** An unsaved form: what it was filled from, and what stands in it now. */
interface FormDraft {
  base: FormBase;
  values: FormValues;
}

const keyOf = (studentId: string) => `student:${studentId}`;

function isValues(value: unknown): value is FormValues {
  if (typeof value !== 'object' || value === null) return false;
  const values = value as Record<string, unknown>;
  return formFields.every((field) => typeof values[field] === 'string');
}

/** The form that was left unsaved when the session ran out or the page was loaded anew; null without one. */
export function readFormDraft(studentId: string): FormDraft | null {
  try {
    const draft = JSON.parse(readDraft(keyOf(studentId)) ?? 'null') as Partial<FormDraft> | null;
    const base = draft?.base;
    if (!draft || typeof base?.version !== 'number' || !isValues(base.values) || !isValues(draft.values))
      return null;
    return { base, values: draft.values };
  } catch (error) {
    console.error('The unsaved form could not be read.', error);
    return null;
  }
}

/** Keeps an unsaved form in this tab; null forgets it. */
export function writeFormDraft(studentId: string, draft: FormDraft | null): void {
  writeDraft(keyOf(studentId), draft && JSON.stringify({ base: draft.base, values: draft.values }));
}
