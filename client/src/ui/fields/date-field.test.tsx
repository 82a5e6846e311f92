import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField, type DateFieldProps } from './date-field';
import { orderedRange } from './date-rules';
import { UiProvider } from '../ui-provider';

const onChange = jest.fn<(value: string | null, valid: boolean) => void>();

function Form({ start = null, ...limits }: { start?: string | null } & Partial<DateFieldProps>) {
  const [value, setValue] = useState<string | null>(start);
  return (
    <UiProvider>
      <DateField
        {...limits}
        label="Startdatum"
        value={value}
        onChange={(next, valid) => {
          onChange(next, valid);
          setValue(next);
        }}
      />
      <button type="button" onClick={() => setValue(start)}>
        Återställ
      </button>
    </UiProvider>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Startdatum' });

async function type(text: string): Promise<void> {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
  await userEvent.tab();
}

beforeEach(() => onChange.mockClear());

describe('typing a date', () => {
  it.each([
    ['2026-12-01', '2026-12-01'],
    ['20261201', '2026-12-01'],
    [' 2028-02-29 ', '2028-02-29'],
  ])('parses %p as %p', async (typed, value) => {
    render(<Form />);
    await type(typed);
    expect(onChange).toHaveBeenLastCalledWith(value, true);
    expect(field()).toHaveValue(value);
    expect(field()).not.toHaveAttribute('aria-invalid');
  });

  it.each(['2026-13-40', '2026-02-30', '2027-02-29', '26-01-01', 'imorgon', '2026-1-1', '2026-12-01 x'])(
    'treats %p as no value, not as another day or the old one',
    async (typed) => {
      render(<Form start="2026-11-20" />);
      await type(typed);
      expect(onChange).toHaveBeenLastCalledWith(null, false);
      expect(field()).toHaveAttribute('aria-invalid', 'true');
      expect(field()).toHaveValue(typed);
      expect(field()).toHaveAccessibleDescription(/Skriv ett datum som finns/);
    },
  );

  it.each([
    ['2026-11-09', /2026-11-10 eller senare/],
    ['2027-06-02', /2027-06-01 eller tidigare/],
    ['2026-11-21', /veckodagen går inte/],
    ['2026-12-24', /dagen går inte/],
  ])('rejects %p beyond the limits, as the calendar does', async (typed, reason) => {
    render(<Form min="2026-11-10" max="2027-06-01" weekdays={[1, 2, 3, 4, 5]} excluded={['2026-12-24']} />);
    await type(typed);
    expect(onChange).toHaveBeenLastCalledWith(null, false);
    expect(field()).toHaveAccessibleDescription(reason);
  });

  it('reports an error on blur, not while typing, and clears it once corrected', async () => {
    render(<Form />);
    await userEvent.type(field(), '2026-1');
    expect(field()).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(field(), '2-01');
    expect(field()).not.toHaveAttribute('aria-invalid');
    expect(onChange).toHaveBeenLastCalledWith('2026-12-01', true);
  });

  it('can be cleared without an error', async () => {
    render(<Form start="2026-11-20" />);
    await userEvent.clear(field());
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith(null, true);
    expect(field()).not.toHaveAttribute('aria-invalid');
  });

  it('accepts a pasted date', async () => {
    render(<Form />);
    await userEvent.click(field());
    await userEvent.paste('2026-12-01');
    expect(onChange).toHaveBeenLastCalledWith('2026-12-01', true);
  });

  it('keeps text being corrected when only a day is accepted', async () => {
    const Filter = () => {
      const [day, setDay] = useState<string | null>('2026-11-20');
      return (
        <UiProvider>
          <DateField label="Startdatum" value={day} onChange={(next, valid) => valid && setDay(next)} />
        </UiProvider>
      );
    };
    render(<Filter />);
    await userEvent.type(field(), '{Backspace}{Backspace}');
    expect(field()).toHaveValue('2026-11-');
    await userEvent.type(field(), '27');
    expect(field()).toHaveValue('2026-11-27');
  });

  it('follows a form reset', async () => {
    render(<Form start="2026-11-20" />);
    await type('2026-12-01');
    await userEvent.click(screen.getByRole('button', { name: 'Återställ' }));
    expect(field()).toHaveValue('2026-11-20');
  });

  it('reports an error only after the click that left the field', async () => {
    render(<Form />);
    const user = userEvent.setup();
    await user.type(field(), '2026-13-40');
    const button = screen.getByRole('button', { name: 'Återställ' });
    await user.pointer({ target: button, keys: '[MouseLeft>]' });
    expect(field()).not.toHaveFocus();
    expect(field()).not.toHaveAttribute('aria-invalid');
    await user.pointer({ target: button, keys: '[/MouseLeft]' });
    await waitFor(() => expect(field()).toHaveAttribute('aria-invalid', 'true'));
  });

  it('accepts the text again when other limits allow it', async () => {
    const { rerender } = render(<Form min="2026-12-10" />);
    await type('2026-12-01');
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    rerender(<Form min="2026-11-01" />);
    expect(onChange).toHaveBeenLastCalledWith('2026-12-01', true);
    expect(field()).not.toHaveAttribute('aria-invalid');
  });
});

describe('a range', () => {
  it('swaps an end before its start', () => {
    expect(orderedRange('2026-11-18', '2026-11-10')).toEqual(['2026-11-10', '2026-11-18']);
    expect(orderedRange('2026-11-10', '2026-11-18')).toEqual(['2026-11-10', '2026-11-18']);
    expect(orderedRange(null, '2026-11-10')).toEqual([null, '2026-11-10']);
  });
});
