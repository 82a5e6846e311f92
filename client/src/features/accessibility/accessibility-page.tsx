import { contactEmail, productName } from '../../lib/product';
import { Card } from '../../ui/card';
import { PageHeader } from '../../ui/page-header';

/** The accessibility statement that Swedish public bodies owe (lagen om tillgänglighet till digital offentlig service). */
export function AccessibilityPage() {
  return (
    <div className="plain-page">
      <PageHeader title="Tillgänglighetsredogörelse" lead={`Den här sidan gäller ${productName}.`} />
      <div className="stack">
        <Card title="Hur tillgänglig är tjänsten?">
          <p>
            {`${productName} ska kunna användas av alla. Målet är kraven i WCAG 2.2, nivå AA, som går längre än de som lagen om tillgänglighet till digital offentlig service (2018:1937) ställer genom EN 301 549. Vi känner inte till några brister som hindrar någon från att använda tjänsten.`}
          </p>
        </Card>
        <Card title="Så har vi testat">
          <p>
            Varje ändring prövas automatiskt i en riktig webbläsare: alla sidor, i ljust och mörkt tema, på
            stor och liten skärm, med bara tangentbord och utan sidledsrullning på smala skärmar. Senaste
            bedömningen gjordes i november 2026.
          </p>
        </Card>
        <Card title="Rapportera en brist">
          {contactEmail ? (
            <p>
              Upptäcker du ett problem som inte står här, eller behöver du innehåll i en annan form? Skriv
              till <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
            </p>
          ) : (
            <p>
              Upptäcker du ett problem som inte står här, eller behöver du innehåll i en annan form? Kontakta
              skolans administratör, som svarar och för felet vidare.
            </p>
          )}
        </Card>
        <Card title="Anmäl till tillsynsmyndigheten">
          <p>
            Myndigheten för digital förvaltning (Digg) har tillsyn över lagen. Är du inte nöjd med vårt svar
            kan du{' '}
            <a href="https://www.digg.se/tdosanmalan" rel="noreferrer">
              anmäla bristande tillgänglighet till Digg
            </a>
            .
          </p>
        </Card>
      </div>
    </div>
  );
}
