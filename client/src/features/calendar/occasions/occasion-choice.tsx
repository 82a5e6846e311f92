import { useId, useMemo } from 'react';
import { examPartLabels } from '../../../../../domain/labels/exam';
import { Badge } from '../../../ui/badge';
import { dayInWords } from '../grid/calendar-days';
import { bookedOf, coursesOf, timeOf, type Occasion } from '../calendar-texts';
import type { UndatedExam } from '../tray/undated-groups';
import { Grid, Row } from '../../../ui/layout';

interface OccasionChoiceProps {
  occasions: readonly Occasion[];
  exams: readonly UndatedExam[];
  /** An occasion's id, or `new`. */
  value: string | null;
  onChange: (value: string) => void;
  /** Also offers to make a new one. */
  withNew?: boolean;
}

/** The occasions that one may book on: those for the course first, full ones marked and not to be chosen. */
export function OccasionChoice({ occasions, exams, value, onChange, withNew = false }: OccasionChoiceProps) {
  const name = useId();
  const sorted = useMemo(() => {
    const fits = (occasion: Occasion) => exams.every((exam) => isFor(occasion, exam));
    const marked = occasions.map((occasion) => ({ occasion, fit: fits(occasion) }));
    return [...marked.filter(({ fit }) => fit), ...marked.filter(({ fit }) => !fit)];
  }, [occasions, exams]);
  return (
    <fieldset className="calendar-choice">
      <legend>Tillfälle</legend>
      {withNew && (
        <Row as="label" gap="3" nowrap className="calendar-choice-row">
          <input type="radio" name={name} checked={value === 'new'} onChange={() => onChange('new')} />
          <strong>Nytt tillfälle</strong>
        </Row>
      )}
      {sorted.map(({ occasion, fit }) => {
        const left = occasion.capacity ? occasion.capacity - occasion.bookings.length : null;
        const full = left !== null && left < exams.length;
        return (
          <Row
            key={occasion.id}
            as="label"
            gap="3"
            nowrap
            className="calendar-choice-row"
            data-disabled={full || undefined}
          >
            <input
              type="radio"
              name={name}
              checked={value === occasion.id}
              disabled={full}
              onChange={() => onChange(occasion.id)}
            />
            <Grid as="span" className="fills">
              <strong>
                {dayInWords(occasion.heldOn)}, {timeOf(occasion)}
              </strong>
              <span className="meta">
                {[
                  coursesOf(occasion),
                  occasion.part && examPartLabels[occasion.part],
                  occasion.room,
                  bookedOf(occasion),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </Grid>
            {full && <Badge tone="warn">{left > 0 ? `Bara ${left} kvar` : 'Fullt'}</Badge>}
            {!full && !fit && <Badge>Annan kurs</Badge>}
          </Row>
        );
      })}
    </fieldset>
  );
}

function isFor({ courses }: Occasion, { courseId, course }: UndatedExam): boolean {
  return courses.some(({ id, name }) => id === courseId || name === course);
}
