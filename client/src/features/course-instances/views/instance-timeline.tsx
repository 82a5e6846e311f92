import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { courseInstanceStatusLabels, studyFormLabels } from '../../../../../domain/labels/course-instance';
import type { InstanceRowFragment } from '../course-instances.generated';
import { today } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/feedback/message';
import { Table } from '../../../ui/table';
import type { InstanceAction } from './instance-columns';
import { instancesOf } from '../instance-labels';
import { TimeAxis } from '../lanes/time-axis';
import { beyond, mostWeeks, spanOf, weeksOf } from './timeline-weeks';
import { Row } from '../../../ui/layout';
import { InstanceStatusBadge } from '../../../entities/course/instance-status-badge';

interface InstanceTimelineProps {
  instances: readonly InstanceRowFragment[];
  total: number;
  onOpen: (action: InstanceAction, row: InstanceRowFragment) => void;
}

/** Parallel instances week by week. Each bar is a button labelled in words; the table contains the same data. */
export function InstanceTimeline({ instances, total, onOpen }: InstanceTimelineProps) {
  const [asTable, setAsTable] = useState(false);
  const weeks = useMemo(() => weeksOf(instances), [instances]);
  const left = weeks.length === mostWeeks ? beyond(instances, weeks) : 0;
  const now = spanOf({ startDate: today(), endDate: today() }, weeks);
  return (
    <section aria-label="Tidslinje" className="instances-timeline">
      <Row gap="3" justify="space-between" className="below-3 no-print">
        {total > instances.length && (
          <Message tone="info">Visar de första {instancesOf(instances.length)}. Begränsa med filter.</Message>
        )}
        {left > 0 && !asTable && (
          <Message tone="info">
            Tidslinjen visar {mostWeeks} veckor. {instancesOf(left)} startar senare: begränsa perioden med
            filter, eller visa som tabell.
          </Message>
        )}
        <Button size="sm" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Visa som tidslinje' : 'Visa som tabell'}
        </Button>
      </Row>
      {asTable ? (
        <TimelineTable instances={instances} />
      ) : (
        <div className="instances-gantt" tabIndex={0} role="group" aria-label="Tidslinje, veckor i sidled">
          <div
            className="instances-gantt-grid"
            style={{
              gridTemplateColumns: `minmax(9rem, 15rem) repeat(${weeks.length}, minmax(1.75rem, 1fr))`,
            }}
          >
            <TimeAxis weeks={weeks} now={now?.from ?? null} corner="Vecka" />
            {now && (
              <span
                aria-hidden="true"
                className="instances-now"
                style={{ gridColumn: now.from + 1, gridRow: `1 / ${instances.length + 3}` }}
              />
            )}
            {instances.map((row, index) => {
              const span = spanOf(row, weeks);
              return <GanttRow key={row.id} row={row} line={index + 3} span={span} onOpen={onOpen} />;
            })}
          </div>
        </div>
      )}
    </section>
  );
}

interface GanttRowProps {
  row: InstanceRowFragment;
  line: number;
  span: { from: number; to: number } | null;
  onOpen: InstanceTimelineProps['onOpen'];
}

function GanttRow({ row, line, span, onOpen }: GanttRowProps) {
  const { name, teacherName, startDate, endDate, status, pacePercent } = row;
  return (
    <>
      <span className="instances-gantt-name" style={{ gridRow: line }}>
        {name} <span className="meta">{teacherName ?? 'Utan lärare'}</span>
      </span>
      {span && (
        <button
          type="button"
          className={`instances-gantt-bar instances-gantt-${status.toLowerCase()}`}
          style={{ gridRow: line, gridColumn: `${span.from + 1} / ${span.to + 1}` }}
          aria-label={`${name}, ${startDate} till ${endDate}, ${pacePercent} procent, ${teacherName ?? 'utan lärare'}, ${courseInstanceStatusLabels[status].toLowerCase()}`}
          onClick={() => onOpen('open', row)}
        >
          <span>
            {courseInstanceStatusLabels[status]} · {pacePercent} %
          </span>
        </button>
      )}
    </>
  );
}

function TimelineTable({ instances }: Pick<InstanceTimelineProps, 'instances'>) {
  return (
    <Table
      caption="Tidslinjen som tabell"
      rows={instances}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: 'Kurs',
          rowHeader: true,
          cell: ({ id, name }) => <Link to={`/education/${id}`}>{name}</Link>,
        },
        { key: 'start', header: 'Start', cell: ({ startDate }) => startDate },
        { key: 'end', header: 'Slut', cell: ({ endDate }) => endDate },
        { key: 'weeks', header: 'Veckor', numeric: true, cell: ({ weeks }) => weeks },
        { key: 'pace', header: 'Takt', numeric: true, cell: ({ pacePercent }) => `${pacePercent} %` },
        { key: 'form', header: 'Form', cell: ({ studyForm }) => studyFormLabels[studyForm] },
        { key: 'teacher', header: 'Lärare', cell: ({ teacherName }) => teacherName ?? 'Utan lärare' },
        { key: 'status', header: 'Status', cell: ({ status }) => <InstanceStatusBadge status={status} /> },
      ]}
    />
  );
}
