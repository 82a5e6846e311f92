import { formatNumber } from '../../../../../domain/numbers';
import { useState } from 'react';
import type { PreviewEnrollmentChangeQuery } from '../enrollments.generated';
import { Button } from '../../../ui/button';
import { Row } from '../../../ui/layout';

export type OwnDay = PreviewEnrollmentChangeQuery['previewEnrollmentChange']['ownDays'][number];

/** More than these are shown when they are asked for. */
const FIRST = 50;

/** Each student's own day, as a preview of the action. */
export function OwnDays({ days }: { days: readonly OwnDay[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? days : days.slice(0, FIRST);
  return (
    <div>
      <h3 className="field-label">Varje elevs första dag utan studier</h3>
      <ul className="enrollments-days">
        {shown.map(({ enrollmentId, studentName, targetName, lastActivityOn, effectiveOn }) => (
          <Row as="li" key={enrollmentId} gap="4" align="baseline" justify="space-between" nowrap>
            <span className="shrinks breaks">
              {studentName}
              <span className="meta line">
                {targetName} · senast aktiv {lastActivityOn}
              </span>
            </span>
            <strong className="tabular">{effectiveOn}</strong>
          </Row>
        ))}
      </ul>
      {shown.length < days.length && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          Visa alla ({formatNumber(days.length)})
        </Button>
      )}
    </div>
  );
}
