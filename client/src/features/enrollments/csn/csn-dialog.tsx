import { useState } from 'react';
import { useQuery } from '../../../apollo/use-query';
import { CsnReportsDocument, EnrollmentSummaryDocument } from '../enrollments.generated';
import type { EnrollmentSelection } from '../../../graphql/types.generated';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { Message } from '../../../ui/feedback/message';
import { CsnReportItem } from './csn-report-item';
import { useReadAgain } from '../bulk/use-action-job';
import { useReportToCsn } from './use-report-to-csn';
import { Grid } from '../../../ui/layout';

interface CsnDialogProps {
  /** What the list shows; null: everything that waits. */
  selection: EnrollmentSelection | null;
  onClosed: () => void;
}

const everything: EnrollmentSelection = { filter: { attention: ['UNREPORTED'] } };

/** The report to CSN: what waits becomes a file and is marked; earlier files can be fetched again, or withdrawn (domain, D8). */
export default function CsnDialog({ selection, onClosed }: CsnDialogProps) {
  const [opened, setOpened] = useState(true);
  const { data: waiting } = useQuery(EnrollmentSummaryDocument, { fetchPolicy: 'cache-and-network' });
  const { data, refetch } = useQuery(CsnReportsDocument, { fetchPolicy: 'network-only' });
  const readAgain = useReadAgain();
  const { report, loading, failed } = useReportToCsn(async () => {
    await refetch();
    readAgain();
  });
  const count = waiting?.enrollmentSummary.unreported;
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
            onClick={() => void report(everything)}
          >
            {count === undefined ? 'Rapportera alla som väntar' : `Rapportera alla som väntar (${count})`}
          </Button>
          {selection && (
            <Button busy={loading} onClick={() => void report(selection)}>
              Rapportera bara urvalet
            </Button>
          )}
        </div>
        <h3>Rapporter</h3>
        {data?.csnReports.length === 0 && <p className="meta">Inga rapporter ännu.</p>}
        <Grid as="ul" className="enrollments-batches">
          {data?.csnReports.map((made) => (
            <CsnReportItem key={made.id} report={made} onWithdrawn={readAgain} />
          ))}
        </Grid>
      </div>
    </Dialog>
  );
}
