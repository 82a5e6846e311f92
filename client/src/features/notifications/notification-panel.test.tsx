import { MockedProvider } from '@apollo/client/testing/react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { UiProvider } from '../../ui/ui-provider';
import { NotificationPanel } from './notification-panel';
import type { NotificationItemFragment } from './notifications.generated';

function show(loaded: boolean, items: readonly NotificationItemFragment[] = []) {
  render(
    <MockedProvider>
      <MemoryRouter>
        <UiProvider>
          <NotificationPanel
            items={items}
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
  it('says when there are no notifications, but not before it knows', () => {
    show(false);
    expect(screen.queryByText('Inga nya notiser')).toBeNull();
    show(true);
    expect(screen.getByText('Inga nya notiser')).toBeTruthy();
  });

  it('groups them by kind as the page does, with the newest of each kind', () => {
    const notice = (kind: NotificationItemFragment['kind'], place: number): NotificationItemFragment => ({
      ...{ id: `${kind}${place}`, kind, message: `${kind} ${place}`, meta: null, subject: null },
      createdAt: `2026-11-2${9 - place}T08:00:00.000Z`,
    });
    const many = [0, 1, 2, 3, 4, 5, 6].map((place) => notice('EXAM_REGISTERED', place));
    show(true, [...many, notice('COMMENT', 7)]);
    const group = screen.getByRole('region', { name: '7 nya anmälningar till prövning' });
    expect(within(group).getAllByRole('listitem')).toHaveLength(5);
    fireEvent.click(within(group).getByRole('button', { name: /^Visa alla 7/ }));
    expect(within(group).getAllByRole('listitem')).toHaveLength(7);
    expect(
      within(group).getByRole('button', {
        name: 'Markera som hanterade: 7 nya anmälningar till prövning',
      }),
    ).toBeTruthy();
    // A kind with one notification is that notification alone.
    expect(screen.getAllByRole('region')).toHaveLength(1);
    expect(screen.getByText('COMMENT 7')).toBeTruthy();
  });
});
