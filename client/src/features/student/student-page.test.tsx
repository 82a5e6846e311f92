import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { of } from 'rxjs';
import type { Role } from '../../../../domain/generated';
import { setSession } from '../../lib/session/session-store';
import { UiProvider } from '../../ui/ui-provider';
import { StudentPage } from './student-page';

const refused = new ApolloLink(() =>
  of({ errors: [new GraphQLError('Du har inte behörighet.', { extensions: { code: 'FORBIDDEN' } })] }),
);

const nothing = { sections: [], cards: () => null };

function openAs(role: Role) {
  setSession({ name: 'Kim Ek', role, userId: 'u1', email: 'kim@demo.se' }, null);
  const slots = {
    actions: () => null,
    comments: () => null,
    files: () => null,
    timeline: () => null,
    corrections: () => null,
    records: { results: nothing, papers: nothing },
  };
  const router = createMemoryRouter(
    [
      { path: '/student/:id', element: <StudentPage id="s1" {...slots} /> },
      { path: '/unauthorized', element: <p>Ingen behörighet</p> },
    ],
    { initialEntries: ['/student/s1'] },
  );
  render(
    <ApolloProvider client={new ApolloClient({ link: refused, cache: new InMemoryCache() })}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </ApolloProvider>,
  );
  return router;
}

test('tells staff who may not see a student so on the page', async () => {
  const router = openAs('TEACHER');
  expect(await screen.findByText('Kunde inte ladda elevinformation')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/student/s1');
});

test('redirects a student away from another student’s page', async () => {
  openAs('STUDENT');
  expect(await screen.findByText('Ingen behörighet')).toBeTruthy();
});
