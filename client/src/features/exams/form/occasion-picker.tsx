import { counted } from '../../../../../domain/numbers';
import type { Month } from '../../../../../domain/generated';
import { examPartLabels } from '../../../../../domain/labels/exam';
import { useQuery } from '../../../apollo/use-query';
import { OpenExamOccasionsDocument, type OpenExamOccasionsQuery } from '../exams.generated';
import { formatLongDate } from '../../../lib/dates';
import { monthNames } from '../../../lib/fixed-texts';
import { Select } from '../../../ui/fields/select';

type Open = OpenExamOccasionsQuery['openExamOccasions'][number];

interface OccasionPickerProps {
  course: string | null;
  value: string | null;
  /** The month is derived from the occasion's day. */
  onChange: (occasionId: string | null, month: Month | null) => void;
}

/** Occasions that are open for registration (pages §17); nothing shows where the course has none. */
export function OccasionPicker({ course, value, onChange }: OccasionPickerProps) {
  const { data } = useQuery(OpenExamOccasionsDocument, {
    variables: { course: course ?? '' },
    skip: course === null,
    // Places go while one looks.
    fetchPolicy: 'cache-and-network',
  });
  const open = course === null ? [] : (data?.openExamOccasions ?? []);
  // Someone else may have taken the last place meanwhile.
  const gone = value !== null && data !== undefined && !open.some(({ id }) => id === value);
  if (open.length === 0 && !gone) return null;
  const choose = (id: string | null) => {
    const day = open.find((one) => one.id === id)?.heldOn;
    onChange(id, day ? (monthNames[Number(day.slice(5, 7)) - 1] ?? null) : null);
  };
  return (
    <Select
      id="exam-occasionId"
      label="Provtillfälle"
      description="Öppna tillfällen för kursen. Platsen är din när du har registrerat dig."
      options={[
        ...(gone ? [{ value, label: 'Inte längre öppet' }] : []),
        ...open.map((one) => ({ value: one.id, label: labelOf(one) })),
      ]}
      error={gone ? 'Tillfället är fullt eller har stängt. Välj ett annat.' : undefined}
      value={value}
      placeholder="Skolan väljer dag i önskad månad"
      onChange={choose}
    />
  );
}

function labelOf({ heldOn, startsAt, endsAt, part, room, placesLeft }: Open): string {
  return [
    `${formatLongDate(heldOn)} ${startsAt}–${endsAt}`,
    examPartLabels[part],
    room,
    placesLeft === null || placesLeft === undefined
      ? null
      : counted(placesLeft, 'plats kvar', 'platser kvar'),
  ]
    .filter(Boolean)
    .join(', ');
}
