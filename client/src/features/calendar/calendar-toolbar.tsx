import {
  IconCalendarPlus,
  IconChevronLeft,
  IconChevronRight,
  IconPrinter,
  IconRss,
  IconStack2,
} from '@tabler/icons-react';
import type { CalendarLayer } from '../../../../domain/generated';
import { calendarLayerLabels } from '../../../../domain/labels/exam';
import { today } from '../../lib/dates';
import { Button, IconButton } from '../../ui/button';
import { Checkbox } from '../../ui/fields/checkbox';
import { Popup } from '../../ui/overlays/popup';
import type { CalendarState } from './calendar-url';
import { periodTitle, stepFrom, type CalendarView } from './grid/calendar-days';
import { Grid, Row } from '../../ui/layout';

const views: { value: CalendarView; label: string }[] = [
  { value: 'month', label: 'Månad' },
  { value: 'week', label: 'Vecka' },
  { value: 'agenda', label: 'Agenda' },
];
const layers: CalendarLayer[] = ['COURSE_STARTS', 'COURSE_ENDS', 'GRADES_DUE'];

interface CalendarToolbarProps {
  state: CalendarState;
  change: (change: Partial<CalendarState>) => void;
  mayCreate: boolean;
  onCreate: () => void;
  onSubscribe: () => void;
}

/** The view, navigation in time, and the actions of the whole calendar. */
export function CalendarToolbar({ state, change, mayCreate, onCreate, onSubscribe }: CalendarToolbarProps) {
  const { view, day } = state;
  const unit = view === 'week' ? 'vecka' : 'månad';
  return (
    <Row gap="3 6" className="below-4 no-print">
      <Row className="calendar-period">
        <IconButton
          label={`Föregående ${unit}`}
          icon={IconChevronLeft}
          onClick={() => change({ day: stepFrom(view, day, -1) })}
        />
        <h2 aria-live="polite">{periodTitle(view, day)}</h2>
        <IconButton
          label={`Nästa ${unit}`}
          icon={IconChevronRight}
          onClick={() => change({ day: stepFrom(view, day, 1) })}
        />
        <Button size="sm" onClick={() => change({ day: today() })}>
          I dag
        </Button>
      </Row>
      <div className="calendar-views" role="group" aria-label="Vy">
        {views.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={view === value}
            onClick={() => change({ view: value })}
          >
            {label}
          </button>
        ))}
      </div>
      <Row className="calendar-tools">
        <LayersPopup {...{ state, change }} />
        <IconButton label="Prenumerera" icon={IconRss} onClick={onSubscribe} />
        <IconButton label="Skriv ut" icon={IconPrinter} onClick={() => window.print()} />
        {mayCreate && (
          <Button variant="primary" icon={IconCalendarPlus} onClick={onCreate}>
            Nytt prövningstillfälle
          </Button>
        )}
      </Row>
    </Row>
  );
}

function LayersPopup({ state, change }: Pick<CalendarToolbarProps, 'state' | 'change'>) {
  return (
    <Popup
      label="Lager"
      align="end"
      trigger={(attributes) => (
        <Button {...attributes} size="sm" icon={IconStack2} aria-haspopup="dialog">
          Lager{state.layers.length > 0 && ` (${state.layers.length})`}
        </Button>
      )}
    >
      {() => (
        <Grid as="fieldset" gap="2" className="calendar-layers">
          <legend className="bold">Visa också</legend>
          {layers.map((layer) => (
            <Checkbox
              key={layer}
              label={calendarLayerLabels[layer]}
              checked={state.layers.includes(layer)}
              onChange={(on) =>
                change({
                  layers: layers.filter((one) => (one === layer ? on : state.layers.includes(one))),
                })
              }
            />
          ))}
        </Grid>
      )}
    </Popup>
  );
}
