import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { StudentsPage } from '../features/students/students-page';
import { Loading } from '../ui/skeleton';

const ImportWizard = lazy(async () => ({
  default: (await import('../features/imports/import-wizard')).ImportWizard,
}));

/** Where the student list and the import meet: features do not import each other. `?import` shows the wizard in the list's place. */
export function StudentsRoute() {
  const [params] = useSearchParams();
  if (!params.has('import')) return <StudentsPage />;
  return (
    <Suspense fallback={<Loading text="Laddar importen..." />}>
      <ImportWizard />
    </Suspense>
  );
}
