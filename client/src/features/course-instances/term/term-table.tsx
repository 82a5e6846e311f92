import { FULL_LOAD } from '../../../../../domain/teacher-load';
import { LoadDefinition } from '../../../entities/teacher/load-definition';
import { Badge } from '../../../ui/badge';
import { DateField } from '../../../ui/fields/date-field';
import { Select, type SelectOption } from '../../../ui/fields/select';
import { TextField } from '../../../ui/fields/text-field';
import { Table, type TableColumn } from '../../../ui/table';
import { NoValue } from '../../../ui/table-parts/no-value';
import {
  changedRow,
  loadsOf,
  type PlanRow,
  type RowDraft,
  type TermDraft,
  type TermPlan,
} from './term-draft';

interface TermTableProps {
  plan: TermPlan;
  draft: TermDraft;
  teachers: readonly SelectOption[];
  faultOf: (path: string) => string | undefined;
  onChange: (draft: TermDraft) => void;
}

/** A proposed instance with its draft. */
interface ShownRow {
  facts: PlanRow;
  row: RowDraft;
}

/** The proposed instances, edited in place. */
export function TermTable({ plan, draft, teachers, faultOf, onChange }: TermTableProps) {
  const facts = new Map(plan.rows.map((one) => [one.instance.id, one]));
  const rows = draft.rows.flatMap((row): ShownRow[] => {
    const found = facts.get(row.id);
    return found ? [{ row, facts: found }] : [];
  });
  const loadOf = loadsOf(draft, plan);
  const change = (id: string, changed: Partial<RowDraft>) => onChange(changedRow(draft, id, () => changed));
  const field = ({ row, facts: { instance } }: ShownRow, name: keyof RowDraft, label: string) => ({
    label: `${label} för ${instance.name}`,
    hideLabel: true,
    error: row.included ? faultOf(`rows.${row.id}.${name}`) : undefined,
    disabled: !row.included,
  });
  const columns: readonly TableColumn<ShownRow>[] = [
    {
      key: 'course',
      header: 'Kurs',
      rowHeader: true,
      cellClass: 'instances-term-course',
      cell: (one) => <CourseCell facts={one.facts} />,
    },
    ...(['startDate', 'endDate'] as const).map((name): TableColumn<ShownRow> => {
      const header = name === 'startDate' ? 'Start' : 'Slut';
      return {
        key: name,
        header,
        cellClass: 'instances-term-date',
        cell: (one) => (
          <DateField
            {...field(one, name, header)}
            description={null}
            value={one.row[name]}
            onChange={(value) => change(one.row.id, { [name]: value })}
          />
        ),
      };
    }),
    {
      key: 'teacher',
      header: 'Lärare',
      cellClass: 'instances-term-teacher',
      cell: (one) => (
        <Select
          {...field(one, 'teacherId', 'Lärare')}
          options={teachers}
          placeholder="Utan lärare"
          value={one.row.teacherId}
          onChange={(teacherId) => change(one.row.id, { teacherId })}
        />
      ),
    },
    {
      key: 'load',
      header: 'Belastning',
      numeric: true,
      cell: ({ row, facts: { instance } }) => {
        const percent = row.included ? loadOf(row.teacherId, row.startDate, row.endDate) : null;
        if (percent === null) return <NoValue />;
        const name =
          teachers.find(({ value }) => value === row.teacherId)?.label ?? instance.teacherName ?? '';
        return <Load {...{ percent, name }} />;
      },
    },
    {
      key: 'location',
      header: 'Lokal',
      cellClass: 'instances-term-location',
      cell: (one) => (
        <TextField
          {...field(one, 'location', 'Lokal')}
          maxLength={200}
          autoComplete="off"
          value={one.row.location}
          onChange={({ currentTarget: { value } }) => change(one.row.id, { location: value })}
        />
      ),
    },
    {
      key: 'capacity',
      header: 'Platser',
      cellClass: 'instances-term-seats',
      cell: (one) => (
        <TextField
          {...field(one, 'capacity', 'Platser')}
          inputMode="numeric"
          autoComplete="off"
          value={one.row.capacity}
          onChange={({ currentTarget: { value } }) => change(one.row.id, { capacity: value })}
        />
      ),
    },
    { key: 'waiting', header: 'Väntar', numeric: true, cell: ({ facts: { waiting } }) => waiting },
  ];
  return (
    <Table
      caption="Föreslagna kurstillfällen"
      density="compact"
      columns={columns}
      rows={rows}
      rowKey={({ row }) => row.id}
      selected={new Set(rows.filter(({ row }) => row.included).map(({ row }) => row.id))}
      onSelect={(selected) =>
        onChange({ rows: draft.rows.map((row) => ({ ...row, included: selected.has(row.id) })) })
      }
      selectLabel={({ facts: { instance } }) => `Ta med ${instance.name}, start ${instance.startDate ?? ''}`}
    />
  );
}

function CourseCell({ facts: { instance, existing } }: { facts: PlanRow }) {
  const { name, courseCode, admitted, capacity } = instance;
  return (
    <>
      {name}
      <span className="meta line">
        {courseCode} · {admitted}
        {capacity !== null && `/${capacity}`} elever nu
      </span>
      {existing > 0 && (
        <Badge tone="info">{existing === 1 ? 'Finns redan 1' : `Finns redan ${existing}`}</Badge>
      )}
    </>
  );
}

function Load({ percent, name }: { percent: number; name: string }) {
  return (
    <LoadDefinition name={name}>
      {percent > FULL_LOAD ? <Badge tone="warn">{percent} %</Badge> : `${percent} %`}
    </LoadDefinition>
  );
}
