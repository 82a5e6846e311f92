import { lazy, Suspense, useState } from 'react';
import { StudentsPage } from '../../features/students/students-page';
import { useSearch } from '../../lib/url-state/use-search';
import { Loading } from '../../ui/feedback/skeleton';

const ImportWizard = lazy(async () => ({
  default: (await import('../../features/imports/import-wizard')).ImportWizard,
}));
const EnrollChosen = lazy(() => import('../../features/enrollments/enroll/enroll-chosen'));

interface Enrolling {
  /** Null once the question is answered: what is under way is followed on. */
  ids: readonly string[] | null;
  done: () => void;
}

/**
 * Where the student list meets the import and the enrolling: features do not import each other. `?import` shows
 * the wizard in the list's place.
 */
export function StudentsRoute() {
  const [params] = useSearch();
  const [enrolling, setEnrolling] = useState<Enrolling | null>(null);
  if (!params.has('import'))
    return (
      <>
        <StudentsPage onEnroll={(ids, done) => setEnrolling({ ids, done })} />
        {enrolling && (
          <Suspense fallback={null}>
            <EnrollChosen
              students={enrolling.ids}
              onClosed={() => setEnrolling({ ...enrolling, ids: null })}
              onChanged={enrolling.done}
            />
          </Suspense>
        )}
      </>
    );
  return (
    <Suspense fallback={<Loading text="Laddar importen..." />}>
      <ImportWizard />
    </Suspense>
  );
}
