import { formatNumber } from '../../../../../domain/numbers';
import { Card } from '../../../ui/card';
import { Message } from '../../../ui/feedback/message';
import { sumOf, type PackageDraft } from './package-draft';
import { Grid } from '../../../ui/layout';

/** The live sum with its target (pages §5): '1500 av 1500 p'. */
export function PackageSumCard({ draft }: { draft: PackageDraft }) {
  const { points, optional, weeks, warnings } = sumOf(draft);
  const target = Number(draft.targetPoints) || null;
  const reached = target === null ? Math.min(1, points) : Math.min(1, points / target);
  return (
    <Card>
      <Grid gap="2">
        <p className="packages-total">
          <strong className="tabular">{points}</strong>
          <span>{target === null ? ' p' : ` av ${target} p`}</span>
        </p>
        <div
          className={`share-bar packages-bar ${warnings.length > 0 ? 'packages-bar-off' : ''}`}
          aria-hidden="true"
        >
          <span style={{ width: `${Math.round(reached * 100)}%` }} />
        </div>
        <p className="meta">
          {formatNumber(weeks, 1)} veckor vid 100 %{optional > 0 && ` · dessutom ${optional} p valbara`}
        </p>
      </Grid>
      {warnings.map((warning) => (
        <Message key={warning} tone="warning">
          {warning}
        </Message>
      ))}
    </Card>
  );
}
