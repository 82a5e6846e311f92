import { IconUsers } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { studentFields } from '../../../../../domain/student-fields';
import { inlineTexts } from '../../../lib/fixed-texts';
import type { ConflictField, EditConflict } from './edit-conflict';
import type { FormField, FormValues } from './student-form';
import { Grid, Row } from '../../../ui/layout';

interface ConflictPanelProps {
  conflict: EditConflict;
  values: FormValues;
  onChoose: (field: FormField, value: string) => void;
}

/**
 * What someone else has changed since the form was opened, field by field. What was typed stays in the form;
 * where both changed the same field, one chooses whose holds (contract §3, CONFLICT).
 */
export function ConflictPanel({ conflict, values, onChoose }: ConflictPanelProps) {
  const headingId = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), [conflict]);
  const who = conflict.changedBy.length > 0 ? conflict.changedBy.join(' och ') : 'Någon annan';
  const contested = conflict.fields.filter(({ mine }) => mine !== null).length;
  return (
    <section ref={panel} className="conflict" tabIndex={-1} aria-labelledby={headingId}>
      <Row id={headingId} as="h2" nowrap>
        <IconUsers className="icon" size={20} stroke={1.8} aria-hidden="true" />
        {who} ändrade eleven medan du redigerade
      </Row>
      <p>
        Det du har skrivit är kvar. {contested > 0 ? 'Välj vad som ska gälla och spara igen.' : 'Spara igen.'}
      </p>
      <Grid as="ul" gap="3" className="conflict-fields">
        {conflict.fields.map((one) => (
          <li key={one.field}>
            {one.mine === null ? (
              <TheirChange {...one} />
            ) : (
              <Choice {...one} mine={one.mine} value={values[one.field]} onChoose={onChoose} />
            )}
          </li>
        ))}
      </Grid>
    </section>
  );
}

function shown(value: string): string {
  return value === '' ? inlineTexts.missingValue : value;
}

/** A field that only the other person changed: the form has it already. */
function TheirChange({ field, before, theirs }: ConflictField) {
  return (
    <>
      <p className="conflict-field">{studentFields[field].label}</p>
      <p>
        Ändrat från {shown(before)} till <strong>{shown(theirs)}</strong>. Formuläret är uppdaterat.
      </p>
    </>
  );
}

interface ChoiceProps extends ConflictField {
  mine: string;
  value: string;
  onChoose: ConflictPanelProps['onChoose'];
}

/** A field that both changed. What is typed in the form afterwards counts as one's own. */
function Choice({ field, before, theirs, mine, value, onChoose }: ChoiceProps) {
  const name = useId();
  const takesTheirs = value === theirs;
  return (
    <fieldset>
      <legend className="conflict-field">
        {studentFields[field].label} <span className="meta">(tidigare {shown(before)})</span>
      </legend>
      <Row as="label" align="flex-start" nowrap className="conflict-choice">
        <input type="radio" name={name} checked={!takesTheirs} onChange={() => onChoose(field, mine)} />
        <span>
          Behåll mitt: <strong>{shown(takesTheirs ? mine : value)}</strong>
        </span>
      </Row>
      <Row as="label" align="flex-start" nowrap className="conflict-choice">
        <input type="radio" name={name} checked={takesTheirs} onChange={() => onChoose(field, theirs)} />
        <span>
          Ta deras: <strong>{shown(theirs)}</strong>
        </span>
      </Row>
    </fieldset>
  );
}
