import { IconUsers } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { inlineTexts } from '../../../lib/fixed-texts';
import type { FieldChange } from '../../../ui/form/field-changes';
import { Grid, Row } from '../../../ui/layout';
import { sign } from '../../../ui/text/sign';

interface ConflictPanelProps {
  /** Names of the users who changed the record since, according to the change history. */
  changedBy: readonly string[];
  changes: readonly FieldChange[];
  values: Readonly<Record<string, string>>;
  onChoose: (field: string, value: string) => void;
}

/**
 * The other user's changes since the form was opened, field by field. The form keeps its input; for a field changed
 * by both, the user chooses a value (contract §3, CONFLICT).
 */
export function ConflictPanel({ changedBy, changes, values, onChoose }: ConflictPanelProps) {
  const headingId = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), [changes]);
  const who = changedBy.length > 0 ? changedBy.join(' och ') : 'Någon annan';
  const contested = changes.filter(({ mine }) => mine !== null).length;
  return (
    <Grid as="section" gap="2" ref={panel} className="conflict" tabIndex={-1} aria-labelledby={headingId}>
      <Row id={headingId} as="h2" nowrap>
        {sign(IconUsers, 20)}
        {who} ändrade eleven medan du redigerade
      </Row>
      <p>
        Det du har skrivit är kvar. {contested > 0 ? 'Välj vad som ska gälla och spara igen.' : 'Spara igen.'}
      </p>
      <Grid as="ul" gap="3" className="conflict-fields">
        {changes.map((one) => (
          <li key={one.name}>
            {one.mine === null ? (
              <TheirChange {...one} />
            ) : (
              <Choice {...one} mine={one.mine} value={values[one.name] ?? ''} onChoose={onChoose} />
            )}
          </li>
        ))}
      </Grid>
    </Grid>
  );
}

function shown(value: string): string {
  return value === '' ? inlineTexts.missingValue : value;
}

/** A field that only the other person changed: the form has it already. */
function TheirChange({ label, before, theirs }: FieldChange) {
  return (
    <>
      <p className="conflict-field">{label}</p>
      <p>
        Ändrat från {shown(before)} till <strong>{shown(theirs)}</strong>. Formuläret är uppdaterat.
      </p>
    </>
  );
}

interface ChoiceProps extends FieldChange {
  mine: string;
  value: string;
  onChoose: ConflictPanelProps['onChoose'];
}

/** A field changed by both. Later input counts as the user's own value. */
function Choice({ name, label, before, theirs, mine, value, onChoose }: ChoiceProps) {
  const group = useId();
  const takesTheirs = value === theirs;
  return (
    <fieldset>
      <legend className="conflict-field">
        {label} <span className="meta">(tidigare {shown(before)})</span>
      </legend>
      <Row as="label" align="flex-start" nowrap className="conflict-choice">
        <input type="radio" name={group} checked={!takesTheirs} onChange={() => onChoose(name, mine)} />
        <span>
          Behåll mitt: <strong>{shown(takesTheirs ? mine : value)}</strong>
        </span>
      </Row>
      <Row as="label" align="flex-start" nowrap className="conflict-choice">
        <input type="radio" name={group} checked={takesTheirs} onChange={() => onChoose(name, theirs)} />
        <span>
          Ta deras: <strong>{shown(theirs)}</strong>
        </span>
      </Row>
    </fieldset>
  );
}
