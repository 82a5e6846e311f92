import { Link } from 'react-router-dom';
import { IconShieldLock } from '@tabler/icons-react';
import { useState } from 'react';
import type { ImportDecision } from '../../../../../domain/generated';
import { importDecisionLabels, importFieldLabels } from '../../../../../domain/labels/import';
import type { RowKind } from '../../../entities/import/imported-rows';
import { FixAlike } from '../../../entities/import/row-reasons';
import { useTeachers } from '../../../entities/teacher/use-teachers';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/fields/select';
import { Row as Line } from '../../../ui/layout';
import type { ImportRowFieldsFragment } from '../imports.generated';

type Row = ImportRowFieldsFragment;
/** Chooses the student of the row; null revokes the choice. */
type Decide = (row: number, decision: ImportDecision | null) => Promise<void>;

/** Rows about students, whom a person may have to choose. */
export function studentRowKind(decide: Decide): RowKind<Row> {
  return {
    labels: importFieldLabels,
    telling: new Set([
      ...['PERSONAL_NUMBER', 'COURSE', 'COURSE_CODE', 'COURSE_NAME', 'COURSE_PACKAGE', 'START_DATE'],
    ]),
    sources: { NAME: ['NAME', 'FIRST_NAME', 'LAST_NAME'] },
    remedy: ({ field }, replace) => field === 'TEACHER' && <TeacherFix onFix={replace} />,
    decision: (row) => <RowDecision row={row} decide={decide} />,
    record: (row) => <RowStudent row={row} />,
  };
}

function RowStudent({ row: { row, studentId, isProtected, name } }: { row: Row }) {
  return (
    <>
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
    </>
  );
}

/** The choice of the row's student, if a person has to make it or has made it. */
function RowDecision({ row, decide }: { row: Row; decide: Decide }) {
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
