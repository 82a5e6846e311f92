import { headings } from '../../lib/fixed-texts';
import { PageHeader } from '../../ui/page-header';

/** The APL board (specification §2). */
export function AplPage() {
  return <PageHeader title={headings.board} />;
}
