import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TimeField, type TimeFieldProps } from './time-field';

const onChange = jest.fn<(value: string | null, valid: boolean) => void>();

function Form(limits: Partial<TimeFieldProps>) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <TimeField
      {...limits}
      label="Starttid"
      value={value}
      onChange={(next, valid) => {
        onChange(next, valid);
        setValue(next);
      }}
    />
  );
}

const field = () => screen.getByRole('textbox', { name: 'Starttid' });

async function type(text: string): Promise<void> {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
  await userEvent.tab();
}

beforeEach(() => onChange.mockClear());

describe('a time of day', () => {
  it.each([
    ['09:05', '09:05'],
    ['9:05', '09:05'],
    ['9.05', '09:05'],
    ['0905', '09:05'],
    ['2359', '23:59'],
  ])('parses %p as %p', async (typed, value) => {
    render(<Form />);
    await type(typed);
    expect(onChange).toHaveBeenLastCalledWith(value, true);
    expect(field()).toHaveValue(value);
    expect(field()).not.toHaveAttribute('aria-invalid');
  });

  it.each(['24:00', '12:60', '9', 'nio', '09:05:00'])('treats %p as no value', async (typed) => {
    render(<Form />);
    await type(typed);
    expect(onChange).toHaveBeenLastCalledWith(null, false);
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(field()).toHaveAccessibleDescription(/Skriv en tid som finns/);
  });

  it.each([
    ['07:59', /08:00 eller senare/],
    ['16:31', /16:30 eller tidigare/],
  ])('rejects %p beyond its limits (specification §9)', async (typed, reason) => {
    render(<Form min="08:00" max="16:30" />);
    await type(typed);
    expect(onChange).toHaveBeenLastCalledWith(null, false);
    expect(field()).toHaveAccessibleDescription(reason);
    await type('16:30');
    expect(onChange).toHaveBeenLastCalledWith('16:30', true);
    expect(field()).not.toHaveAttribute('aria-invalid');
  });
});
