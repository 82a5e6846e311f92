import { headings } from '../../lib/fixed-texts';
import { productName } from '../../lib/product';
import { PageHeader } from '../../ui/page-header';

/** Home: the welcome heading and nothing else (specification §2, contract §7). */
export function HomePage() {
  return <PageHeader title={headings.welcome(productName)} />;
}
