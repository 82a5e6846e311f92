import { Link } from 'react-router-dom';
import { IconAlertCircle, IconAlertTriangle, IconShieldLock } from '@tabler/icons-react';
import { useState } from 'react';
import type { ImportDecision } from '../../../../../domain/generated';
import { importDecisionLabels, importFieldLabels } from '../../../../../domain/labels/import';
import { useTeachers } from '../../../entities/teacher/use-teachers';
import type { ImportBatchFieldsFragment, ImportRowFieldsFragment } from '../imports.generated';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/fields/select';
import { Grid, Row as Line } from '../../../ui/layout';
import { ChangeText } from './row-cell';

type Row = ImportRowFieldsFragment;
type Issue = Row['errors'][number];
type Column = ImportBatchFieldsFragment['columns'][number];

/** Remedies offered next to a reason. */
export interface Remedies {
  /** Opens the cell, to correct it in its place. */
  openCell: (row: number, column: number) => void;
  /** Replaces a text everywhere in the column. */
  fixAlike: (column: number, from: string, to: string) => Promise<void>;
  /** Chooses the student of the row; null revokes the choice. */
  decide: (row: number, decision: ImportDecision | null) => Promise<void>;
}

interface RowReasonsProps extends Remedies {
  row: Row;
  read: readonly Column[];
}

/** The fields shown on a phone's card for rows without errors. */
const telling: ReadonlySet<Column['field']> = new Set<Column['field']>([
  ...(['PERSONAL_NUMBER', 'COURSE', 'COURSE_CODE', 'COURSE_NAME', 'COURSE_PACKAGE', 'START_DATE'] as const),
]);

/** All reasons of a row at its head, each with its remedies; then the row's effect and its student. */
export function RowReasons({ row: imported, read, ...remedies }: RowReasonsProps) {
  const { row, errors, changes, studentId, isProtected, name, cells } = imported;
  const fields = new Set(read.map(({ field }) => field));
  const facts = read.flatMap(({ field, index }) => (telling.has(field) && cells[index]) || []);
  return (
    <Grid gap="1" className="imports-rest">
      {errors.length === 0 && <span className="imports-facts">{facts.join(' · ')}</span>}
      {errors.length > 0 && (
        <Grid as="ul" gap="2" className="imports-issues">
          {errors.map((issue) => (
            <li key={`${issue.column ?? ''} ${issue.message}`} data-warning={issue.warning || undefined}>
              <Reason issue={issue} row={row} read={read} {...remedies} />
            </li>
          ))}
        </Grid>
      )}
      <RowDecision row={imported} decide={remedies.decide} />
      {changes
        .filter(({ field }) => !fields.has(field))
        .map((change) => (
          <p key={change.field}>
            {importFieldLabels[change.field]}: <ChangeText change={change} isProtected={isProtected} />
          </p>
        ))}
      {isProtected && (
        <Line as="p" gap="1" nowrap className="strong">
          <IconShieldLock className="icon" size={16} stroke={1.8} aria-hidden="true" />
          Skyddade personuppgifter
        </Line>
      )}
      {studentId && (
        <Link to={`/student/${studentId}`} target="_blank">
          Visa eleven som finns
          <span className="sr-only">, för {name ?? `rad ${row}`}, i en ny flik</span>
        </Link>
      )}
    </Grid>
  );
}

/** The choice of the row's student, if a person has to make it or has made it. */
function RowDecision({ row, decide }: { row: Row; decide: Remedies['decide'] }) {
  const { choices, decision, outcome } = row;
  if (decision)
    return (
      <Line gap="1 2" className="imports-decided">
        <span>Avgjort: {labelOf(decision, choices)}</span>
        {choices.includes(decision) && (
          <DecideButton row={row.row} label="Ta tillbaka" onDecide={() => decide(row.row, null)} />
        )}
      </Line>
    );
  const isConflict = outcome === 'CONFLICT';
  if (choices.length === 0) return isConflict && <p>En administratör avgör vem raden gäller.</p>;
  return (
    <Line as="div" gap="1" role="group" aria-label={`Vem gäller rad ${row.row}?`}>
      {choices.map((choice) => (
        <DecideButton
          key={choice}
          row={row.row}
          label={labelOf(choice, choices)}
          onDecide={() => decide(row.row, choice)}
        />
      ))}
      {choices.includes('WRONG_NUMBER') && (
        <span className="meta">Med fel nummer läses raden in utan personnummer.</span>
      )}
    </Line>
  );
}

