import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { keepAccessReason } from '../../lib/session/access-reasons';
import { forgetDrafts } from '../../lib/drafts/drafts';
import { createReasonLink } from './reason-link';

const STUDENT = '018f3b5c-1111-7aaa-8aaa-aaaaaaaaaaaa';
const OTHER = '018f3b5c-2222-7aaa-8aaa-aaaaaaaaaaaa';
const ASK = gql`
  query Ask($input: Input) {
    ask(input: $input)
  }
`;

/** The reason that the server would be sent with these variables. */
async function sentWith(variables: object): Promise<string | undefined> {
  let sent: string | undefined;
  const server = new ApolloLink((operation) => {
    sent = (operation.getContext()['headers'] as Record<string, string> | undefined)?.['Access-Reason'];
    return new Observable((observer) => {
      observer.next({ data: { ask: 1 } });
      observer.complete();
    });
  });
  const link = ApolloLink.from([createReasonLink(), server]);
  await new ApolloClient({ cache: new InMemoryCache(), link }).query({
    query: ASK,
    variables,
    fetchPolicy: 'no-cache',
  });
  return sent;
}

describe('the reason for opening a student', () => {
  afterEach(() => forgetDrafts());

  it('is sent with every operation that names the student, and with no other', async () => {
    keepAccessReason(STUDENT, 'Uppföljning av åtgärd');
    const encoded = encodeURIComponent('Uppföljning av åtgärd');
    expect(await sentWith({ id: STUDENT })).toBe(encoded);
    expect(await sentWith({ input: { comments: [{ studentId: STUDENT }] } })).toBe(encoded);
    expect(await sentWith({ id: OTHER })).toBeUndefined();
    expect(await sentWith({ input: { q: 'Åsa' } })).toBeUndefined();
  });

  it('is forgotten on sign-out', async () => {
    keepAccessReason(STUDENT, 'Betyg');
    forgetDrafts();
    expect(await sentWith({ id: STUDENT })).toBeUndefined();
  });
});
