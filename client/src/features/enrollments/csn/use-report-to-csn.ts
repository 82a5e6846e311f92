import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { readFailure } from '../../../apollo/failure';
import { CsnPreviewDocument, ReportToCsnDocument } from '../enrollments.generated';
import type { EnrollmentSelection } from '../../../graphql/types.generated';
import { confirm } from '../../../ui/overlays/confirm-store';
import { notify } from '../../../ui/feedback/toast-store';
import { countOf } from '../enrollment-labels';

/** Reports the pending events of a selection to CSN after a preview. */
export function useReportToCsn(onReported: () => Promise<void>) {
  const client = useApolloClient();
  const [report, { loading }] = useMutation(ReportToCsnDocument);
  const [failed, setFailed] = useState<string | null>(null);
  const make = async (selection: EnrollmentSelection) => {
    const { data: asked } = await client.query({
      query: CsnPreviewDocument,
      variables: { input: { selection } },
      fetchPolicy: 'network-only',
    });
    const { size, enrollments, events } = asked.csnPreview;
    if (size === 0) return setFailed('Inget i urvalet har påbörjats eller ändrats sedan senaste rapporten.');
    const sure = await confirm({
      title: 'Rapportera till CSN',
      question: `${countOf(enrollments)} rapporteras: ${events.map(({ event, count: n }) => `${event} ${n}`).join(', ')}. De märks som rapporterade.`,
      confirmLabel: 'Bekräfta',
      danger: false,
    });
    if (!sure) return;
    const { data } = await report({ variables: { input: { selection, expected: size } } });
    const { enrollments: reported } = data.reportToCsn;
    notify.success(
      `${countOf(reported)} är ${reported === 1 ? 'rapporterad' : 'rapporterade'}. Hämta filen nedan.`,
    );
    await onReported();
  };
  return {
    report: async (selection: EnrollmentSelection) => {
      setFailed(null);
      try {
        await make(selection);
      } catch (thrown) {
        console.error('The report was not made.', thrown);
        setFailed(readFailure(thrown).message);
      }
    },
    loading,
    failed,
  };
}
