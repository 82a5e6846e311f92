import { jest } from '@jest/globals';
import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FillGradesDocument } from '../grades.generated';
import { ConfirmHost } from '../../../ui/overlays/confirm-host';
import { UiProvider } from '../../../ui/ui-provider';
import { FillDialog } from './fill-dialog';

const sent = jest.fn<(ids: readonly string[]) => void>();

/** Accepts any selection, and fails so that the dialog stays to be looked at. */
const mock = {
  request: {
    query: FillGradesDocument,
    variables: ({ input }: { input: { entryIds: string[] } }) => {
      sent(input.entryIds);
      return true;
    },
  },
  error: new Error('not needed'),
} as unknown as MockLink.MockedResponse;

const required = (name: string) => ({ id: name, name, status: 'ACTIVE' as const, isRequired: true });
const dropout = (name: string) => ({ id: name, name, status: 'DROPPED_OUT' as const, isRequired: false });
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const user = userEvent.setup({ delay: null });

beforeEach(async () => {
  jest.clearAllMocks();
  sessionStorage.clear();
  const page = (
    <>
      <FillDialog
        instanceId="course"
        rows={[required('Anna Ek'), dropout('Bo Al'), required('Cesar Lind'), dropout('Dana Ros')]}
        onFilled={jest.fn()}
        onClosed={jest.fn()}
      />
      <ConfirmHost />
    </>
  );
  render(
    <MockedProvider mocks={[mock]}>
      <UiProvider>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />
      </UiProvider>
    </MockedProvider>,
  );
  await user.type(await screen.findByRole('textbox', { name: /^Motivering/ }), 'Underlag saknas');
});

describe('setting – for several students at once', () => {
  it('skips students who dropped out, and counts as the page does', async () => {
    await user.click(box('Alla 2 elever'));
    expect(box('Bo Al, avbrott')).not.toBeChecked();
    expect(
      within(screen.getByRole('group', { name: 'Elever utan betyg' })).getAllByRole('checkbox'),
    ).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Sätt – på 2 elever' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(['Anna Ek', 'Cesar Lind']));
    expect(screen.queryByText(/har avbrott på kursen/)).not.toBeInTheDocument();
  });

  it('asks once, by name, about all selected students who dropped out', async () => {
    await user.click(box('Alla 2 elever'));
    await user.click(box('Bo Al, avbrott'));
    await user.click(box('Dana Ros, avbrott'));
    await user.click(screen.getByRole('button', { name: 'Sätt – på 4 elever' }));
    await screen.findByText('Bo Al och Dana Ros har avbrott på kursen. Vill du ändå sätta streck?');
    expect(sent).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Sätt streck' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(sent.mock.calls[0]![0]).toHaveLength(4);
  });

  it('sends nothing when the question is answered no', async () => {
    await user.click(box('Bo Al, avbrott'));
    await user.click(screen.getByRole('button', { name: 'Sätt – på 1 elev' }));
    await user.click(await screen.findByRole('button', { name: 'Sätt inget betyg' }));
    await waitFor(() => expect(screen.queryByText(/har avbrott på kursen/)).not.toBeInTheDocument());
    expect(sent).not.toHaveBeenCalled();
  });
});
