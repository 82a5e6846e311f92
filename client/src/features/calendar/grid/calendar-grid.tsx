import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';
import '../calendar-grid.css';
import FullCalendar, {
  type EventDropInfo,
  type EventInput,
  type EventResizeDoneInfo,
} from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import swedish from '@fullcalendar/react/locales/sv';
import classicTheme from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { useMemo, useRef, useState } from 'react';
import { calendarLayerLabels } from '../../../../../domain/labels/exam';
import type { CalendarPeriodQuery } from '../calendar.generated';
import { hoursOf, type CalendarView } from './calendar-days';
import { coursesOf, type Occasion } from '../calendar-texts';
import { OccasionChip } from '../occasions/occasion-chip';
import { useDayKeys } from './use-day-keys';
import { useTrayDrag } from '../tray/use-tray-drag';
import type { MovedTo } from '../use-calendar-actions';

export interface CalendarGridProps {
  view: Exclude<CalendarView, 'agenda'>;
  day: string;
  occasions: readonly Occasion[];
  marks: CalendarPeriodQuery['calendar']['marks'];
  mayCreate: boolean;
  onOpen: (occasion: Occasion) => void;
  /** A free day was chosen; `time` where the place in the week says one. */
  onDay: (day: string, time: string | null) => void;
  onStep: (step: -1 | 1, day: string) => void;
  onMove: (occasion: Occasion, to: MovedTo) => Promise<boolean>;
  /** Where those without a day stand, to be dragged from. */
  tray: HTMLElement | null;
  /** An item from the tray was dropped on a day or on an occasion. */
  onDrop: (examIds: string[], day: string, time: string | null, occasionId: string | null) => void;
}

const plugins = [dayGrid, timeGrid, interaction, classicTheme];

/**
 * Month and week. The library draws, lays out what overlaps, and drags; days are a grid that arrow keys walk
 * (`use-day-keys`). Everything here can be done without dragging: 'Boka tid', and 'Ändra' of an occasion.
 */
export default function CalendarGrid(props: CalendarGridProps) {
  const { view, day, occasions, marks, mayCreate, onOpen, onDay, onStep, onMove, tray, onDrop } = props;
  const root = useRef<HTMLDivElement>(null);
  const [isLaidOut, setIsLaidOut] = useState(false);
  const byId = useMemo(() => new Map(occasions.map((one) => [one.id, one])), [occasions]);
  const events = useMemo<EventInput[]>(
    () => [...occasions.map(asEvent), ...marks.map(asMark)],
    [occasions, marks],
  );
  const hours = useMemo(() => hoursOf(occasions), [occasions]);
  useTrayDrag(mayCreate ? tray : null);
  useDayKeys(root, { day, onDay: mayCreate ? onDay : null, onStep });
  const moved = async (info: EventDropInfo | EventResizeDoneInfo) => {
    const occasion = byId.get(info.event.id);
    const [start, end] = [info.event.startStr, info.event.endStr];
    const to = { heldOn: start.slice(0, 10), ...times(start, end) };
    if (!occasion || !(await onMove(occasion, to))) info.revert();
  };
  return (
    <div ref={root} className="calendar-grid" data-view={view} data-laid-out={isLaidOut}>
      <FullCalendar
        key={`${view} ${day}`}
        plugins={plugins}
        initialView={view === 'month' ? 'dayGridMonth' : 'timeGridWeek'}
        initialDate={day}
        locale={swedish}
        timeZone="UTC"
        headerToolbar={false}
        height="auto"
        weekNumbers
        fixedWeekCount={false}
        slotMinTime={hours.from}
        slotMaxTime={hours.to}
        slotDuration="00:30:00"
        allDaySlot={occasions.some(({ startsAt }) => !startsAt) || marks.length > 0}
        events={events}
        eventInteractive={false}
        // The library draws the weeks flat, measures, and draws them again: only the second is to be seen.
        viewDidMount={() => requestAnimationFrame(() => requestAnimationFrame(() => setIsLaidOut(true)))}
        eventDisplay="block"
        eventClass="calendar-event"
        eventContent={({ event }) => {
          const occasion = byId.get(event.id);
          if (!occasion) return <span className="calendar-mark">{event.title}</span>;
          return <OccasionChip occasion={occasion} onOpen={onOpen} wide={view === 'week'} />;
        }}
        editable
        droppable={mayCreate}
        eventDrop={(info) => void moved(info)}
        eventResize={(info) => void moved(info)}
        dateClick={(info) => mayCreate && onDay(...placeOf(info))}
        drop={({ draggedEl, jsEvent, ...info }) => {
          const ids = draggedEl.dataset['exams']?.split(' ') ?? [];
          onDrop(ids, ...placeOf(info), occasionAt(jsEvent));
        }}
      />
    </div>
  );
}

/** The day, and the time where the place in the week says one. */
function placeOf({ dateStr, allDay }: { dateStr: string; allDay: boolean }): [string, string | null] {
  return [dateStr.slice(0, 10), allDay ? null : dateStr.slice(11, 16)];
}

function times(start: string, end: string): Pick<MovedTo, 'startsAt' | 'endsAt'> {
  return start.length > 10 && end.length > 10
    ? { startsAt: start.slice(11, 16), endsAt: end.slice(11, 16) }
    : {};
}

function asEvent(occasion: Occasion): EventInput {
  const { id, heldOn, startsAt, endsAt, viewerMay } = occasion;
  const base = { id, title: coursesOf(occasion), editable: viewerMay.edit };
  if (!startsAt || !endsAt) return { ...base, start: heldOn, allDay: true };
  return { ...base, start: `${heldOn}T${startsAt}:00`, end: `${heldOn}T${endsAt}:00` };
}

function asMark(mark: CalendarGridProps['marks'][number]): EventInput {
  const { layer, day, name, courseInstanceId } = mark;
  return {
    ...{ id: `${layer} ${courseInstanceId}`, title: `${calendarLayerLabels[layer]}: ${name}` },
    ...{ start: day, allDay: true, editable: false },
  };
}

/** The occasion under the pointer at the drop. */
function occasionAt(event: Event): string | null {
  const at = 'changedTouches' in event ? (event as TouchEvent).changedTouches[0] : (event as MouseEvent);
  if (!at) return null;
  const found = document
    .elementsFromPoint(at.clientX, at.clientY)
    .map((element) => element.closest<HTMLElement>('[data-occasion]'))
    .find((element) => element !== null);
  return found?.dataset['occasion'] ?? null;
}
