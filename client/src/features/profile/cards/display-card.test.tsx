import { render, screen } from '@testing-library/react';
import { DisplayCard } from './display-card';

test('the default start page is My day', () => {
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
