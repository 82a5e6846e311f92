import { useId } from 'react';
import type { Month } from '../../../../../domain/generated';
import { firstOfMonth } from '../../../../../domain/days';
import { today } from '../../../lib/dates';
import { monthNames } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Row } from '../../../ui/layout';

/** The months that are mostly wished for, each one press away. */
export function NearMonths({ value, onChange }: { value: Month | null; onChange: (month: Month) => void }) {
  const labelId = useId();
  const months = [1, 2, 3].flatMap((ahead) => {
    const month = Number(firstOfMonth(today(), ahead).slice(5, 7));
    return monthNames[month - 1] ?? [];
  });
  return (
    <div className="field" role="group" aria-labelledby={labelId}>
      <span id={labelId} className="field-label">
        Närmaste månaderna
      </span>
      <Row gap="2" nowrap>
        {months.map((month) => (
          <Button
            key={month}
            variant={month === value ? 'soft' : 'secondary'}
            aria-pressed={month === value}
            aria-label={month}
            onClick={() => onChange(month)}
          >
            {month.slice(0, 3)}
          </Button>
        ))}
      </Row>
    </div>
  );
}
