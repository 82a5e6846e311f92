import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { useSearch, type ChangeSearch } from './use-search';

let change: ChangeSearch;

function List() {
  const [params, changeSearch] = useSearch();
  change = changeSearch;
  return (
    <>
      <p data-testid="shown">{params.toString()}</p>
      <Link to="/annan?x=1">Bort</Link>
    </>
  );
}

function openList() {
  const router = createMemoryRouter(
    [
      { path: '/lista', element: <List /> },
      { path: '/annan', element: <p>En annan sida</p> },
    ],
    { initialEntries: ['/lista?visa=alla'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

test('a change builds on the previous one, rendered or not', async () => {
  const router = openList();
  // Both come before anything has been drawn: a course that is chosen, and a search that acts after its pause.
  await act(async () => {
    change({ kurs: '7' });
    change({ q: 'svenska' }, { replace: true });
  });
  expect(screen.getByTestId('shown').textContent).toBe('visa=alla&kurs=7&q=svenska');
  await act(() => router.navigate(-1));
  expect(screen.getByTestId('shown').textContent).toBe('visa=alla');
});

test('null removes a parameter, and an unchanged value adds no history step', async () => {
  const router = openList();
  await act(async () => change({ visa: null }));
  expect(screen.getByTestId('shown').textContent).toBe('');
  await act(async () => change((present) => present));
  await act(() => router.navigate(-1));
  expect(screen.getByTestId('shown').textContent).toBe('visa=alla');
});

test('nothing changes after leaving the page', async () => {
  const router = openList();
  const late = change;
  await act(async () => {
    await router.navigate('/annan?x=1');
    late({ q: 'svenska' });
  });
  expect(screen.getByText('En annan sida')).toBeTruthy();
  expect(router.state.location.search).toBe('?x=1');
});

test('a personal number is searched for but never in the address, whether typed or from a link', async () => {
  const router = openList();
  await act(async () => change({ q: '19900101-2385' }));
  expect(screen.getByTestId('shown').textContent).toBe('visa=alla&q=19900101-2385');
  expect(router.state.location.search).toBe('?visa=alla');
  await act(async () => change({ kurs: '7' }));
  expect(screen.getByTestId('shown').textContent).toBe('visa=alla&kurs=7&q=19900101-2385');
  await act(() => router.navigate(-2));
  expect(screen.getByTestId('shown').textContent).toBe('visa=alla');
  await act(() => router.navigate('/lista?q=19900101-2385'));
  expect(screen.getByTestId('shown').textContent).toBe('q=19900101-2385');
  expect(router.state.location.search).toBe('');
});
