import { PageHeader } from '../../ui/page-header';

/** The student list (specification §2). */
export function StudentsPage() {
  return <PageHeader title="Elever" />;
}
