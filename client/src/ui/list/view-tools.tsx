import '../styles/list.css';
import { IconBaselineDensitySmall, IconColumns3 } from '@tabler/icons-react';
import { setPreferences, usePreferences } from '../../lib/session/preferences';
import { Button } from '../button';
import { Checkbox } from '../fields/checkbox';
import { Popup } from '../overlays/popup';

interface ViewToolsProps {
  /** Those that can be hidden; the column that names the row always stays. */
  columns: readonly { key: string; header: string; rowHeader?: boolean | undefined }[];
  hidden: ReadonlySet<string>;
  onHidden: (hidden: ReadonlySet<string>) => void;
}

/** How the rows look: remembered in this browser, unlike what is shown, which is in the address. */
export function ViewTools(props: ViewToolsProps) {
  const { density } = usePreferences();
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        className="list-density"
        aria-pressed={density === 'compact'}
        icon={<IconBaselineDensitySmall className="icon" size={18} stroke={1.8} aria-hidden="true" />}
        onClick={() => setPreferences({ density: density === 'compact' ? 'comfortable' : 'compact' })}
      >
        Tätare rader
      </Button>
      <ColumnChooser {...props} />
    </>
  );
}

/** Which columns are shown (pages §0). */
function ColumnChooser({ columns, hidden, onHidden }: ViewToolsProps) {
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
        <div className="list-columns">
          {columns
            .filter(({ rowHeader }) => !rowHeader)
            .map(({ key, header }) => (
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
