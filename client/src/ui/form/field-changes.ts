import type { TextKey } from './record-form';

/** A text field of the form; conflicts are resolved per field. */
export interface ChosenField<Draft extends object> {
  name: TextKey<Draft>;
  label: string;
}

/** A field that someone else changed while this person was editing. */
export interface FieldChange {
  name: string;
  label: string;
  /** As it was when the form was filled. */
  before: string;
  /** As it is stored now. */
  theirs: string;
  /** What this person had typed in its place; null when they had not touched it. */
  mine: string | null;
}

/**
 * Rebases a draft that started from `base` on the latest record: edited fields keep the typed text, untouched fields
 * take the stored value, and `changes` lists every field that others changed. Ignores leading and trailing blanks.
 */
export function rebase<Draft extends object>(
  fields: readonly ChosenField<Draft>[],
  { base, mine, latest }: { base: Draft; mine: Draft; latest: Draft },
): { draft: Draft; changes: FieldChange[] } {
  const draft = { ...latest };
  const changes = fields.flatMap(({ name, label }) => {
    const [before, typed, theirs] = [base, mine, latest].map((one) => String(one[name])) as [
      string,
      string,
      string,
    ];
    const isTouched = differs(before, typed);
    if (isTouched) draft[name] = mine[name];
    if (!differs(before, theirs)) return [];
    return [{ name, label, before, theirs, mine: isTouched && differs(typed, theirs) ? typed : null }];
  });
  return { draft, changes };
}

function differs(one: string, other: string): boolean {
  return one.trim() !== other.trim();
}
