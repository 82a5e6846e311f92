import { differingFields, type FormBase, type FormField, type FormValues } from './student-form';

/** A field that someone else changed while this person was editing. */
export interface ConflictField {
  field: FormField;
  /** As it was when the form was filled. */
  before: string;
  /** As it is stored now. */
  theirs: string;
  /** What this person had typed in its place; null when they had not touched it. */
  mine: string | null;
}

export interface EditConflict {
  /** Who has changed the record meanwhile, as far as the history tells. */
  changedBy: string[];
  fields: ConflictField[];
}

/**
 * Puts a form on a newer version of the record without losing anything: what was typed stays, untouched
 * fields follow the stored record, and every field that the others changed is named.
 */
export function rebase(
  base: FormBase,
  mine: FormValues,
  latest: FormBase,
): { values: FormValues; fields: ConflictField[] } {
  const touched = new Set(differingFields(base.values, mine));
  const values = { ...latest.values };
  for (const field of touched) values[field] = mine[field];
  const fields = differingFields(base.values, latest.values).map((field) => ({
    field,
    before: base.values[field],
    theirs: latest.values[field],
    mine: touched.has(field) && mine[field].trim() !== latest.values[field].trim() ? mine[field] : null,
  }));
  return { values, fields };
}
