import './corrections.css';
import type { ReactNode } from 'react';
import { correctionOutcomeLabels, correctionSubjectLabels } from '../../../../domain/labels/student';
import type { CorrectionFieldsFragment } from './corrections.generated';
import { formatDateTime } from '../../lib/dates';
import { Badge } from '../../ui/badge';
import { Grid } from '../../ui/layout';

interface CorrectionEntryProps {
  request: CorrectionFieldsFragment;
  /** What can be done with one that waits. */
  children?: ReactNode;
}

/** A request with its answer, once there is one. */
export function CorrectionEntry({ request, children }: CorrectionEntryProps) {
  const { subject, text, requestedAt, outcome, answer, answeredAt, answeredBy } = request;
  return (
    <Grid as="li" gap="2" className="entry">
      <div className="row">
        <strong>{correctionSubjectLabels[subject]}</strong>
        <Badge tone={outcome === null ? 'info' : outcome === 'CORRECTED' ? 'ok' : 'neutral'}>
          {outcome === null ? 'Väntar på svar' : correctionOutcomeLabels[outcome]}
        </Badge>
      </div>
      <p className="meta">
        Begärd <time dateTime={requestedAt}>{formatDateTime(requestedAt)}</time>
      </p>
      <p className="as-typed">{text}</p>
      {answer !== null && answeredAt !== null && (
        <div className="correction-answer">
          <p className="as-typed">{answer}</p>
          <p className="meta">
            {answeredBy}, <time dateTime={answeredAt}>{formatDateTime(answeredAt)}</time>
          </p>
        </div>
      )}
      {children}
    </Grid>
  );
}
