import { useCallback } from 'react';
import type { ExamStatus } from '../../../../domain/generated';
import { examStatusLabels } from '../../../../domain/labels/exam';
import { examFilterLabels, monthNames } from '../../lib/fixed-texts';
import type { AddressState } from '../../lib/address/use-address-state';
import { Button } from '../../ui/button';
import { ListSearch } from '../../ui/list/list-search';
import { Select } from '../../ui/fields/select';
import { isFiltered, noFilter, type ExamView } from './exam-address';

const months = monthNames.map((name) => ({ value: name, label: name }));
const statuses = (Object.keys(examStatusLabels) as ExamStatus[]).map((value) => ({
  value,
  label: examStatusLabels[value],
}));

/** The filters of the exam table (contract §7), which are in the address. */
export function ExamFilters({ view, change }: AddressState<ExamView>) {
  const onSearch = useCallback((name: string) => change({ name }, { replace: true }), [change]);
  return (
    <div role="search" aria-label="Filtrera prövningar" className="exam-filters no-print">
      <ListSearch label={examFilterLabels.name} value={view.name} onSearch={onSearch} />
      <Select
        label={examFilterLabels.month}
        options={months}
        value={view.month}
        placeholder="Alla"
        onChange={(month) => change({ month })}
      />
      <Select
        label={examFilterLabels.status}
        options={statuses}
        value={view.status}
        placeholder="Alla"
        onChange={(status) => change({ status })}
      />
      {isFiltered(view) && (
        <Button variant="quiet" onClick={() => change(noFilter)}>
          Rensa filter
        </Button>
      )}
    </div>
  );
}
