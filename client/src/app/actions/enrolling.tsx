import { useState, type ComponentProps } from 'react';
import { counted } from '../../../../domain/numbers';
import { MOST_ON_PACKAGE } from '../../features/enrollments/enroll/enroll-draft';
import { onDemand } from '../../ui/on-demand';

const EnrollChosen = onDemand(
  async () => (await import('../../features/enrollments/enroll/enroll-chosen')).default,
);
const EnrollOnPackage = onDemand(
  async () => (await import('../../features/packages/enroll/enroll-box')).default,
);

type EnrollingProps = Omit<ComponentProps<typeof EnrollChosen>, 'isOpen' | 'onPackage'> & {
  isAsked: boolean;
};

/**
 * The enrolment dialog, then its job, which is followed after the dialog is closed. A chosen package replaces the
 * dialog by its own, with the courses: features do not import each other.
 */
export function Enrolling({ isAsked, ...props }: EnrollingProps) {
  const [wasAsked, setWasAsked] = useState(false);
  const [packageId, setPackageId] = useState<string | null>(null);
  if (isAsked && !wasAsked) setWasAsked(true);
  const { students, studentName, onClosed, onChanged } = props;
  const given = students &&
    students.length <= MOST_ON_PACKAGE && {
      ids: students,
      whom: studentName ?? counted(students.length, 'elev', 'elever'),
    };
  const close = () => {
    setPackageId(null);
    onClosed();
  };
  if (!wasAsked) return null;
  return (
    <>
      <EnrollChosen
        isOpen={isAsked && packageId === null}
        {...props}
        onPackage={given ? setPackageId : undefined}
      />
      {packageId !== null && given && (
        <EnrollOnPackage id={packageId} given={given} onChanged={onChanged} onClosed={close} />
      )}
    </>
  );
}
