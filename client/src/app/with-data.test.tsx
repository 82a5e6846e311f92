import { useApolloClient } from '@apollo/client/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { provideData } from '../apollo/data';
import { clearSession, setSession } from '../lib/session/session-store';
import { WithData } from './with-data';

const teacher = { name: 'Karin Ek', role: 'TEACHER' as const, userId: 'u1', email: 'karin@demo.se' };

function Data() {
  return <p>{useApolloClient() ? 'Data' : ''}</p>;
}

afterEach(cleanup);

describe('the data provider', () => {
  it('does not hold up signed-out visitors, and is there for everyone who is signed in', async () => {
    clearSession();
    const { rerender } = render(<WithData>Logga in</WithData>);
    expect(screen.getByText('Logga in')).toBeTruthy();
    // Another tab may have signed in: nothing here has fetched anything yet.
    act(() => setSession(teacher, null));
    expect(screen.queryByText('Logga in')).toBeNull();
    rerender(
      <WithData>
        <Data />
      </WithData>,
    );
    expect(await screen.findByText('Data')).toBeTruthy();
  });

  it('leaves the page in place when it arrives before sign-in', async () => {
    await provideData();
    clearSession();
    render(
      <WithData>
        <Data />
      </WithData>,
    );
    expect(screen.getByText('Data')).toBeTruthy();
    // Drawn without waiting for what happens after it: nothing may be empty in between.
    flushSync(() => setSession(teacher, null));
    expect(screen.getByText('Data')).toBeTruthy();
  });
});
