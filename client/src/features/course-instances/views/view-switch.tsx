import { IconCalendar, IconList, IconTimeline } from '@tabler/icons-react';
import { Button } from '../../../ui/button';
import type { ViewName } from '../instance-url';
import { Row } from '../../../ui/layout';

const views = [
  { name: 'lista', label: 'Lista', Icon: IconList },
  { name: 'tidslinje', label: 'Tidslinje', Icon: IconTimeline },
  { name: 'kalender', label: 'Kalender', Icon: IconCalendar },
] as const;

/** The same instances as rows, as bars in time, or by the days on which something happens. */
export function ViewSwitch({ value, onChange }: { value: ViewName; onChange: (name: ViewName) => void }) {
  return (
    <Row role="group" aria-label="Visa som" gap="1" align="stretch" className="toggles">
      {views.map(({ name, label, Icon }) => (
        <Button
          key={name}
          variant="quiet"
          aria-pressed={value === name}
          icon={Icon}
          onClick={() => onChange(name)}
        >
          {label}
        </Button>
      ))}
    </Row>
  );
}
