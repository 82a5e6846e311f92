import { mayAccess, isOneOf } from '../../../domain/roles';
import { useSession } from '../lib/session/session-store';
import { Card } from '../ui/card';
import { Loading } from '../ui/feedback/skeleton';
import { Grid } from '../ui/layout';
import { deferred } from '../ui/on-demand';

const RecordGrades = deferred(
  async () => (await import('../features/student-records/record-grades')).RecordGrades,
  { waiting: <Loading text="Laddar…" lines={4} /> },
);
const RecordExams = deferred(
  async () => (await import('../features/student-records/record-exams')).RecordExams,
  { waiting: <Loading text="Laddar…" lines={4} /> },
);
const StudentTimeline = deferred(
  async () => (await import('../features/timeline/student-timeline')).StudentTimeline,
  { waiting: <Loading text="Laddar tidslinjen…" lines={6} /> },
);

const StudentPlacements = deferred(
  async () => (await import('../features/placements/student-placements')).StudentPlacements,
  { waiting: <Loading text="Laddar placeringarna…" lines={4} /> },
);

const StudentDocuments = deferred(
  async () => (await import('../features/documents/student-documents')).StudentDocuments,
  { waiting: <Loading text="Laddar…" lines={4} /> },
);

/** A student's records with the lowest role that reads them, besides the student (permissions, X203, M28 and X283). */
const records = [
  { id: 'betyg', label: 'Betyg', group: 'results', role: 'COORDINATOR', Records: RecordGrades },
  { id: 'provningar', label: 'Prövningar', group: 'results', role: 'TEACHER', Records: RecordExams },
  { id: 'dokument', label: 'Dokument', group: 'papers', role: 'ADMIN', Records: StudentDocuments },
] as const;

/** Which of a student's records the viewer may read: an own one, or by rank. */
export function useReadableRecords() {
  const { role } = useSession();
  return records.filter((record) => isOneOf(role, ['STUDENT']) || mayAccess(role, record.role));
}

interface RecordCardsProps {
  studentId: string;
  /** Contact attempts or issued documents; both if left out. */
  group?: (typeof records)[number]['group'];
}

/** Grades, exams and documents of a student on the student's own page. */
export function StudentRecordCards({ studentId, group }: RecordCardsProps) {
  const shown = useReadableRecords().filter((record) => !group || record.group === group);
  return shown.map(({ id, label, Records }) => (
    <Card key={id} id={id} title={label}>
      <Records studentId={studentId} />
    </Card>
  ));
}

/** The student's timeline, for everyone who may open the page. */
export function TimelineCard({ studentId }: { studentId: string }) {
  return (
    <Card id="tidslinje" title="Tidslinje">
      <StudentTimeline studentId={studentId} />
    </Card>
  );
}

interface PlacementCardProps {
  student: { id: string; name: string; viewerMay: { planPlacement: boolean } };
}

/** Section of `StudentPlacementsCard`. */
export const PLACEMENT_SECTION = { id: 'placering', label: 'Placering' } as const;

/** The student's placements with the actions of the board's dialog, for staff (permissions, X912). */
export function StudentPlacementsCard({ student: { id, name, viewerMay } }: PlacementCardProps) {
  return (
    <Card id={PLACEMENT_SECTION.id} title={PLACEMENT_SECTION.label}>
      <Grid gap="3">
        <StudentPlacements studentId={id} studentName={name} mayPlan={viewerMay.planPlacement} />
      </Grid>
    </Card>
  );
}
