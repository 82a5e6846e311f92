import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useMunicipalities } from '../../entities/municipality/use-municipalities';
import { Select } from '../../ui/fields/select';
import { FoldButton } from '../../ui/list/fold-button';
import { monthChoices, type Comparison, type EarningsView } from './earnings-url';
import { monthLabel } from './earnings-texts';
import { Grid } from '../../ui/layout';

interface PeriodFilterProps {
  view: EarningsView;
  onChange: (change: Partial<EarningsView>) => void;
  /** Whether a second period may be set beside the first. */
  comparable?: boolean;
}

const comparisonOptions: { value: Comparison; label: string }[] = [
  { value: 'foregaende', label: 'Föregående period' },
  { value: 'forra-aret', label: 'Samma period förra året' },
];

/** Whole months and a customer. A later beginning takes the end along, and an earlier end the beginning. */
export function PeriodFilter({ view, onChange, comparable = false }: PeriodFilterProps) {
  const places = useMunicipalities(view.municipality);
  const months = monthChoices([view.from, view.to]).map((month) => ({
    value: month,
    label: monthLabel(month),
  }));
  return (
    <Grid
      gap="3"
      columns="repeat(auto-fit, minmax(min(100%, 11rem), 1fr))"
      className="earnings-filter folds-all no-print"
      role="group"
      aria-label="Period och kommun"
    >
      <FoldButton label="Period och kommun" icon={IconAdjustmentsHorizontal} />
      <Select
        label="Från och med"
        options={months}
        value={view.from}
        onChange={(from) => onChange({ from, to: from > view.to ? from : view.to })}
      />
      <Select
        label="Till och med"
        options={months}
        value={view.to}
        onChange={(to) => onChange({ to, from: to < view.from ? to : view.from })}
      />
      <Select
        label="Kommun"
        options={places}
        value={view.municipality}
        placeholder="Alla kommuner"
        onChange={(municipality) => onChange({ municipality, courseId: null, packageId: null })}
      />
      {comparable && (
        <Select
          label="Jämför med"
          options={comparisonOptions}
          value={view.compare}
          placeholder="Ingen jämförelse"
          onChange={(compare) => onChange({ compare })}
        />
      )}
    </Grid>
  );
}
