import { PageHeader } from '../../ui/page-header';

/** A new student (specification §2). */
export function AddStudentPage() {
  return <PageHeader title="Ny elev" />;
}
