import './documents.css';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useQuery } from '../../apollo/use-query';
import { VerifyDocumentDocument, type VerifyDocumentQuery } from './documents.generated';
import { formatDate } from '../../lib/dates';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { DescriptionList } from '../../ui/description-list';
import { Message } from '../../ui/feedback/message';
import { PageHeader } from '../../ui/page-header';
import { TextField } from '../../ui/fields/text-field';
import { FileComparison } from './paper/file-comparison';
import { Grid, Row } from '../../ui/layout';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { Loading } from '../../ui/feedback/skeleton';

type Verification = NonNullable<VerifyDocumentQuery['verifyDocument']>;

/** Public verification of a document (contract §5): the holder of a code learns whether the document is valid. */
export function VerifyPage() {
  const code = useParams().code ?? '';
  const { data, error, refetch } = useQuery(VerifyDocumentDocument, {
    variables: { code },
    fetchPolicy: 'network-only',
  });
  const found = data?.verifyDocument;
  return (
    <>
      <PageHeader
        title="Kontrollera dokument"
        lead="Koden på dokumentet visar om det är utfärdat av skolan och fortfarande gäller."
      />
      <Grid gap="4" className="doc-verify">
        <CodeForm key={code} code={code} />
        <LoadFailed {...{ error, refetch }} text="Kunde inte kontrollera koden." />
        {!data && !error && <Loading text="Kontrollerar koden…" lines={4} />}
        {data && !found && (
          <Message tone="error">
            Det finns inget dokument med koden {code}. Kontrollera att du har skrivit rätt. Stämmer koden med
            dokumentet är det inte utfärdat av skolan.
          </Message>
        )}
        {found && <Answer found={found} />}
      </Grid>
    </>
  );
}

function Answer({ found }: { found: Verification }) {
  const { title, issuedOn, issuer, holder, valid, revokedOn, erasedOn, sha256, code } = found;
  return (
    <>
      {!valid && (
        <Message tone="error">
          Dokumentet gäller inte. Skolan återkallade det {revokedOn ? formatDate(revokedOn) : ''}.
        </Message>
      )}
      {valid && erasedOn && (
        <Message tone="info">
          Dokumentet är utfärdat av skolan, uppgifterna är gallrade. Skolan kan inte längre svara på vem det
          gäller.
        </Message>
      )}
      {valid && !erasedOn && <Message tone="success">Dokumentet är äkta och gäller.</Message>}
      <Card title="Uppgifter om dokumentet">
        <DescriptionList
          items={[
            { term: 'Dokument', value: title },
            { term: 'Utfärdat', value: formatDate(issuedOn) },
            { term: 'Utfärdare', value: issuer },
            ...(holder ? [{ term: 'Gäller', value: holder }] : []),
            ...(erasedOn ? [{ term: 'Gallrat', value: formatDate(erasedOn) }] : []),
            { term: 'Kod', value: <span className="doc-verify-code">{code}</span> },
          ]}
        />
        {!erasedOn && (
          <p className="meta above-3">
            Jämför uppgifterna med dokumentet du har fått. Av integritetsskäl visas bara initialer och
            födelseår.
          </p>
        )}
      </Card>
      <FileComparison key={sha256} sha256={sha256} />
    </>
  );
}

function CodeForm({ code }: { code: string }) {
  const [typed, setTyped] = useState(code);
  const [missing, setMissing] = useState<string>();
  const navigate = useNavigate();
  return (
    <Row
      noValidate
      as="form"
      gap="3"
      align="end"
      className="doc-verify-form"
      onSubmit={(event) => {
        event.preventDefault();
        const next = typed.trim();
        if (next === '') return setMissing('Skriv koden som står på dokumentet.');
        void navigate(`/verifiera/${encodeURIComponent(next)}`);
      }}
    >
      <TextField
        label="Dokumentets kod"
        placeholder="XXXX-XXXX-XXXX"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={missing}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setMissing(undefined);
        }}
      />
      <Button type="submit" variant="primary">
        Kontrollera
      </Button>
    </Row>
  );
}
