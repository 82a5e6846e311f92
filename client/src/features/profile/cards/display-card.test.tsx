import { render, screen } from '@testing-library/react';
import { DisplayCard } from './display-card';

test('the start page that nobody has chosen is the own day', () => {
  render(
    <DisplayCard
      startPages={[
        { path: '/min-dag', label: 'Min dag' },
        { path: '/betyg', label: 'Betyg' },
      ]}
    />,
  );
  expect(screen.getByLabelText('Startsida')).toHaveDisplayValue('Min dag');
  expect(screen.queryByRole('option', { name: 'Hem' })).toBeNull();
});
