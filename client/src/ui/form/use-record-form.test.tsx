import { jest } from '@jest/globals';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { forgetDrafts } from '../../lib/drafts/drafts';
import { DateField } from '../fields/date-field';
import { TextField } from '../fields/text-field';
import { ConfirmHost } from '../overlays/confirm-host';
import { UiProvider } from '../ui-provider';
import { FormDialog } from './form-dialog';
import { useRecordForm } from './use-record-form';

interface Thing {
  id: string;
  version: number;
  name: string;
  points: string;
  day: string | null;
}

const stored: Thing = { id: 't1', version: 1, name: 'Svenska', points: '100', day: null };
const save = jest.fn<(draft: object, record: Thing | null) => Promise<unknown>>();
const onSaved = jest.fn();
const read = jest.fn<() => Promise<Thing | null>>();

function ThingDialog({ record }: { record: Thing }) {
  const form = useRecordForm({
    name: 'thing',
    subject: record.id,
    record,
    draftOf: (one: Thing | null) => ({
      name: one?.name ?? '',
      points: one?.points ?? '',
      day: one?.day ?? null,
    }),
    faultsOf: ({ name }) => (name.trim() ? {} : { name: 'Fyll i ett namn.' }),
    save,
    onSaved,
    conflict: { read, compared: [{ label: 'Poäng', text: ({ points }) => points }] },
  });
  return (
    <FormDialog form={form} title="Sak" failed="Kunde inte spara saken">
      <TextField label="Namn" {...form.text('name')} />
      <TextField label="Poäng" {...form.text('points')} />
      <DateField
        label="Dag"
        {...form.field('day')}
        value={form.draft.day}
        onChange={(day) => form.set({ day })}
      />
    </FormDialog>
  );
}

/** The record as the surrounding page updates it. */
function LiveDialog({ record: first }: { record: Thing }) {
  const [record, setRecord] = useState(first);
  return (
    <>
      <ThingDialog record={record} />
      <button onClick={() => setRecord({ ...stored, version: 2, points: '150' })}>Nyheter</button>
    </>
  );
}

function show(record = stored) {
  const element = (
    <UiProvider>
      <LiveDialog record={record} />
      <ConfirmHost />
    </UiProvider>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

function refusal(extensions: Record<string, unknown>, message = 'Nej.'): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions }] });
}

const name = () => screen.getByRole('textbox', { name: 'Namn' });
const points = () => screen.getByRole('textbox', { name: 'Poäng' });
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};

describe('a form', () => {
  beforeEach(() => {
    forgetDrafts();
    jest.resetAllMocks();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('shows errors under the fields and in a summary, and sends nothing', async () => {
    show();
    await type(name(), '');
    await press('Spara');
    expect(screen.getByRole('alert')).toHaveTextContent('Något behöver rättas innan det går att spara');
    expect(screen.getByRole('alert')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Fyll i ett namn.' }));
    expect(name()).toHaveFocus();
    expect(name()).toHaveAccessibleDescription('Fyll i ett namn.');
    expect(save).not.toHaveBeenCalled();
    await type(name(), 'Engelska');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not sent while a day is half typed, as if it were empty', async () => {
    save.mockResolvedValue('saved');
    show();
    const day = screen.getByRole('textbox', { name: 'Dag' });
    await type(day, '2027-13');
    await press('Spara');
    expect(save).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('Skriv ett datum som finns');
    expect(screen.getByRole('link', { name: /Skriv ett datum/ })).toHaveAttribute('href', `#${day.id}`);
    await type(screen.getByLabelText('Poäng'), '150');
    expect(screen.getByRole('link', { name: /Skriv ett datum/ })).toBeInTheDocument();
    await type(screen.getByLabelText('Poäng'), '100');
    await type(day, '2027-12-01');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Spara');
    expect(save).toHaveBeenCalledWith({ name: 'Svenska', points: '100', day: '2027-12-01' }, stored);
  });

  it('closes when saved', async () => {
    save.mockResolvedValue('saved');
    show();
    await type(name(), 'Engelska');
    await press('Spara');
    await waitFor(() =>
      expect(onSaved).toHaveBeenCalledWith('saved', { name: 'Engelska', points: '100', day: null }, stored),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps the server’s error on a field until the field changes', async () => {
    save.mockRejectedValue(
      refusal({
        code: 'BAD_USER_INPUT',
        fields: [{ path: 'thing.points', reason: 'RANGE', message: 'Högst 50.' }],
      }),
    );
    show();
    await press('Spara');
    expect(await screen.findByRole('alert')).toHaveTextContent('Kunde inte spara saken');
    await type(name(), 'Engelska');
    expect(points()).toHaveAccessibleDescription('Högst 50.');
    await type(points(), '40');
    expect(points()).not.toHaveAccessibleDescription('Högst 50.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows what someone else saved first, and overwrites it only once it has been seen', async () => {
    save.mockRejectedValueOnce(refusal({ code: 'CONFLICT', reason: 'VERSION' }));
    read.mockResolvedValue({ ...stored, version: 2, points: '150' });
    show();
    await type(points(), '200');
    await press('Spara');
    const row = await screen.findByRole('row', { name: /Poäng/ });
    expect(row).toHaveTextContent('150');
    expect(row).toHaveTextContent('200');
    save.mockResolvedValueOnce('saved');
    await press('Spara');
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(save.mock.lastCall?.[1]).toMatchObject({ version: 2 });
  });

  it('can be filled with what someone else saved', async () => {
    save.mockRejectedValueOnce(refusal({ code: 'CONFLICT', reason: 'VERSION' }));
    read.mockResolvedValue({ ...stored, version: 2, points: '150' });
    show();
    await type(points(), '200');
    await press('Spara');
    await userEvent.click(await screen.findByRole('button', { name: 'Använd de sparade uppgifterna' }));
    expect(points()).toHaveValue('150');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('asks before discarding what was typed, and then forgets it', async () => {
    show();
    await type(name(), 'Engelska');
    await press('Avbryt');
    await userEvent.click(await screen.findByRole('button', { name: 'Släng texten' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sak' })).toBeNull());
    expect(sessionStorage).toHaveLength(0);
  });

  it('recognises an untouched form', async () => {
    show();
    await press('Avbryt');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sessionStorage).toHaveLength(0);
  });

  it('is restored after a reload', async () => {
    const page = show();
    await type(name(), 'Engelska');
    page.unmount();
    show();
    expect(name()).toHaveValue('Engelska');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is restored next to what someone else saved meanwhile', async () => {
    const page = show();
    await type(points(), '200');
    page.unmount();
    show({ ...stored, version: 2, points: '150' });
    expect(points()).toHaveValue('200');
    expect(screen.getByRole('row', { name: /Poäng/ })).toHaveTextContent('150');
  });

  it('follows the record while nothing is typed', async () => {
    show();
    fireEvent.click(screen.getByText('Nyheter'));
    expect(points()).toHaveValue('150');
    save.mockResolvedValueOnce('saved');
    await press('Spara');
    expect(save.mock.lastCall?.[1]).toMatchObject({ version: 2 });
  });

  it('shows what someone else saves while typing, before it is sent', async () => {
    show();
    await type(points(), '200');
    fireEvent.click(screen.getByText('Nyheter'));
    expect(points()).toHaveValue('200');
    expect(screen.getByRole('row', { name: /Poäng/ })).toHaveTextContent('150');
  });
});
