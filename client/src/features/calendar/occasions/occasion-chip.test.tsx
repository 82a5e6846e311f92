import { render, screen } from '@testing-library/react';
import type { Occasion } from '../calendar-texts';
import { OccasionChip } from './occasion-chip';

const occasion = {
  ...{ id: 'o1', heldOn: '2026-11-17', startsAt: '13:00', endsAt: '15:30', room: 'Grupprum 3' },
  ...{ part: 'ORAL', capacity: 4, bookings: [], warnings: [], isCancelled: false },
  courses: [{ id: 'c1', name: 'Engelska 5' }],
} as unknown as Occasion;

describe('an occasion in the calendar', () => {
  it('is named by its visible text, for voice control, and gives screen readers the rest', () => {
    render(<OccasionChip occasion={occasion} onOpen={() => undefined} />);
    expect(screen.getByRole('button')).toHaveAccessibleName(
      /^13:00 ?Engelska 5 ?Grupprum 3 · ?0 av 4 elever ?Prövning, tisdag 17 november.*13:00–15:30, Muntlig$/,
    );
  });
});
