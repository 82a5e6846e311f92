import { useMemo, useState } from 'react';
import type { EnrollStudentsSelection } from '../../../graphql/generated';
import type { Found } from './search-add';
import type { Target } from '../bulk/target-picker';

export type EnrollDraft = ReturnType<typeof useEnrollDraft>;

/** Who is to be enrolled on what, and the input that it makes: null until it can be sent. */
export function useEnrollDraft(given: EnrollStudentsSelection | null) {
  const [students, setStudents] = useState<Found[]>([]);
  const [targets, setTargets] = useState<Target[]>([]);
  const [dates, setDates] = useState<{ startDate: string | null; endDate: string | null }>({
    startDate: null,
    endDate: null,
  });
  const [pace, setPace] = useState('');
  const pacePercent = /^\d{1,3}$/.test(pace.trim()) ? Number(pace) : null;
  // Only what has no instance needs dates of its own.
  const needsDates = targets.some((target) => !target.input.courseInstanceId);
  const paceFault =
    needsDates && pace.trim() && (pacePercent === null || pacePercent < 5 || pacePercent > 200)
      ? 'Ange 5 till 200.'
      : undefined;
  const input = useMemo(() => {
    const who = given ?? (students.length > 0 ? { ids: students.map(({ id }) => id) } : null);
    if (!who || targets.length === 0 || paceFault) return null;
    const own = {
      ...(dates.startDate && { startDate: dates.startDate }),
      ...(dates.endDate && { endDate: dates.endDate }),
      ...(pacePercent !== null && { pacePercent }),
    };
    return {
      students: who,
      targets: targets.map(({ input: target }) => (target.courseInstanceId ? target : { ...target, ...own })),
    };
  }, [given, students, targets, dates, pacePercent, paceFault]);
  return {
    students,
    setStudents,
    targets,
    setTargets,
    dates,
    setDates,
    pace,
    setPace,
    needsDates,
    paceFault,
    input,
  };
}
