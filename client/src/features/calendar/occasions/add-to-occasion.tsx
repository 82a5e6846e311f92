import { Combobox } from '../../../ui/fields/combobox';
import type { Occasion } from '../calendar-texts';
import type { CalendarActions } from '../use-calendar-actions';
import type { UndatedExam } from '../tray/undated-groups';

interface AddToOccasionProps {
  occasion: Occasion;
  undated: readonly UndatedExam[];
  book: CalendarActions['book'];
}

/** Books one who waits for a day onto this occasion: those for its courses first. */
export function AddToOccasion({ occasion, undated, book }: AddToOccasionProps) {
  const fits = ({ courseId }: UndatedExam) => occasion.courses.some(({ id }) => id === courseId);
  const sorted = [...undated.filter(fits), ...undated.filter((exam) => !fits(exam))];
  if (sorted.length === 0) return null;
  return (
    <Combobox
      label="Boka fler"
      placeholder="Sök bland dem som väntar på tid"
      options={sorted.map(({ id, studentName, course, requestedMonth }) => ({
        value: id,
        label: `${studentName}, ${course} (${requestedMonth.toLocaleLowerCase('sv')})`,
      }))}
      value={null}
      onChange={(id) => {
        const exam = undated.find((one) => one.id === id);
        if (exam) void book(occasion, [exam]);
      }}
    />
  );
}
