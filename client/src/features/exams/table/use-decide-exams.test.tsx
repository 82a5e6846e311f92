import { jest } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastRegion } from '../../../ui/feedback/toast';
import { notify } from '../../../ui/feedback/toast-store';
import { useDecideExams } from './use-decide-exams';

describe('an undo of a decision', () => {
  afterEach(() => {
    act(() => notify.clear());
    jest.restoreAllMocks();
  });

  it('can be retried from its error message', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    let calls = 0;
    const link = new ApolloLink(
      () =>
        new Observable((observer) => {
          calls += 1;
          if (calls === 1) return observer.error(new Error('no line'));
          observer.next({ data: { undoExamDecisions: [] } });
          observer.complete();
        }),
    );
    const client = new ApolloClient({ link, cache: new InMemoryCache() });
    const { result } = renderHook(() => useDecideExams(() => {}), {
      wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
    });
    render(<ToastRegion />);
    act(() => result.current.tellDecided([{ id: 'a', version: 2 }], 'Anna Ek'));

    await userEvent.click(screen.getByRole('button', { name: /^Ångra/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('Beslutet är inte ångrat');
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(await screen.findByText('Beslutet är ångrat')).toBeVisible();
    expect(calls).toBe(2);
  });
});
