import { useApolloClient } from '@apollo/client/react';
import { counted } from '../../../domain/numbers';
import { EnrollmentsPage } from '../features/enrollments/enrollments-page';
import { onDemand } from '../ui/on-demand';

const EnrollOnPackage = onDemand(
  async () => (await import('../features/packages/enroll/enroll-box')).default,
);

/** Where the list of enrolments meets enrolment on a package: features do not import each other. */
export function EnrollmentsRoute() {
  const client = useApolloClient();
  return (
    <EnrollmentsPage
      packageBox={({ packageId, students, onClosed }) => (
        <EnrollOnPackage
          id={packageId}
          given={
            students.length > 0
              ? {
                  ids: students.map(({ id }) => id),
                  whom:
                    students.length === 1 ? students[0]!.name : counted(students.length, 'elev', 'elever'),
                }
              : undefined
          }
          onChanged={() => void client.refetchQueries({ include: 'active' })}
          onClosed={onClosed}
        />
      )}
    />
  );
}
