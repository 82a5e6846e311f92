import type { ApolloClient } from '@apollo/client';
import type { AplStatus } from '../../../../../domain/generated';
import { isAgreementMissing, OPEN_STATES } from '../../../../../domain/placements/state';
import { StudentAgreementDocument } from './student-agreement.generated';

/** `lacksAgreement` for a student without a card on the page. */
export async function lacksAgreementNow(
  client: ApolloClient,
  studentId: string,
  to: AplStatus,
): Promise<boolean> {
  if (to !== 'GREEN') return false;
  const { data } = await client.query({
    query: StudentAgreementDocument,
    variables: { studentId, states: [...OPEN_STATES] },
    fetchPolicy: 'network-only',
  });
  const [first] = data?.placements.nodes ?? [];
  return first !== undefined && isAgreementMissing(first);
}
