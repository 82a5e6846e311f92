import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { UiProvider } from '../../ui/ui-provider';
import { MunicipalityDialog } from './municipality-dialog';

const noop = () => undefined;
/** Nothing is sent here. */
const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });

function show(authorityName: string): void {
  const dates = { retiredAt: null, changes: [], studentCount: 0, version: 1 };
  const element = (
    <ApolloProvider client={client}>
      <UiProvider>
        <MunicipalityDialog
          municipality={{
            ...{ name: 'Nacka', kind: 'MUNICIPALITY', code: null, isSpecified: false, authorityName },
            ...dates,
          }}
          onClosed={noop}
        />
      </UiProvider>
    </ApolloProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

beforeEach(() => sessionStorage.clear());

const rename = () => userEvent.type(screen.getByRole('textbox', { name: 'Namn' }), ' Ö');
const authority = () => screen.getByRole('textbox', { name: 'Namn som huvudman' });

describe('the huvudman of a renamed municipality', () => {
  it('follows the new name if it was derived from the old one', async () => {
    show('Nacka kommun');
    await rename();
    expect(authority()).toHaveValue('Nacka Ö kommun');
  });

  it('stays if it was chosen, and says so', async () => {
    show('Nacka stad');
    await rename();
    expect(authority()).toHaveValue('Nacka stad');
    expect(authority()).toHaveAccessibleDescription('Följer inte med det nya namnet.');
  });
});
