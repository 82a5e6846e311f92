import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ConfirmHost } from './confirm-host';
import { UiProvider } from '../ui-provider';
import { useUnsavedGuard } from './use-unsaved-guard';

const onLeave = jest.fn();

function Form() {
  useUnsavedGuard(true, { params: ['elev'], onLeave });
  return <p>formuläret</p>;
}

function open() {
  const router = createMemoryRouter(
    [
      { path: '/a', element: <Form /> },
      { path: '/b', element: <p>en annan sida</p> },
    ],
    { initialEntries: ['/a?elev=1&q=anna'] },
  );
  render(
    <UiProvider>
      <RouterProvider router={router} />
      <ConfirmHost />
    </UiProvider>,
  );
  const go = (to: string) => act(() => router.navigate(to));
  return { go, address: () => router.state.location.pathname + router.state.location.search };
}

beforeEach(() => onLeave.mockReset());

test('asks before opening another record of the same page, and stays if cancelled', async () => {
  const { go, address } = open();
  await go('/a?elev=2&q=anna');
  expect(await screen.findByRole('alertdialog', { name: 'Osparade ändringar' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Fortsätt redigera' }));
  expect(address()).toBe('/a?elev=1&q=anna');
  expect(onLeave).not.toHaveBeenCalled();
});

test('goes on to the other record if confirmed', async () => {
  const { go, address } = open();
  await go('/a?elev=2&q=anna');
  await userEvent.click(await screen.findByRole('button', { name: 'Släng texten' }));
  await waitFor(() => expect(address()).toBe('/a?elev=2&q=anna'));
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('does not ask for a parameter that identifies no record', async () => {
  const { go, address } = open();
  await go('/a?elev=1&q=bo');
  expect(address()).toBe('/a?elev=1&q=bo');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('asks before another page, as always', async () => {
  const { go, address } = open();
  await go('/b');
  expect(await screen.findByRole('alertdialog', { name: 'Osparade ändringar' })).toBeTruthy();
  expect(address()).toBe('/a?elev=1&q=anna');
  // The dialog outlives its page; left open, it would appear in the next test.
  await userEvent.click(screen.getByRole('button', { name: 'Fortsätt redigera' }));
});
