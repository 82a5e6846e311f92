import { today } from '../../lib/dates';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { DateField } from '../../ui/date-field';
import { Select } from '../../ui/select';
import { isFiltered, noFilter, type LogView } from './log-address';
import { actionLabels, isAction } from './log-texts';
import { PersonFilter } from './person-filter';

const actions = Object.entries(actionLabels)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => a.label.localeCompare(b.label, 'sv'));

interface LogFiltersProps {
  view: LogView;
  /** The name of the student that the log is narrowed to, where it is known. */
  studentName: string | null;
  narrow: (change: Partial<LogView>) => void;
}

/** Person, kind, days and protected students; all of it is in the address. */
export function LogFilters({ view, studentName, narrow }: LogFiltersProps) {
  return (
    <div role="search" aria-label="Filtrera åtkomstloggen" className="access-log-filters no-print">
      <PersonFilter value={view.userId} onChange={(userId) => narrow({ userId })} />
      <Select
        label="Händelse"
        options={actions}
        value={view.action}
        placeholder="Alla"
        onChange={(action) => narrow({ action: action && isAction(action) ? action : null })}
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
      <Checkbox
        label="Bara elever med skyddade uppgifter"
        checked={view.protectedOnly}
        onChange={(protectedOnly) => narrow({ protectedOnly })}
      />
      {view.studentId && (
        <Button size="sm" variant="soft" onClick={() => narrow({ studentId: null })}>
          {studentName ?? 'En elev'}: visa alla elever
        </Button>
      )}
      {isFiltered(view) && (
        <Button variant="quiet" onClick={() => narrow(noFilter)}>
          Rensa filter
        </Button>
      )}
    </div>
  );
}
