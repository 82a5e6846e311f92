import { lazy, Suspense } from 'react';
import { mayAccess, isOneOf } from '../../../domain/roles';
import { useSession } from '../lib/session/session-store';
import { Card } from '../ui/card';
import { Loading } from '../ui/feedback/skeleton';

const RecordGrades = lazy(async () => ({
  default: (await import('../features/student-records/record-grades')).RecordGrades,
}));
const RecordExams = lazy(async () => ({
  default: (await import('../features/student-records/record-exams')).RecordExams,
}));

/** Which of a student's records the viewer may read: an own one, or by rank (permissions, X203 and M28). */
export function useReadableRecords(): { id: 'betyg' | 'provningar'; label: string }[] {
  const { role } = useSession();
  const isStudent = isOneOf(role, ['STUDENT']);
  return [
    ...(isStudent || mayAccess(role, 'SPECPED') ? [{ id: 'betyg' as const, label: 'Betyg' }] : []),
    ...(isStudent || mayAccess(role, 'TEACHER') ? [{ id: 'provningar' as const, label: 'Prövningar' }] : []),
  ];
}

/** Grades and exams of a student on the student's own page. */
export function StudentRecordCards({ studentId }: { studentId: string }) {
  return useReadableRecords().map(({ id, label }) => {
    const Records = id === 'betyg' ? RecordGrades : RecordExams;
    return (
      <Card key={id} id={id} title={label}>
        <Suspense fallback={<Loading text="Laddar..." lines={4} />}>
          <Records studentId={studentId} />
        </Suspense>
      </Card>
    );
  });
}
