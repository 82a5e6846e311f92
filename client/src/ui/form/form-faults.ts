import { fieldMessage, type Failure } from '../../apollo/failure';
import type { FormError, FormFaults } from './record-form';

/** What the server refused, and the draft that it refused. */
export interface Refused<Draft> {
  failure: Failure;
  sent: Draft;
}

/** Drafts are data and are compared by value. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The errors of a draft's fields, from client-side validation and from the server, and their summary. */
export function formFaults<Draft extends object>(
  name: string,
  draft: Draft,
  own: FormFaults,
  refused: Refused<Draft> | null,
) {
  const fields = Object.keys(draft) as (keyof Draft & string)[];
  // A field of one value may have parts in the input: an error of a part is shown at the field.
  const whole = fields.filter((one) => typeof draft[one] !== 'object' || draft[one] === null);
  const refusedAt = (failure: Failure, path: string) =>
    fieldMessage(failure, path) ??
    failure.fields.find((one) => whole.some((name) => name === path && isPartOf(one.path, name)))?.message;
  const faultOf = (path: string): string | undefined => {
    // The server's word on a field holds until the field is changed.
    const field = fields.find((one) => path === one || path.startsWith(`${one}.`));
    const holds = refused && (!field || same(refused.sent[field], draft[field]));
    return own[path] ?? (holds ? refusedAt(refused.failure, path) : undefined);
  };
  const field = (one: keyof Draft & string) => ({ id: `${name}-${one}`, error: faultOf(one) });
  const errors = errorsOf(
    fields.map((one) => ({ name: one, ...field(one) })),
    own,
    refused?.failure ?? null,
    whole,
  );
  return { faultOf, field, errors };
}

/** Fields whose text is no value, such as half a date, with their errors. */
export function unreadable(form: HTMLFormElement): FormError[] {
  return [...form.elements].flatMap((control) =>
    control instanceof HTMLInputElement && control.validity.customError
      ? [{ fieldId: control.id, message: control.validationMessage }]
      : [],
  );
}

function isPartOf(path: string, field: string): boolean {
  return path.replace(/^input\./, '').startsWith(`${field}.`);
}

/** Every error once, those of fields with a link; a refusal without a field has its own text. */
function errorsOf(
  fields: readonly { name: string; id: string; error: string | undefined }[],
  own: FormFaults,
  failure: Failure | null,
  whole: readonly string[],
): FormError[] {
  const listed = fields.flatMap(({ id, error }) => (error ? [{ fieldId: id, message: error }] : []));
  const isField = (path: string) =>
    fields.some(({ name }) => path === name || path.endsWith(`.${name}`)) ||
    whole.some((name) => isPartOf(path, name));
  const elsewhere = failure?.fields.filter(({ path }) => !isField(path)).map(({ message }) => message) ?? [];
  const others = [
    ...(failure && !failure.fields.some(({ path }) => isField(path)) ? [failure.message] : []),
    ...(failure?.code === 'INTERNAL' && failure.errorId ? [`Felnummer: ${failure.errorId}`] : []),
    ...Object.values(own).filter((message) => message !== undefined),
    ...elsewhere,
  ].filter((message) => !listed.some((one) => one.message === message));
  return [...listed, ...[...new Set(others)].map((message) => ({ message }))];
}
