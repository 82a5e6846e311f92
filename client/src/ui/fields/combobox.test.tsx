import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../ui-provider';
import { Combobox, MultiCombobox } from './combobox';

const options = [
  { value: 'sv', label: 'Svenska 1' },
  { value: 'ma', label: 'Matematik 1b' },
];
const onChange = jest.fn<(value: string | null) => void>();

function One({ initial = null }: { initial?: string | null }) {
  const [value, setValue] = useState<string | null>(initial);
  return (
    <UiProvider>
      <Combobox
        label="Kurs"
        options={options}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
      <button type="button">Nästa</button>
    </UiProvider>
  );
}

function Several() {
  const [value, setValue] = useState<string[]>([]);
  return (
    <UiProvider>
      <MultiCombobox label="Kurs" options={options} value={value} onChange={setValue} />
    </UiProvider>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Kurs' });
const leave = () => userEvent.tab();

beforeEach(() => onChange.mockClear());

describe('a combobox that loses focus', () => {
  it('keeps text that matches nothing and says so', async () => {
    render(<One />);
    await userEvent.type(field(), 'Svenska för nybörjare');
    await leave();
    expect(field()).toHaveValue('Svenska för nybörjare');
    expect(field()).toHaveAccessibleDescription(/”Svenska för nybörjare” är inte valt/);
    expect(field()).toHaveAttribute('aria-invalid', 'true');
  });

  it('blocks form submission with such text even before the field is left', async () => {
    render(<One />);
    await userEvent.type(field(), 'Sven');
    expect(field().validity.customError).toBe(true);
  });

  it('drops the value that the text replaced', async () => {
    render(<One initial="sv" />);
    await userEvent.clear(field());
    await userEvent.type(field(), 'Mate');
    await leave();
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(field()).toHaveValue('Mate');
  });

  it('selects an option that is typed in full', async () => {
    render(<One />);
    await userEvent.type(field(), ' matematik  1B ');
    await leave();
    expect(onChange).toHaveBeenLastCalledWith('ma');
    expect(field()).toHaveValue('Matematik 1b');
    expect(field()).not.toHaveAttribute('aria-invalid');
    expect(field().validity.customError).toBe(false);
  });

  it('has no error once an option is selected or the text deleted', async () => {
    render(<One initial="sv" />);
    await userEvent.clear(field());
    await userEvent.type(field(), 'Mate');
    await leave();
    await userEvent.clear(field());
    await leave();
    expect(field()).not.toHaveAttribute('aria-invalid');
    expect(field().validity.customError).toBe(false);
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it('keeps a value that nobody typed over', async () => {
    render(<One initial="sv" />);
    await userEvent.click(field());
    await leave();
    expect(field()).toHaveValue('Svenska 1');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('does the same in a multi-select', async () => {
    render(<Several />);
    await userEvent.type(field(), 'Biologi');
    await leave();
    expect(field()).toHaveValue('Biologi');
    expect(field()).toHaveAccessibleDescription(/”Biologi” är inte valt/);
    expect(field().validity.customError).toBe(true);
  });
});

describe('Enter in a combobox', () => {
  it('selects the only option containing the text and closes the list', async () => {
    render(<One />);
    await userEvent.type(field(), 'svenska{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('sv');
    expect(field()).toHaveValue('Svenska 1');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field().validity.customError).toBe(false);
  });

  it('selects nothing when several options contain the text', async () => {
    render(<One />);
    await userEvent.type(field(), '1{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(field()).toHaveValue('1');
  });

  it('selects nothing in an emptied field', async () => {
    render(<One initial="sv" />);
    await userEvent.clear(field());
    await userEvent.keyboard('{Enter}');
    expect(onChange).not.toHaveBeenCalledWith('ma');
  });

  it('selects the only option in a multi-select', async () => {
    render(<Several />);
    await userEvent.type(field(), 'mate{Enter}');
    expect(screen.getByText('Matematik 1b')).toBeVisible();
    expect(field()).toHaveValue('');
  });
});
