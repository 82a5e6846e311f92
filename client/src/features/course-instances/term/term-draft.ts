import { addDays } from '../../../../../domain/days';
import { schoolDayFrom, schoolDayUntil } from '../../../../../domain/school-days';
import { loadPercent, peakPace, type Paced } from '../../../../../domain/teacher-load';
import { occasionFaults } from '../planning/instance-draft';
import type { TermPlanQuery } from '../course-instances.generated';
import type { CreateCourseInstanceInput } from '../../../graphql/types.generated';

export type TermPlan = TermPlanQuery['termPlan'];
export type PlanRow = TermPlan['rows'][number];

/** The editable part of a proposed instance. */
export interface RowDraft {
  /** Id of the instance that it copies. */
  id: string;
  included: boolean;
  startDate: string | null;
  endDate: string | null;
  teacherId: string | null;
  location: string;
  capacity: string;
}

export interface TermDraft {
  rows: readonly RowDraft[];
}

/** Proposed rows. Of a whole term, courses that already have an instance in the planned one are left out at first. */
export function draftOfPlan({ rows }: TermPlan, isChosen: boolean): TermDraft {
  return {
    rows: rows.map(({ instance, startDate, endDate, existing }) => ({
      id: instance.id,
      included: isChosen || existing === 0,
      startDate,
      endDate,
      teacherId: instance.teacherId,
      location: instance.location ?? '',
      capacity: instance.capacity === null ? '' : String(instance.capacity),
    })),
  };
}

export const includedRows = ({ rows }: TermDraft): RowDraft[] => rows.filter(({ included }) => included);

export const changedRow = (
  { rows }: TermDraft,
  id: string,
  change: (row: RowDraft) => Partial<RowDraft>,
): TermDraft => ({ rows: rows.map((row) => (row.id === id ? { ...row, ...change(row) } : row)) });

/** The row a number of weeks later, or earlier. It still starts and ends on a school day. */
export function movedRow({ startDate, endDate }: RowDraft, weeks: number): Partial<RowDraft> {
  if (!startDate || !endDate || weeks === 0) return {};
  return {
    startDate: schoolDayFrom(addDays(startDate, 7 * weeks)),
    endDate: schoolDayUntil(addDays(endDate, 7 * weeks)),
  };
}

/** Errors of the included rows, by `rows.<id>.<field>`. */
export function faultsOfPlan(draft: TermDraft): Record<string, string> {
  const faults: Record<string, string> = {};
  const rows = includedRows(draft);
  if (rows.length === 0) faults.rows = 'Välj minst ett kurstillfälle.';
  for (const row of rows)
    for (const [field, message] of Object.entries(occasionFaults(row)))
      faults[`rows.${row.id}.${field}`] = message;
  return faults;
}

/** The instances to create: copies of their originals with the fields of the draft. */
export function inputOfPlan(draft: TermDraft, { rows }: TermPlan): CreateCourseInstanceInput[] {
  const instances = new Map(rows.map(({ instance }) => [instance.id, instance]));
  return includedRows(draft).flatMap((row) => {
    const copied = instances.get(row.id);
    if (!copied) return [];
    const { courseId, courseName, name, pacePercent, studyForm, municipality } = copied;
    return {
      courseId,
      values: {
        ...(name !== courseName && { name }),
        ...{ pacePercent, studyForm, municipality },
        startDate: row.startDate,
        endDate: row.endDate,
        teacherId: row.teacherId,
        location: row.location.trim() || null,
        capacity: row.capacity.trim() ? Number(row.capacity) : null,
      },
    };
  });
}

/** Teachers' loads with the included rows, in per cent of the employment (`LOAD_DEFINITION`). */
export function loadsOf(draft: TermDraft, { rows, teachers }: TermPlan) {
  const paces = new Map(rows.map(({ instance }) => [instance.id, instance.pacePercent]));
  const planned = new Map<string, Paced[]>();
  for (const { id, teacherId, startDate, endDate } of includedRows(draft)) {
    const pacePercent = paces.get(id);
    if (!teacherId || !startDate || !endDate || pacePercent === undefined) continue;
    planned.set(teacherId, [...(planned.get(teacherId) ?? []), { startDate, endDate, pacePercent }]);
  }
  const byTeacher = new Map(teachers.map((teacher) => [teacher.teacherId, teacher]));
  /** Highest load of a teacher on a day of the period; null for an unknown teacher. */
  return (teacherId: string | null, startDate: string | null, endDate: string | null): number | null => {
    const teacher = teacherId === null ? undefined : byTeacher.get(teacherId);
    if (!teacher || !startDate || !endDate || endDate < startDate) return null;
    const all = [...teacher.instances, ...(planned.get(teacher.teacherId) ?? [])];
    return loadPercent(peakPace(all, startDate, endDate).pacePercent, teacher.employmentPercent);
  };
}
