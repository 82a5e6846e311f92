import { headings } from '../../lib/fixed-texts';
import { PageHeader } from '../../ui/page-header';

/** Student details (specification §2). */
export function StudentPage() {
  return <PageHeader title={headings.studentDetails} />;
}
