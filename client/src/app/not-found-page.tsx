import { inlineTexts } from '../lib/fixed-texts';
import { LinkButton } from '../ui/button';
import { PageHeader } from '../ui/page-header';

/** An address that no route knows (contract §7). */
export function NotFoundPage() {
  return (
    <div className="plain-page">
      <PageHeader title={inlineTexts.notFound} lead="Kontrollera adressen, eller börja om från startsidan." />
      <LinkButton to="/">Till startsidan</LinkButton>
    </div>
  );
}
