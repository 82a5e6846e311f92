import { useState } from 'react';
import { EditStudentPage } from '../../features/student-records/edit-student-page';
import { RecordActions } from '../../features/student-records/actions/record-actions';
import { StudentEditPane } from '../../features/student/edit/student-edit-pane';
import { ReasonGate } from '../access-reason/reason-gate';
import { LinkButton } from '../../ui/button';
import { Loading } from '../../ui/feedback/skeleton';
import { deferred } from '../../ui/on-demand';
import { Tabs } from '../../ui/tabs';
import { StudentPlacementsCard } from '../student-record-cards';

const waiting = <Loading text="Laddar…" lines={4} />;
const ResponsibilityCard = deferred(
  async () => (await import('../../features/student/follow-up-card')).ResponsibilityCard,
  { waiting },
);
const PlacementCard = deferred(
  async () => (await import('../../features/student/follow-up-card')).PlacementCard,
  { waiting },
);
const EducationCard = deferred(
  async () => (await import('../../features/student/education-card')).EducationCard,
  { waiting },
);
const RecordExams = deferred(
  async () => (await import('../../features/student-records/record-exams')).RecordExams,
  { waiting },
);
const RecordGrades = deferred(
  async () => (await import('../../features/student-records/record-grades')).RecordGrades,
  { waiting },
);
const StudentFiles = deferred(async () => (await import('../../features/files/student-files')).StudentFiles, {
  waiting,
});

const tabs = [
  { key: 'facts', label: 'Uppgifter' },
  { key: 'enrollments', label: 'Inskrivningar' },
  { key: 'apl', label: 'APL' },
  { key: 'exams', label: 'Prövningar' },
  { key: 'grades', label: 'Betyg' },
  { key: 'files', label: 'Filer' },
] as const;

type TabKey = (typeof tabs)[number]['key'];

/** Where the parts of a student's record meet for editing: features do not import each other. */
export function EditStudentRoute() {
  // The tab stays when one goes on to the next student.
  const [tab, setTab] = useState<TabKey>('facts');
  return (
    <EditStudentPage
      pane={(id, leave) => (
        // Another student is another form: nothing typed may follow along.
        <ReasonGate key={id} studentId={id} title={null} inline onLeave={leave}>
          <StudentEditPane
            id={id}
            actions={(student, reload) => <RecordActions student={student} onChanged={reload} />}
          >
            {(student, form, reload) => (
              <Tabs label="Elevens uppgifter" tabs={tabs} current={tab} onChoose={setTab}>
                {/* The form stays mounted, so that it keeps its input. */}
                <div hidden={tab !== 'facts'}>
                  <div className="stack">
                    {form}
                    <ResponsibilityCard student={student} onChanged={reload} />
                  </div>
                </div>
                {tab === 'enrollments' && (
                  <div className="stack">
                    <EducationCard student={student} />
                    <div>
                      <LinkButton to={`/student-enrollments?q=${encodeURIComponent(student.name)}`}>
                        Öppna i Inskrivningar
                      </LinkButton>
                    </div>
                  </div>
                )}
                {tab === 'apl' && (
                  <div className="stack">
                    <PlacementCard student={student} />
                    <StudentPlacementsCard student={student} />
                  </div>
                )}
                {tab === 'exams' && <RecordExams studentId={student.id} />}
                {tab === 'grades' && <RecordGrades studentId={student.id} />}
                {tab === 'files' && (
                  <StudentFiles studentId={student.id} mayChange={student.viewerMay.changeFiles} />
                )}
              </Tabs>
            )}
          </StudentEditPane>
        </ReasonGate>
      )}
    />
  );
}
