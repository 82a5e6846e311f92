import { auditKindLabels } from '../../../../domain/labels/system';
import { today } from '../../lib/dates';
import { Button } from '../../ui/button';
import { DateField } from '../../ui/date-field';
import { Select } from '../../ui/select';
import { isAuditFiltered, noAuditFilter, type AuditView } from './audit-address';
import { auditKinds } from './audit-texts';
import { PersonFilter } from './person-filter';

const kinds = auditKinds
  .map((value) => ({ value, label: auditKindLabels[value] }))
  .sort((a, b) => a.label.localeCompare(b.label, 'sv'));

interface AuditFiltersProps {
  view: AuditView;
  narrow: (change: Partial<AuditView>) => void;
}

/** Person, kind and days; all of it is in the address. */
export function AuditFilters({ view, narrow }: AuditFiltersProps) {
  return (
    <div role="search" aria-label="Filtrera revisionsloggen" className="access-log-filters no-print">
      <PersonFilter value={view.userId} onChange={(userId) => narrow({ userId })} />
      <Select
        label="Händelse"
        options={kinds}
        value={view.kind}
        placeholder="Alla"
        onChange={(kind) => narrow({ kind: auditKinds.find((one) => one === kind) ?? null })}
      />
      <DateField
        label="Från och med"
        description={null}
        max={view.to ?? today()}
        value={view.from}
        onChange={(from, valid) => valid && narrow({ from })}
      />
      <DateField
        label="Till och med"
        description={null}
        {...(view.from && { min: view.from })}
        max={today()}
        value={view.to}
        onChange={(to, valid) => valid && narrow({ to })}
      />
      {isAuditFiltered(view) && (
        <Button variant="quiet" onClick={() => narrow(noAuditFilter)}>
          Rensa filter
        </Button>
      )}
    </div>
  );
}
