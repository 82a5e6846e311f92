import '../styles/list.css';
import {
  IconArrowDown,
  IconArrowUp,
  IconBaselineDensitySmall,
  IconColumns3,
  IconMinus,
  IconPlus,
} from '@tabler/icons-react';
import { setPreferences, usePreferences } from '../../lib/session/preferences';
import { Button, IconButton } from '../button';
import { Checkbox } from '../fields/checkbox';
import { Popup } from '../overlays/popup';
import type { TableColumn } from '../table';
import { inOrder, withMove, withWidth, type ColumnLayout } from './column-layout';
import { Grid, Row } from '../layout';

interface ViewToolsProps {
  /** Those that can be laid out; the column that names the row always stays. */
  columns: readonly TableColumn<never>[];
  layout: ColumnLayout;
  /** Null is as usual. */
  onLayout: (layout: ColumnLayout | null) => void;
}

/** The look of the rows: stored in this browser, unlike the filters, which are in the address. */
export function ViewTools(props: ViewToolsProps) {
  const { density } = usePreferences();
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        className="list-density not-on-phone"
        aria-pressed={density === 'compact'}
        icon={IconBaselineDensitySmall}
        onClick={() => setPreferences({ density: density === 'compact' ? 'comfortable' : 'compact' })}
      >
        Tätare rader
      </Button>
      <ColumnChooser {...props} />
    </>
  );
}

/** Which columns are shown, in which order and how wide (pages §0). */
function ColumnChooser({ columns, layout, onLayout }: ViewToolsProps) {
  const show = (key: string, shown: boolean) =>
    onLayout({
      ...layout,
      hidden: shown ? layout.hidden.filter((one) => one !== key) : [...layout.hidden, key],
    });
  const step = (key: string, steps: number) => onLayout(withMove(layout, columns, { key, steps }));
  const widen = (key: string, by: number) => {
    const now =
      layout.widths[key] ?? document.querySelector<HTMLElement>(`th[data-column='${key}']`)?.offsetWidth;
    if (now !== undefined) onLayout(withWidth(layout, key, now + by));
  };
  return (
    <Popup
      label="Välj kolumner"
      align="end"
      trigger={(attributes) => (
        <Button {...attributes} size="sm" variant="quiet" icon={IconColumns3}>
          Kolumner
        </Button>
      )}
    >
      {() => (
        <Grid gap="1" className="list-columns">
          {inOrder(columns, layout.order)
            .filter(({ rowHeader, hideHeader }) => !rowHeader && !hideHeader)
            .map(({ key, header }) => {
              const shown = !layout.hidden.includes(key);
              return (
                <Row key={key} gap="4" justify="space-between" nowrap>
                  <Checkbox label={header} checked={shown} onChange={(on) => show(key, on)} />
                  {shown && (
                    <Row as="span" gap="0" align="stretch" nowrap>
                      {acts(header).map(({ label, icon: Icon, steps, by }) => (
                        <IconButton
                          key={label}
                          size="sm"
                          label={label}
                          icon={<Icon className="icon" size={16} stroke={1.8} aria-hidden="true" />}
                          onClick={() => (by ? widen(key, by) : step(key, steps ?? 0))}
                        />
                      ))}
                    </Row>
                  )}
                </Row>
              );
            })}
          <Button
            size="sm"
            variant="quiet"
            disabled={layout.hidden.length === 0}
            onClick={() => onLayout({ ...layout, hidden: [] })}
          >
            Visa alla
          </Button>
          <Button size="sm" variant="quiet" onClick={() => onLayout(null)}>
            Återställ
          </Button>
        </Grid>
      )}
    </Popup>
  );
}

/** Column actions for keyboard and touch; with a pointer, users drag the column header. */
function acts(
  header: string,
): readonly { label: string; icon: typeof IconPlus; steps?: number; by?: number }[] {
  return [
    { label: `Flytta ${header} tidigare`, icon: IconArrowUp, steps: -1 },
    { label: `Flytta ${header} senare`, icon: IconArrowDown, steps: 1 },
    { label: `Gör ${header} smalare`, icon: IconMinus, by: -32 },
    { label: `Gör ${header} bredare`, icon: IconPlus, by: 32 },
  ];
}
