import { jest } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SavedViewsDocument } from './saved-views.generated';
import { useCreateView } from './use-create-view';

const view = {
  __typename: 'SavedView',
  id: 'view',
  version: 1,
  name: 'Mina elever',
  address: '',
  columns: null,
  isOwn: true,
  isDefault: false,
  ownerName: 'Vera Ek',
  sharedWith: null,
  viewerMay: { __typename: 'SavedViewPermissions', change: true, share: true },
};

afterEach(cleanup);

describe('useCreateView', () => {
  it('resolves to the saved view when refetching the menus fails', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    const results: Record<string, ApolloLink.Result[]> = {
      CreateSavedView: [{ data: { createSavedView: view } }],
      SavedViews: [{ data: { savedViews: [] } }, { errors: [{ message: 'Servern svarar inte' }] }],
    };
    const client = new ApolloClient({
      cache: new InMemoryCache(),
      link: new ApolloLink(
        ({ operationName }) =>
          new Observable((observer) => {
            observer.next(results[operationName!]!.shift()!);
            observer.complete();
          }),
      ),
    });
    const { result } = renderHook(
      () => ({
        menu: useQuery(SavedViewsDocument, { variables: { list: 'STUDENTS' } }),
        createView: useCreateView(),
      }),
      {
        wrapper: ({ children }: { children: ReactNode }) => (
          <ApolloProvider client={client}>{children}</ApolloProvider>
        ),
      },
    );
    await waitFor(() => expect(result.current.menu.data).toEqual({ savedViews: [] }));
    await act(async () => {
      await expect(
        result.current.createView({
          list: 'STUDENTS',
          name: 'Mina elever',
          address: '',
          columns: null,
          isDefault: false,
        }),
      ).resolves.toMatchObject({ id: 'view', name: 'Mina elever' });
    });
    expect(result.current.menu.error).toBeDefined();
  });
});
