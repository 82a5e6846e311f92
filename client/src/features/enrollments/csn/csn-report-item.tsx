import { useState } from 'react';
import { ExportMenu } from '../../../entities/export/export-menu';
import type { CsnReportFieldsFragment } from '../enrollments.generated';
import { formatDateTime } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { CsnReportRows } from './csn-report-rows';
import { CsnWithdrawForm } from './csn-withdraw-form';
import { countOf } from '../enrollment-labels';
import { Row } from '../../../ui/layout';

interface CsnReportItemProps {
  report: CsnReportFieldsFragment;
  onWithdrawn: () => void;
}

/** A CSN report: its content, its file, and the button to withdraw it. */
export function CsnReportItem({ report, onWithdrawn }: CsnReportItemProps) {
  const [part, setPart] = useState<'rows' | 'withdraw' | null>(null);
  const { id, createdAt, createdBy, size, enrollments, withdrawal } = report;
  const made = formatDateTime(createdAt);
  return (
    <Row as="li" gap="2 4" justify="space-between">
      <div>
        <strong>{made}</strong> {withdrawal && <Badge tone="warn">Tillbakadragen</Badge>}
        <p className="meta">
          {countOf(enrollments)}
          {size > enrollments && `, ${size} händelser`} · av {createdBy}
        </p>
        {withdrawal && (
          <p className="meta">
            Tillbakadragen {formatDateTime(withdrawal.withdrawnAt)} av {withdrawal.withdrawnBy}:{' '}
            {withdrawal.reason}
          </p>
        )}
      </div>
      <div className="row">
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={part === 'rows'}
          aria-label={`Visa rapporten ${made}`}
          onClick={() => setPart(part === 'rows' ? null : 'rows')}
        >
          Visa
        </Button>
        {!withdrawal && (
          <Button
            size="sm"
            aria-expanded={part === 'withdraw'}
            aria-label={`Dra tillbaka rapporten ${made}`}
            onClick={() => setPart(part === 'withdraw' ? null : 'withdraw')}
          >
            Dra tillbaka
          </Button>
        )}
        <ExportMenu students list="csn-report" query={new URLSearchParams({ rapport: id })} />
      </div>
      {part === 'rows' && <CsnReportRows id={id} />}
      {part === 'withdraw' && !withdrawal && (
        <CsnWithdrawForm
          id={id}
          onDone={(done) => {
            setPart(null);
            if (done) onWithdrawn();
          }}
        />
      )}
    </Row>
  );
}
