import { kronor } from '../../../../domain/numbers';
import { useQuery } from '../../apollo/use-query';
import { EarningWhyDocument, type EarningLineRowFragment } from './earnings.generated';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlays/dialog';
import { periodLabel } from './earnings-texts';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { Loading } from '../../ui/feedback/skeleton';

interface WhyDialogProps {
  line: Pick<EarningLineRowFragment, 'enrollmentId' | 'studentName' | 'title'>;
  period: { from: string; to: string };
  onClose: () => void;
}

/** The calculation line by line: the lines that count sum to the last one. */
export function WhyDialog({ line, period, onClose }: WhyDialogProps) {
  const { data, error } = useQuery(EarningWhyDocument, {
    variables: {
      input: { enrollmentId: line.enrollmentId, ...period },
    },
    fetchPolicy: 'network-only',
  });
  const found = data?.earningExplanation;
  return (
    <Dialog opened onClose={onClose} title="Varför?" footer={<Button onClick={onClose}>Stäng</Button>}>
      <p className="below-3 strong">
        {line.studentName}, {line.title}, {periodLabel(period.from, period.to)}
      </p>
      <LoadFailed error={error} text="Kunde inte hämta uträkningen." />
      {!found && !error && <Loading text="Laddar uträkningen…" lines={6} />}
      {found && (
        <ol className="earnings-steps">
          {found.steps.map(({ label, detail, amountOre, counts }, index) => (
            <li key={index} data-counts={counts || undefined}>
              <span className="earnings-step-label">{label}</span>
              <span className="earnings-step-amount tabular">
                {amountOre === null ? '' : kronor(amountOre)}
              </span>
              {detail && <span className="meta">{detail}</span>}
            </li>
          ))}
          <li className="earnings-sum">
            <span className="earnings-step-label">Intjänat i perioden</span>
            <span className="earnings-step-amount tabular">{kronor(found.earnedOre)}</span>
          </li>
        </ol>
      )}
    </Dialog>
  );
}
