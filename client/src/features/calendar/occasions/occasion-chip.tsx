import { IconAlertTriangle } from '@tabler/icons-react';
import { bookedOf, concernsOf, coursesOf, timeOf, unseenOf, type Occasion } from '../calendar-texts';
import { sign } from '../../../ui/text/sign';

interface OccasionChipProps {
  occasion: Occasion;
  onOpen: (occasion: Occasion) => void;
  /** With room for place and part. */
  wide?: boolean;
}

/** An occasion in the grid: course, time, place and how many, in words; a press opens it. */
export function OccasionChip({ occasion, onOpen, wide = false }: OccasionChipProps) {
  const concerns = concernsOf(occasion);
  const time = timeOf(occasion);
  return (
    <button
      type="button"
      className="calendar-chip"
      data-occasion={occasion.id}
      data-cancelled={occasion.isCancelled || undefined}
      onClick={(event) => {
        // The day below would take it for a press on itself.
        event.stopPropagation();
        onOpen(occasion);
      }}
    >
      {time && <span className="bold tabular">{wide ? time : occasion.startsAt}</span>}
      <span className="calendar-chip-title">{coursesOf(occasion)}</span>
      {occasion.room && !occasion.isCancelled && (
        <span className="calendar-chip-more">
          {occasion.room}
          <span className="sr-only"> ·</span>
        </span>
      )}
      <span className="calendar-chip-more">{occasion.isCancelled ? 'Inställd' : bookedOf(occasion)}</span>
      {concerns > 0 && (
        <span className="calendar-chip-concern">
          {sign(IconAlertTriangle, 14, 2)}
          {concerns} att se över
        </span>
      )}
      <span className="sr-only">{unseenOf(occasion)}</span>
    </button>
  );
}
