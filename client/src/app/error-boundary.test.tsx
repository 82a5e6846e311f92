import { jest } from '@jest/globals';
import { MockedProvider } from '@apollo/client/testing/react';
import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { UiProvider } from '../ui/ui-provider';
import { routeObjects } from './app';
import { routes } from './routes/routes';

window.scrollTo = () => undefined;

afterEach(() => jest.restoreAllMocks());

describe('a page that crashes', () => {
  it('shows an error inside the shell, which keeps working', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const failed = () => Promise.reject(new Error('The code could not be fetched.'));
    const table = routes.map((route) =>
      route.path === '/' ? { ...route, page: { Component: lazy(failed), preload: failed } } : route,
    );
    render(
      <MockedProvider>
        <UiProvider>
          <RouterProvider router={createMemoryRouter(routeObjects(table))} />
        </UiProvider>
      </MockedProvider>,
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Något gick fel' })).toBeVisible();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Ladda om sidan' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tillgänglighetsredogörelse' })).toBeVisible();
  });
});
