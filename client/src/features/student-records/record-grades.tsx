import { gradeKindLabels } from '../../../../domain/labels/grade';
import { useQuery } from '../../apollo/use-query';
import { RecordGradesDocument } from './student-records.generated';
import { formatDate } from '../../lib/dates';
import { Badge } from '../../ui/badge';
import { CourseCode } from '../../ui/course-code';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Table } from '../../ui/table';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { Loading } from '../../ui/feedback/skeleton';

/** The published grades of one student; of several in a course the best counts (domain, D5). */
export function RecordGrades({ studentId }: { studentId: string }) {
  const { data, error } = useQuery(RecordGradesDocument, {
    variables: { studentId },
    fetchPolicy: 'cache-and-network',
  });
  if (error) return <LoadFailed error={error} text="Kunde inte hämta betygen." />;
  if (!data) return <Loading text="Laddar betyg…" lines={4} />;
  if (data.studentGrades.length === 0) return <EmptyState text="Inga betyg är satta än." />;
  return (
    <Table
      caption="Betyg"
      rows={data.studentGrades}
      rowKey={({ id }) => id}
      columns={[
        { key: 'course', header: 'Kurs', rowHeader: true, cell: ({ courseName }) => courseName },
        {
          key: 'code',
          header: 'Kurskod',
          cell: ({ courseCode, equivalents }) => <CourseCode code={courseCode} equivalents={equivalents} />,
        },
        { key: 'points', header: 'Poäng', numeric: true, cell: ({ points }) => points ?? '–' },
        {
          key: 'grade',
          header: 'Betyg',
          cell: ({ grade, isBest }) => (
            <span className="row">
              <strong>{grade}</strong>
              {!isBest && <Badge>Räknas inte</Badge>}
            </span>
          ),
        },
        {
          key: 'date',
          header: 'Datum',
          cell: ({ date }) => <time dateTime={date}>{formatDate(date)}</time>,
        },
        { key: 'kind', header: 'Typ', cell: ({ kind }) => gradeKindLabels[kind] },
        { key: 'teacher', header: 'Lärare', cell: ({ teacher }) => teacher ?? '–' },
      ]}
    />
  );
}
