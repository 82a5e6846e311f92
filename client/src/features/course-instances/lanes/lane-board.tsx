import { useMemo, useRef } from 'react';
import { today } from '../../../lib/dates';
import { Menu, type MenuItem } from '../../../ui/overlays/menu';
import { spanOf, weeksOf } from '../views/timeline-weeks';
import { LaneDrag, useBarDrag, useLaneDrop } from './lane-drag';
import { placeLanes, type Lane, type LaneBar } from './lane-layout';
import { TimeAxis } from './time-axis';

interface LaneBoardProps {
  /** 'Lärare', 'Lokal' */
  heading: string;
  lanes: readonly Lane[];
  bars: readonly LaneBar[];
  /** The period that is always shown; bars that do not move are cut at its weeks. */
  period: { startDate: string; endDate: string };
  /** Moves a bar by weeks, and to another lane unless `lane` is null. */
  onMove: (key: string, weeks: number, lane: string | null) => void;
}

const HEADER_ROWS = 2;

/**
 * Instances by teacher or room over time. A bar is moved by dragging, with the arrow keys (a week, and with Shift
 * another lane) or from its menu.
 */
export function LaneBoard({ heading, lanes, bars, period, onMove }: LaneBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const weeks = useMemo(() => weeksOf([period, ...bars.filter(({ fixed }) => !fixed)]), [period, bars]);
  const placed = useMemo(() => placeLanes(lanes, bars, weeks), [lanes, bars, weeks]);
  const now = spanOf({ startDate: today(), endDate: today() }, weeks);
  const lastRow = (placed.lanes.at(-1)?.to ?? 1) + HEADER_ROWS;
  const drop = (key: string, right: number, over: string | null) => {
    const width = board.current?.querySelector('[data-week]')?.getBoundingClientRect().width;
    const bar = bars.find((one) => one.key === key);
    if (!width || !bar) return;
    const moved = Math.round(right / width);
    const lane = over === bar.lane ? null : over;
    if (moved !== 0 || lane !== null) onMove(key, moved, lane);
  };
  return (
    <LaneDrag onDrop={drop}>
      <p className="meta below-2">
        Dra ett tillfälle i sidled till en annan vecka, eller upp och ner till en annan rad. Med
        tangentbordet: vänster- och högerpil flyttar en vecka, Skift med upp- eller nedpil byter rad, Enter
        öppnar menyn.
      </p>
      <div
        ref={board}
        className="instances-gantt"
        tabIndex={0}
        role="group"
        aria-label={`${heading} och veckor i sidled`}
      >
        <div
          className="instances-gantt-grid"
          style={{
            gridTemplateColumns: `minmax(9rem, 15rem) repeat(${weeks.length}, minmax(1.75rem, 1fr))`,
          }}
        >
          <TimeAxis weeks={weeks} now={now?.from ?? null} corner={heading} />
          {now && (
            <span
              aria-hidden="true"
              className="instances-now"
              style={{ gridColumn: now.from + 1, gridRow: `1 / ${lastRow}` }}
            />
          )}
          {placed.lanes.map((lane) => (
            <LaneRow key={lane.key} lane={lane} from={lane.from + HEADER_ROWS} to={lane.to + HEADER_ROWS} />
          ))}
          {placed.bars.map((bar) =>
            bar.fixed ? (
              <FixedBar key={bar.key} bar={bar} style={placeOf(bar)} />
            ) : (
              <MovableBar key={bar.key} bar={bar} style={placeOf(bar)} lanes={lanes} onMove={onMove} />
            ),
          )}
        </div>
      </div>
    </LaneDrag>
  );
}

const placeOf = ({ row, from, to }: { row: number; from: number; to: number }) => ({
  gridRow: row + HEADER_ROWS,
  gridColumn: `${from + 1} / ${to + 1}`,
});

function LaneRow({ lane, from, to }: { lane: Lane; from: number; to: number }) {
  const { setLane, isOver } = useLaneDrop(lane.key);
  return (
    <>
      <span
        ref={setLane}
        className={isOver ? 'instances-lane instances-lane-over' : 'instances-lane'}
        style={{ gridRow: `${from} / ${to}` }}
      />
      <span className="instances-gantt-name" style={{ gridRow: `${from} / ${to}` }}>
        {lane.label}
        {lane.note && <span className={lane.warn ? 'instances-over' : 'meta'}>{lane.note}</span>}
      </span>
    </>
  );
}

interface BarProps {
  bar: LaneBar;
  style: { gridRow: number; gridColumn: string };
}

/** 'Matematik 1b, 2027-01-11 till 2027-03-19, 50 %' */
const spoken = ({ name, note, startDate, endDate }: LaneBar) =>
  `${name}, ${startDate} till ${endDate}, ${note}`;

function FixedBar({ bar, style }: BarProps) {
  return (
    <span
      className="instances-gantt-bar instances-gantt-finished instances-gantt-fixed"
      style={style}
      title={spoken(bar)}
    >
      <span className="sr-only">{spoken(bar)}, finns redan</span>
      <span aria-hidden="true">
        {bar.name} · {bar.note}
      </span>
    </span>
  );
}

function MovableBar({ bar, style, lanes, onMove }: BarProps & Pick<LaneBoardProps, 'lanes' | 'onMove'>) {
  const { setBar, onBar, isDragging, transform } = useBarDrag(bar.key);
  const beside = (step: number) => lanes[lanes.findIndex(({ key }) => key === bar.lane) + step]?.key ?? null;
  const keyed = (key: string, shift: boolean): boolean => {
    if (!shift && key === 'ArrowLeft') onMove(bar.key, -1, null);
    else if (!shift && key === 'ArrowRight') onMove(bar.key, 1, null);
    else if (shift && (key === 'ArrowUp' || key === 'ArrowDown')) {
      const lane = beside(key === 'ArrowUp' ? -1 : 1);
      if (lane !== null) onMove(bar.key, 0, lane);
    } else return false;
    return true;
  };
  const items = (): MenuItem[] => [
    { key: 'earlier', label: 'En vecka tidigare', onSelect: () => onMove(bar.key, -1, null) },
    { key: 'later', label: 'En vecka senare', onSelect: () => onMove(bar.key, 1, null) },
    ...lanes
      .filter(({ key }) => key !== bar.lane)
      .map(({ key, label }) => ({
        key: `lane:${key}`,
        label: `Flytta till ${label}`,
        onSelect: () => onMove(bar.key, 0, key),
      })),
  ];
  return (
    <Menu
      label={`Flytta ${bar.name}`}
      align="start"
      items={items}
      trigger={(attributes) => (
        <button
          {...attributes}
          {...onBar}
          type="button"
          ref={(element) => {
            attributes.ref(element);
            setBar(element);
          }}
          className={`instances-gantt-bar instances-gantt-open${isDragging ? ' instances-gantt-lifted' : ''}`}
          style={{ ...style, transform }}
          aria-label={spoken(bar)}
          title={spoken(bar)}
          onKeyDown={(event) => {
            if (keyed(event.key, event.shiftKey)) event.preventDefault();
            else attributes.onKeyDown(event);
          }}
        >
          <span>
            {bar.name} · {bar.note}
          </span>
        </button>
      )}
    />
  );
}
