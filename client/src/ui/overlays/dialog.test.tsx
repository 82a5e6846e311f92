import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button';
import { confirm } from './confirm-store';
import { ConfirmHost } from './confirm-host';
import { Dialog } from './dialog';
import { TextField } from '../fields/text-field';
import { UiProvider } from '../ui-provider';

const noop = () => undefined;

/** A list of what can be added to, in the shape of the dialogs that have one. */
function Places() {
  const [adding, setAdding] = useState(false);
  const [waiting, setWaiting] = useState(true);
  const [rows, setRows] = useState(['Nacka', 'Solna']);
  const [fault, setFault] = useState<string>();
  return (
    <Dialog opened onClose={noop} title="Kommuner">
      <Button data-autofocus disabled={!waiting} onClick={() => setWaiting(false)}>
        Rapportera alla
      </Button>
      {adding ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const name = new FormData(event.currentTarget).get('name');
            if (name) setAdding(false);
            else setFault('Ange ett namn.');
          }}
        >
          <TextField label="Namn" name="name" error={fault} />
          <Button type="submit">Spara</Button>
        </form>
      ) : (
        <Button onClick={() => setAdding(true)}>Lägg till kommun</Button>
      )}
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <Button
              onClick={() =>
                void confirm({ question: `Ta bort ${row}?`, confirmLabel: 'Ja, ta bort' }).then(
                  (sure) => sure && setRows((all) => all.filter((one) => one !== row)),
                )
              }
            >
              Ta bort {row}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

beforeEach(async () => {
  render(
    <UiProvider>
      <Places />
      <ConfirmHost />
    </UiProvider>,
  );
  await screen.findByRole('dialog', { name: 'Kommuner' });
  await waitFor(() => expect(button('Rapportera alla')).toHaveFocus());
});

describe('a dialog keeps the focus', () => {
  it('next to the button that its own click disabled', async () => {
    await userEvent.click(button('Rapportera alla'));
    expect(button('Rapportera alla')).toBeDisabled();
    await waitFor(() => expect(button('Lägg till kommun')).toHaveFocus());
  });

  it('in the form that replaces a button, and back on the button afterwards', async () => {
    await userEvent.click(button('Lägg till kommun'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Namn' })).toHaveFocus());
    await userEvent.keyboard('Ekerö{Enter}');
    await waitFor(() => expect(button('Lägg till kommun')).toHaveFocus());
  });

  it('on the first invalid field after a rejected submit', async () => {
    await userEvent.click(button('Lägg till kommun'));
    await userEvent.click(button('Spara'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Namn' })).toHaveFocus());
    expect(screen.getByRole('textbox', { name: 'Namn' })).toBeInvalid();
  });

  it('on the next row when a confirmed question removed the row', async () => {
    await userEvent.click(button('Ta bort Nacka'));
    await userEvent.click(await screen.findByRole('button', { name: 'Ja, ta bort' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ta bort Nacka' })).toBeNull());
    await waitFor(() => expect(button('Ta bort Solna')).toHaveFocus());
  });
});

test('opening a form focuses its first editable field', async () => {
  render(
    <UiProvider>
      <Dialog opened onClose={noop} title="Ny plats">
        <form>
          <TextField label="Nummer" readOnly defaultValue="7" />
          <TextField label="Gata" />
        </form>
      </Dialog>
    </UiProvider>,
  );
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Gata' })).toHaveFocus());
});

test('opening a dialog with a secondary form focuses the dialog, however much of it has loaded', async () => {
  render(
    <UiProvider>
      <Dialog opened onClose={noop} title="Kort">
        <a href="/student">Öppna eleven</a>
        <form data-beside>
          <TextField label="Kommentar" />
        </form>
      </Dialog>
    </UiProvider>,
  );
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Kort' })).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Kommentar' })).not.toHaveFocus();
});
