import type { ErrorCode } from '../../../../domain/generated';

/** A ready piece of code for one client. */
export interface Sample {
  key: string;
  name: string;
  code: string;
}

const STUDENTS = 'query Students { students(input: { first: 5 }) { totalCount nodes { id name } } }';

/** From key to first answer, with the address of this school filled in. */
export const firstAnswer = (origin: string): readonly Sample[] => [
  {
    key: 'curl',
    name: 'curl',
    code: `KEY=sv_…   # er nyckel

curl "${origin}/api/students?limit=5" \\
  -H "Authorization: Bearer $KEY"`,
  },
  {
    key: 'fetch',
    name: 'JavaScript',
    code: `const response = await fetch('${origin}/api/students?limit=5', {
  headers: { Authorization: \`Bearer \${process.env.STUDIEVY_KEY}\` },
});
if (!response.ok) {
  const { code, message, errorId } = await response.json();
  throw new Error(\`\${code}: \${message} (\${errorId})\`);
}
const students = await response.json();`,
  },
  {
    key: 'graphql',
    name: 'GraphQL med curl',
    code: `curl ${origin}/graphql \\
  -H "Authorization: Bearer $KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"query": "${STUDENTS}"}'`,
  },
  {
    key: 'urql',
    name: 'urql',
    code: `import { Client, fetchExchange, gql } from '@urql/core';

const client = new Client({
  url: '${origin}/graphql',
  exchanges: [fetchExchange],
  preferGetMethod: false, // servern tar emot frågor med POST
  fetchOptions: { headers: { Authorization: \`Bearer \${process.env.STUDIEVY_KEY}\` } },
});

const { data, error } = await client.query(gql\`${STUDENTS}\`, {});`,
  },
  {
    key: 'apollo',
    name: 'Apollo Client',
    code: `import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';

const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new HttpLink({
    uri: '${origin}/graphql',
    headers: { Authorization: \`Bearer \${process.env.STUDIEVY_KEY}\` },
  }),
});

const { data } = await client.query({ query: gql\`${STUDENTS}\` });`,
  },
];

export const pagingRest = (origin: string): string => `curl -i "${origin}/api/students?limit=100" \\
  -H "Authorization: Bearer $KEY"

# Svarets huvud har adressen till nästa sida:
# Link: </api/students?limit=100&after=…>; rel="next"`;

export const idempotentChange = (origin: string): string => `curl -X PATCH "${origin}/api/students/$ID" \\
  -H "Authorization: Bearer $KEY" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: $(uuidgen)" \\
  -d '{"aplStatus": "GREEN", "from": "YELLOW"}'`;

export const errorBody = `{
  "code": "BAD_USER_INPUT",
  "message": "Fältet måste fyllas i.",
  "errorId": "5b1f2f0e-…",
  "fields": [{ "path": "name", "reason": "REQUIRED", "message": "Fältet måste fyllas i." }]
}`;

/** What a caller does about each error, most common first. */
export const errorCodes: readonly { code: ErrorCode; advice: string }[] = [
  { code: 'BAD_USER_INPUT', advice: 'Läs fields: fält, orsak och text för varje fel.' },
  {
    code: 'UNAUTHENTICATED',
    advice: 'Nyckeln saknas, är felskriven, har gått ut eller är återkallad.',
  },
  { code: 'FORBIDDEN', advice: 'Nyckelns roll får inte göra detta.' },
  { code: 'NOT_FOUND', advice: 'Posten finns inte, eller nyckeln får inte se den.' },
  { code: 'METHOD_NOT_ALLOWED', advice: 'Huvudet Allow säger vilka metoder som adressen har.' },
  { code: 'CONFLICT', advice: 'Läs posten igen. reason och currentVersion säger vad som hänt.' },
  { code: 'PAYLOAD_TOO_LARGE', advice: 'limit säger hur många byte som ryms.' },
  { code: 'UNSUPPORTED_MEDIA_TYPE', advice: 'Skicka Content-Type: application/json.' },
  { code: 'TOO_MANY_REQUESTS', advice: 'Vänta så många sekunder som Retry-After säger.' },
  { code: 'INTERNAL', advice: 'Ett fel hos oss. Ange errorId när ni hör av er.' },
  {
    code: 'SERVICE_UNAVAILABLE',
    advice: 'Försök igen efter Retry-After, med samma Idempotency-Key.',
  },
];

/** Changes that callers may notice, newest first. */
export const changes: readonly { date: string; text: string }[] = [
  {
    date: '2026-11-28',
    text: 'Felmeddelanden på engelska med Accept-Language: en. Allow nämner HEAD där GET finns. Fel från vanliga klienters grundinställningar säger vad man skickar i stället.',
  },
];
