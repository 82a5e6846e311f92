import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { readFailure } from '../../../apollo/failure';
import {
  CsnPreviewDocument,
  CsnReportsDocument,
  EnrollmentSummaryDocument,
  ReportToCsnDocument,
  type EnrollmentSelection,
} from '../../../graphql/generated';
import { Button } from '../../../ui/button';
import { confirm } from '../../../ui/overlays/confirm-store';
import { Dialog } from '../../../ui/overlays/dialog';
import { Message } from '../../../ui/feedback/message';
import { notify } from '../../../ui/feedback/toast-store';
import { CsnReportItem } from './csn-report-item';
import { countOf } from '../enrollment-labels';
import { useReadAgain } from '../bulk/use-action-job';

interface CsnDialogProps {
  /** What the list shows; null: everything that waits. */
  selection: EnrollmentSelection | null;
  onClosed: () => void;
}

const everything: EnrollmentSelection = { filter: { attention: ['UNREPORTED'] } };

/** The report to CSN: what waits becomes a file and is marked; earlier files can be fetched again, or withdrawn (domain, D8). */
export default function CsnDialog({ selection, onClosed }: CsnDialogProps) {
  const [opened, setOpened] = useState(true);
  const [failed, setFailed] = useState<string | null>(null);
  const { data: waiting } = useQuery(EnrollmentSummaryDocument, { fetchPolicy: 'cache-and-network' });
  const { data, refetch } = useQuery(CsnReportsDocument, { fetchPolicy: 'network-only' });
  const client = useApolloClient();
  const [report, { loading }] = useMutation(ReportToCsnDocument);
  const readAgain = useReadAgain();
  const count = waiting?.enrollmentSummary.unreported;
  const make = async (of: EnrollmentSelection) => {
    setFailed(null);
    try {
      const { data: asked } = await client.query({
        query: CsnPreviewDocument,
        variables: { input: { selection: of } },
        fetchPolicy: 'network-only',
      });
      const { size, enrollments, events } = asked!.csnPreview;
      if (size === 0)
        return setFailed('Inget i urvalet har påbörjats eller ändrats sedan senaste rapporten.');
      const sure = await confirm({
        title: 'Rapportera till CSN',
        question: `${countOf(enrollments)} rapporteras: ${events.map(({ event, count: n }) => `${event} ${n}`).join(', ')}. De märks som rapporterade.`,
        confirmLabel: 'Bekräfta',
        danger: false,
      });
      if (!sure) return;
      const answer = await report({
        variables: { input: { selection: of, expected: size } },
      });
      const { enrollments: reported } = answer.data!.reportToCsn;
      notify.success(
        `${countOf(reported)} är ${reported === 1 ? 'rapporterad' : 'rapporterade'}. Hämta filen nedan.`,
      );
      await refetch();
      readAgain();
    } catch (thrown) {
      console.error('The report was not made.', thrown);
      setFailed(readFailure(thrown).message);
    }
  };
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      onClosed={onClosed}
      title="CSN-rapport"
      size="lg"
    >
      <div className="stack">
        {failed && <Message tone="error">{failed}</Message>}
        <p>
          Rapporten tar med varje händelse sedan den förra: start, ändring, uppehåll, avbrott och resultat,
          och rättelser av det som har rapporterats. Ingenting rapporteras före kursstart, och inget av sfi
          eller komvux som anpassad utbildning, som inte ger studiemedel.
        </p>
        <div className="row">
          <Button
            variant="primary"
            busy={loading}
            disabled={count === 0}
            onClick={() => void make(everything)}
          >
            {count === undefined ? 'Rapportera alla som väntar' : `Rapportera alla som väntar (${count})`}
          </Button>
          {selection && (
            <Button busy={loading} onClick={() => void make(selection)}>
              Rapportera bara urvalet
            </Button>
          )}
        </div>
        <h3>Rapporter</h3>
        {data?.csnReports.length === 0 && <p className="meta">Inga rapporter ännu.</p>}
        <ul className="enrollments-batches">
          {data?.csnReports.map((made) => (
            <CsnReportItem key={made.id} report={made} onWithdrawn={readAgain} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