function labelOf(decision: ImportDecision, choices: readonly ImportDecision[]): string {
  const isRenamed = decision === 'SAME_PERSON' && choices.includes('WRONG_NUMBER');
  return isRenamed ? 'Samma person som bytt namn' : importDecisionLabels[decision];
}

function DecideButton({
  row,
  label,
  onDecide,
}: {
  row: number;
  label: string;
  onDecide: () => Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  const decide = async () => {
    setBusy(true);
    await onDecide();
    setBusy(false);
  };
  return (
    <Button size="sm" busy={busy} onClick={() => void decide()}>
      {label}
      <span className="sr-only">, rad {row}</span>
    </Button>
  );
}

interface ReasonProps extends Omit<Remedies, 'decide'> {
  issue: Issue;
  row: number;
  read: readonly Column[];
}

/** One reason with its sign: an error keeps the row out, a warning does not. */
function Reason({ issue, row, read, openCell, fixAlike }: ReasonProps) {
  const { message, warning, value, suggestions } = issue;
  const column = columnOf(issue, read);
  const Sign = warning ? IconAlertTriangle : IconAlertCircle;
  return (
    <>
      <Sign className="icon" size={14} stroke={1.8} aria-hidden="true" />
      <div>
        <span className="sr-only">{warning ? 'Varning: ' : 'Fel: '}</span>
        {message}
        {column && (
          <Line gap="1" className="imports-remedies above-1">
            {value !== null &&
              suggestions?.map((text) => (
                <FixAlike key={text} to={text} onFix={() => fixAlike(column.index, value, text)} />
              ))}
            {issue.field === 'TEACHER' && value !== null && (
              <TeacherFix onFix={(name) => fixAlike(column.index, value, name)} />
            )}
            <Button size="sm" onClick={() => openCell(row, column.index)}>
              Rätta
              <span className="sr-only">
                {' '}
                i cellen: {column.header}, rad {row}
              </span>
            </Button>
          </Line>
        )}
      </div>
    </>
  );
}

/** The column whose cell is to be corrected: by its own name, else the one that its field is read from. */
function columnOf({ column, field }: Issue, read: readonly Column[]): Column | undefined {
  const named = read.find(({ header }) => header === column);
  if (named ?? !field) return named;
  const fields = field === 'NAME' ? ['NAME', 'FIRST_NAME', 'LAST_NAME'] : [field];
  return read.find((one) => one.field && fields.includes(one.field));
}

function FixAlike({ to, onFix }: { to: string; onFix: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const fix = async () => {
    setBusy(true);
    await onFix();
    setBusy(false);
  };
  return (
    <Button size="sm" variant="soft" busy={busy} onClick={() => void fix()}>
      Rätta alla med samma skrivning → {to}
    </Button>
  );
}

/** Any teacher instead of the one that nobody knows. */
function TeacherFix({ onFix }: { onFix: (name: string) => Promise<void> }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const names = new Set((useTeachers() ?? []).map(({ userId }) => userId.username));
  return (
    <>
      <Select
        label="Välj lärare"
        hideLabel
        placeholder="Välj lärare"
        options={[...names].map((name) => ({ value: name, label: name }))}
        value={chosen}
        onChange={setChosen}
      />
      {chosen && <FixAlike to={chosen} onFix={() => onFix(chosen)} />}
    </>
  );
}
