import { counted } from '../../../../../domain/numbers';
import { today } from '../../../lib/dates';
import { formatPeriod } from '../../../lib/period';
import { useQuery } from '../../../apollo/use-query';
import {
  EnrollmentInstanceSearchDocument,
  type EnrollmentInstanceSearchQuery,
} from '../enrollments.generated';
import type { Target } from '../bulk/target-picker';
import EnrollDialog, { type EnrollDialogProps } from './enroll-dialog';
import { instanceTarget } from './enroll-draft';

type Instance = EnrollmentInstanceSearchQuery['courseInstances']['nodes'][number];

const MOST = 50;

/**
 * 'Skriv in' on a course that has been chosen: on its first instance with a free seat that has not started, or
 * without an instance.
 */
export function EnrollPlanned({
  course,
  ...dialog
}: Omit<EnrollDialogProps, 'instance' | 'choices'> & { course: { id: string; name: string } }) {
  const { data, error } = useQuery(EnrollmentInstanceSearchDocument, {
    variables: {
      input: { first: MOST, filter: { courseId: course.id, from: today(), statuses: ['OPEN', 'ONGOING'] } },
    },
    fetchPolicy: 'network-only',
  });
  // Without the instances the course itself can be chosen.
  if (!data && !error) return null;
  return <EnrollDialog {...dialog} choices={choicesOf(course, data?.courseInstances.nodes ?? [])} />;
}

/** The course's instances with the one to propose first, and the course without an instance. */
function choicesOf(course: { id: string; name: string }, instances: readonly Instance[]): Target[] {
  const proposed = instances.find((instance) => isProposable(instance));
  const targets = instances
    .toSorted((one, other) => Number(other === proposed) - Number(one === proposed))
    .map((instance) => ({ ...instanceTarget(instance), meta: instanceText(instance) }));
  const without = {
    id: course.id,
    label: course.name,
    meta: 'Utan tillfälle',
    input: { courseId: course.id },
  };
  return proposed ? [...targets, without] : [without, ...targets];
}

const seatsLeft = ({ capacity, admitted }: Instance): number =>
  capacity === null ? Infinity : Math.max(0, capacity - admitted);

const isProposable = (instance: Instance): boolean => instance.status === 'OPEN' && seatsLeft(instance) > 0;

/** 'Matematik 1a, kväll · 11 jan.–4 juni 2027 · 3 platser kvar' */
function instanceText(instance: Instance): string {
  const { name, startDate, endDate } = instance;
  const left = seatsLeft(instance);
  return [
    name,
    startDate && endDate && formatPeriod(startDate, endDate),
    left === Infinity ? null : left === 0 ? 'fullt' : counted(left, 'plats kvar', 'platser kvar'),
  ]
    .filter(Boolean)
    .join(' · ');
}
