import { MockedProvider } from '@apollo/client/testing/react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { UiProvider } from '../../ui/ui-provider';
import { NotificationPanel } from './notification-panel';

function show(loaded: boolean) {
  render(
    <MockedProvider>
      <MemoryRouter>
        <UiProvider>
          <NotificationPanel
            items={[]}
            loaded={loaded}
            error={undefined}
            reload={() => undefined}
            close={() => undefined}
          />
        </UiProvider>
      </MemoryRouter>
    </MockedProvider>,
  );
}

describe('the panel of the bell (specification §2)', () => {
  it('says when there are no notifications, and not before it knows', () => {
    show(false);
    expect(screen.queryByText('Inga nya notiser')).toBeNull();
    show(true);
    expect(screen.getByText('Inga nya notiser')).toBeTruthy();
  });
});
