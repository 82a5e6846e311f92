import { useMemo } from 'react';
import { weekNumber } from '../../../../../domain/days';
import { termDays, type Term } from '../../../../../domain/school-days';
import { FULL_LOAD } from '../../../../../domain/teacher-load';
import { announce } from '../../../ui/feedback/live-region';
import type { SelectOption } from '../../../ui/fields/select';
import { LaneBoard } from '../lanes/lane-board';
import type { Lane, LaneBar } from '../lanes/lane-layout';
import { changedRow, includedRows, loadsOf, movedRow, type TermDraft, type TermPlan } from './term-draft';

interface TermLanesProps {
  by: 'teacher' | 'room';
  plan: TermPlan;
  draft: TermDraft;
  teachers: readonly SelectOption[];
  onChange: (draft: TermDraft) => void;
}

/** The proposed instances by teacher or room, with the teachers' other instances of the term. */
export function TermLanes({ by, plan, draft, teachers, onChange }: TermLanesProps) {
  const lanes = useMemo(
    () => (by === 'teacher' ? teacherLanes(plan, draft, teachers) : roomLanes(plan, draft)),
    [by, plan, draft, teachers],
  );
  const bars = useMemo(() => barsOf(by, plan, draft), [by, plan, draft]);
  const names = useMemo(() => new Map(plan.rows.map(({ instance }) => [instance.id, instance.name])), [plan]);
  const period = useMemo(() => termDays(plan.term as Term), [plan.term]);
  const move = (id: string, weeks: number, lane: string | null) => {
    const next = changedRow(draft, id, (row) => ({
      ...movedRow(row, weeks),
      ...(lane !== null && (by === 'teacher' ? { teacherId: lane || null } : { location: lane })),
    }));
    onChange(next);
    const row = next.rows.find((one) => one.id === id);
    const place = lanes.find(({ key }) => key === lane)?.label;
    if (row?.startDate)
      announce(
        `${names.get(id)} börjar vecka ${weekNumber(row.startDate)}, ${row.startDate}${place ? `. ${place}` : ''}.`,
      );
  };
  return (
    <LaneBoard heading={by === 'teacher' ? 'Lärare' : 'Lokal'} {...{ lanes, bars, period }} onMove={move} />
  );
}

function teacherLanes(plan: TermPlan, draft: TermDraft, teachers: readonly SelectOption[]): Lane[] {
  const { startDate, endDate } = termDays(plan.term as Term);
  const loadOf = loadsOf(draft, plan);
  return [
    { key: '', label: 'Utan lärare' },
    ...teachers.map(({ value, label }) => {
      const percent = loadOf(value, startDate, endDate) ?? 0;
      return { key: value, label, note: `Högst ${percent} %`, warn: percent > FULL_LOAD };
    }),
  ];
}

function roomLanes({ rows }: TermPlan, draft: TermDraft): Lane[] {
  const rooms = new Set([
    ...rows.map(({ instance }) => instance.location ?? ''),
    ...draft.rows.map(({ location }) => location.trim()),
  ]);
  rooms.delete('');
  return [
    { key: '', label: 'Utan lokal' },
    ...[...rooms].sort((a, b) => a.localeCompare(b, 'sv')).map((room) => ({ key: room, label: room })),
  ];
}

function barsOf(by: 'teacher' | 'room', plan: TermPlan, draft: TermDraft): LaneBar[] {
  const facts = new Map(plan.rows.map(({ instance }) => [instance.id, instance]));
  const planned = includedRows(draft).flatMap(
    ({ id, startDate, endDate, teacherId, location }): LaneBar[] => {
      const instance = facts.get(id);
      if (!instance || !startDate || !endDate) return [];
      return [
        {
          ...{ key: id, name: instance.name, startDate, endDate, fixed: false },
          lane: by === 'teacher' ? (teacherId ?? '') : location.trim(),
          note: `${instance.pacePercent} %`,
        },
      ];
    },
  );
  if (by === 'room') return planned;
  const { endDate: last } = termDays(plan.term as Term);
  const existing = plan.teachers.flatMap(({ teacherId, instances }) =>
    instances
      .filter(({ startDate }) => startDate <= last)
      .map(({ id, name, startDate, endDate, pacePercent }): LaneBar => ({
        ...{ key: `fixed:${id}`, lane: teacherId, name, startDate, endDate, fixed: true },
        note: `${pacePercent} %`,
      })),
  );
  return [...planned, ...existing];
}
