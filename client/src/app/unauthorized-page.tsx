import { inlineTexts } from '../lib/fixed-texts';
import { LinkButton } from '../ui/button';
import { PageHeader } from '../ui/page-header';

/** Where a guard sends someone whose role is too low (specification §2). */
export function UnauthorizedPage() {
  return (
    <div className="plain-page">
      <PageHeader
        title={inlineTexts.forbidden}
        lead="Behöver du komma åt sidan? Kontakta skolans administratör."
      />
      <LinkButton to="/">Till startsidan</LinkButton>
    </div>
  );
}
