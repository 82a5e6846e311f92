import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { TextField } from '../fields/text-field';
import { UiProvider } from '../ui-provider';
import { FormDialog } from './form-dialog';
import { useRecordForm } from './use-record-form';

function Place({ children }: { children: ReactNode }) {
  const form = useRecordForm({
    name: 'place',
    record: null,
    draftOf: () => ({}),
    faultsOf: () => ({}),
    save: () => Promise.resolve(null),
    onSaved: () => undefined,
  });
  return (
    <FormDialog form={form} title="Ny sal">
      {children}
    </FormDialog>
  );
}

const open = async (fields: ReactNode) => {
  render(
    <UiProvider>
      <Place>{fields}</Place>
    </UiProvider>,
  );
  await screen.findByRole('dialog', { name: 'Ny sal' });
};

const field = (name: string) => screen.getByRole('textbox', { name });

describe('a form in a dialog starts', () => {
  it('at its first editable field, not at the close button', async () => {
    await open(
      <>
        <TextField label="Skola" value="Demoskolan" readOnly />
        <TextField label="Namn" />
        <TextField label="Platser" />
      </>,
    );
    await waitFor(() => expect(field('Namn')).toHaveFocus());
  });

  it('at the requested field, if there is one', async () => {
    await open(
      <>
        <TextField label="Namn" />
        <TextField label="Platser" data-autofocus="" />
      </>,
    );
    await waitFor(() => expect(field('Platser')).toHaveFocus());
  });
});
