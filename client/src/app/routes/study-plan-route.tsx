import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { StudyPlanPage } from '../../features/study-plans/study-plan-page';
import { useRereadPlan } from '../../features/study-plans/use-study-plan-actions';
import { ReasonGate } from '../access-reason/reason-gate';
import { Enrolling } from '../actions/enrolling';

/** `/studieplan/{id}`: the plan of a protected student opens with a reason. */
export function StudyPlanRoute() {
  const { id = '' } = useParams();
  return (
    <ReasonGate key={id} studentId={id} title="Studieplan">
      <PlanWithActions studentId={id} />
    </ReasonGate>
  );
}

/** Where the plan meets enrolment and exams: features do not import each other. */
function PlanWithActions({ studentId }: { studentId: string }) {
  const [enrolled, setEnrolled] = useState<{ name: string; course: { id: string; name: string } } | null>(
    null,
  );
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  const reread = useRereadPlan();
  return (
    <>
      <StudyPlanPage
        studentId={studentId}
        courseActions={({ studentName, viewerMay }, { course, source }) => [
          ...(viewerMay.enroll && (source === 'PLANNED' || source === 'WISH')
            ? [
                {
                  key: 'enroll',
                  label: 'Skriv in',
                  onSelect: () => {
                    setEnrolled({ name: studentName, course });
                    setAsked(true);
                  },
                },
              ]
            : []),
          ...(viewerMay.registerExam && source !== 'DONE'
            ? [
                {
                  key: 'exam',
                  label: 'Anmäl till prövning',
                  onSelect: () => {
                    const student = viewerMay.agreeOwn ? null : { elev: studentId };
                    void navigate(
                      `/examform?${new URLSearchParams({ ...student, kurs: course.name }).toString()}`,
                    );
                  },
                },
              ]
            : []),
        ]}
      />
      {enrolled && (
        <Enrolling
          {...{ isAsked }}
          students={[studentId]}
          studentName={enrolled.name}
          course={enrolled.course}
          onClosed={() => setAsked(false)}
          onChanged={() => void reread()}
        />
      )}
    </>
  );
}
