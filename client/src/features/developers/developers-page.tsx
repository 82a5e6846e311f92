import './developers.css';
import { IconBook, IconKey, IconTerminal2 } from '@tabler/icons-react';
import { useState } from 'react';
import { STATUS } from '../../../../domain/error-status';
import { API_LIMITS as limits } from '../../../../domain/api-limits';
import { useSession } from '../../lib/session/session-store';
import { Card } from '../../ui/card';
import { LinkButton } from '../../ui/button';
import { PageHeader } from '../../ui/page-header';
import { Table } from '../../ui/table';
import { Tabs } from '../../ui/tabs';
import { CodeSample } from './code-sample';
import { changes, errorBody, errorCodes, firstAnswer, idempotentChange, pagingRest } from './samples';

/** 'För utvecklare': from key to first answer for other systems of the school. */
export function DevelopersPage() {
  const { origin } = window.location;
  return (
    <div className="developers">
      <PageHeader
        title="För utvecklare"
        lead="Koppla andra system till skolan med REST eller GraphQL."
        actions={
          <>
            <LinkButton to="/api/docs" reloadDocument icon={IconBook}>
              Alla REST-anrop
            </LinkButton>
            <LinkButton to="/graphql" reloadDocument icon={IconTerminal2}>
              Prova GraphQL
            </LinkButton>
          </>
        }
      />
      <div className="stack">
        <KeyCard />
        <FirstAnswerCard origin={origin} />
        <ErrorsCard />
        <Card title="Gränser">
          <ul>
            <li>
              {limits.callsPerMinute} anrop och {limits.searchesPerMinute} sökningar i minuten för varje
              nyckel.
            </li>
            <li>
              {limits.namedListsPerHour} listor med namn i timmen, om listan har fler än {limits.largestPage}{' '}
              rader.
            </li>
            <li>
              {limits.bodyBytes / 1_000} kB för ett anrop, {limits.fileBytes / 1024 / 1024} MB för en fil.
            </li>
            <li>
              En GraphQL-fråga: {limits.documentBytes / 1_000} kB, {limits.selections} fält, {limits.aliases}{' '}
              alias och {limits.depth} nivåer.
            </li>
          </ul>
          <p>Över gränsen blir svaret 429. Vänta så många sekunder som Retry-After säger.</p>
        </Card>
        <Card title="Sidor">
          <p>
            REST: <code>limit</code> delar listan i sidor. Utan <code>limit</code> kommer hela listan.
            GraphQL: <code>first</code> och <code>page</code>. <code>totalCount</code> är antalet i hela
            listan.
          </p>
          <CodeSample name="Sidor i REST" code={pagingRest(origin)} />
        </Card>
        <Card title="Ändra utan dubbletter">
          <p>
            Skicka <code>Idempotency-Key</code> med varje ändring. Ett nytt försök med samma nyckel inom 24
            timmar får det första svaret och ändrar inget mer. Poster som kan redigeras har{' '}
            <code>version</code>: skicka tillbaka den, så blir svaret 409 när någon annan har hunnit före.
            Fält som utelämnas behåller sitt värde, <code>null</code> tömmer dem.
          </p>
          <CodeSample name="Ändring i REST" code={idempotentChange(origin)} />
        </Card>
        <Card title="Skyddade personuppgifter">
          <p>
            Elever med skyddade personuppgifter syns bara för nycklar med rollen administratör. Skriv varför
            uppgifterna läses i huvudet <code>Access-Reason</code>. Skälet sparas i åtkomstloggen.
          </p>
        </Card>
        <Card title="Ändringar">
          <dl className="developers-changes">
            {changes.map(({ date, text }) => (
              <div key={date}>
                <dt>{date}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </div>
  );
}

function KeyCard() {
  const { role } = useSession();
  return (
    <Card
      title="1. Skaffa en nyckel"
      actions={
        role === 'SYSTEMADMIN' && (
          <LinkButton to="/system/api-nycklar" icon={IconKey}>
            API-nycklar
          </LinkButton>
        )
      }
    >
      <p>
        {role === 'SYSTEMADMIN'
          ? 'Skapa en nyckel för varje system, med den lägsta roll som räcker. Nyckeln visas en enda gång.'
          : 'En systemadministratör skapar nyckeln. Be om en för varje system, med den lägsta roll som räcker.'}{' '}
        Rollen lärare läser elever, administratör ändrar dem också.
      </p>
    </Card>
  );
}

function FirstAnswerCard({ origin }: { origin: string }) {
  const samples = firstAnswer(origin);
  const [key, setKey] = useState(samples[0]!.key);
  const sample = samples.find((one) => one.key === key)!;
  return (
    <Card title="2. Hämta fem elever">
      <Tabs
        label="Klient"
        tabs={samples.map(({ key: tab, name }) => ({ key: tab, label: name }))}
        current={key}
        onChoose={setKey}
      >
        <CodeSample key={key} name={sample.name} code={sample.code} />
      </Tabs>
      <p className="meta">
        Anropa från en server. Webbläsare på andra webbplatser släpps inte in, och nyckeln ska inte stå i en
        webbsida.
      </p>
    </Card>
  );
}

function ErrorsCard() {
  return (
    <Card title="Fel">
      <p>
        Varje fel har samma form, i GraphQL under <code>extensions</code>. Låt programmet läsa{' '}
        <code>code</code>. <code>message</code> är på svenska, eller på engelska med{' '}
        <code>Accept-Language: en</code>.
      </p>
      <CodeSample name="Fel i REST" code={errorBody} />
      <Table
        caption="Felkoder"
        density="compact"
        rows={errorCodes}
        rowKey={({ code }) => code}
        columns={[
          { key: 'code', header: 'Kod', rowHeader: true, cell: ({ code }) => <code>{code}</code> },
          { key: 'status', header: 'Status', card: 'state', cell: ({ code }) => STATUS[code] },
          { key: 'advice', header: 'Gör så här', card: 'fact', cell: ({ advice }) => advice },
        ]}
      />
    </Card>
  );
}
