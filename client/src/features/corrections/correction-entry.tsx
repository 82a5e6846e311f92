import './corrections.css';
import type { ReactNode } from 'react';
import type { CorrectionFieldsFragment } from '../../graphql/generated';
import type { CorrectionOutcome, CorrectionSubject } from '../../../../domain/generated';
import { formatDateTime } from '../../lib/dates';
import { Badge } from '../../ui/badge';

export const subjectLabels: Record<CorrectionSubject, string> = {
  IDENTITY: 'Namn eller personnummer',
  CONTACT: 'Kontaktuppgifter',
  EDUCATION: 'Kurser och datum',
  GRADE: 'Betyg',
  EXAM: 'Prövning',
  COMMENT: 'Kommentar',
  OTHER: 'Annat',
};

export const outcomeLabels: Record<CorrectionOutcome, string> = {
  CORRECTED: 'Rättad',
  REFUSED: 'Inte rättad',
};

interface CorrectionEntryProps {
  request: CorrectionFieldsFragment;
  /** What can be done with one that waits. */
  children?: ReactNode;
}

/** A request with its answer, once there is one. */
export function CorrectionEntry({ request, children }: CorrectionEntryProps) {
  const { subject, text, requestedAt, outcome, answer, answeredAt, answeredBy } = request;
  return (
    <li className="correction">
      <div className="row">
        <strong>{subjectLabels[subject]}</strong>
        <Badge tone={outcome === null ? 'info' : outcome === 'CORRECTED' ? 'ok' : 'neutral'}>
          {outcome === null ? 'Väntar på svar' : outcomeLabels[outcome]}
        </Badge>
      </div>
      <p className="meta">
        Begärd <time dateTime={requestedAt}>{formatDateTime(requestedAt)}</time>
      </p>
      <p className="correction-text">{text}</p>
      {answer !== null && answeredAt !== null && (
        <div className="correction-answer">
          <p className="correction-text">{answer}</p>
          <p className="meta">
            {answeredBy}, <time dateTime={answeredAt}>{formatDateTime(answeredAt)}</time>
          </p>
        </div>
      )}
      {children}
    </li>
  );
}
