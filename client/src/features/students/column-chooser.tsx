import { IconColumns3 } from '@tabler/icons-react';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Popup } from '../../ui/popup';
import { hideableColumns } from './student-columns';

interface ColumnChooserProps {
  hidden: ReadonlySet<string>;
  onHidden: (hidden: ReadonlySet<string>) => void;
}

/** Which columns are shown (pages §0); the name always is. */
export function ColumnChooser({ hidden, onHidden }: ColumnChooserProps) {
  const show = (key: string, shown: boolean) => {
    const next = new Set(hidden);
    if (shown) next.delete(key);
    else next.add(key);
    onHidden(next);
  };
  return (
    <Popup
      label="Välj kolumner"
      align="end"
      trigger={(attributes) => (
        <Button
          {...attributes}
          size="sm"
          variant="quiet"
          icon={<IconColumns3 className="icon" size={18} stroke={1.8} aria-hidden="true" />}
        >
          Kolumner
        </Button>
      )}
    >
      {() => (
        <div className="students-columns">
          {hideableColumns.map(({ key, header }) => (
            <Checkbox
              key={key}
              label={header}
              checked={!hidden.has(key)}
              onChange={(shown) => show(key, shown)}
            />
          ))}
          <Button size="sm" variant="quiet" disabled={hidden.size === 0} onClick={() => onHidden(new Set())}>
            Visa alla
          </Button>
        </div>
      )}
    </Popup>
  );
}
