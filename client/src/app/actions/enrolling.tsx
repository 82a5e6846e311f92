import { useState, type ComponentProps } from 'react';
import { onDemand } from '../../ui/on-demand';

const EnrollChosen = onDemand(
  async () => (await import('../../features/enrollments/enroll/enroll-chosen')).default,
);

type EnrollingProps = Omit<ComponentProps<typeof EnrollChosen>, 'isOpen'> & { isAsked: boolean };

/** The enrolment dialog, then its job, which is followed after the dialog is closed. */
export function Enrolling({ isAsked, ...props }: EnrollingProps) {
  const [wasAsked, setWasAsked] = useState(false);
  if (isAsked && !wasAsked) setWasAsked(true);
  return wasAsked && <EnrollChosen isOpen={isAsked} {...props} />;
}
