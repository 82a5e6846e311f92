import type { TextKey } from './record-form';

/** A text of the form, which is chosen by itself where two have changed it. */
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
 * Puts a draft that was begun as `base` on what is stored now, without losing anything: what was typed stays,
 * untouched fields follow the record, and every field that the others changed is named. Blanks around a text are none.
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
