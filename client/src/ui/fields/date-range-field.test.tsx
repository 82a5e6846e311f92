import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { DateLimits } from './date-rules';
import { DateRangeField, type DateRange } from './date-range-field';
import { UiProvider } from '../ui-provider';

const onChange = jest.fn<(value: DateRange, valid: boolean) => void>();
const open: DateRange = { start: null, end: null };

function Form({ initial = open, ...limits }: { initial?: DateRange } & DateLimits) {
  const [value, setValue] = useState(initial);
  return (
    <UiProvider>
      <DateRangeField
        {...limits}
        label="Period"
        value={value}
        onChange={(next, valid) => {
          onChange(next, valid);
          setValue(next);
        }}
      />
      <button type="button" onClick={() => setValue(open)}>
        Töm
      </button>
    </UiProvider>
  );
}

const side = (name: string) =>
  within(screen.getByRole('group', { name: 'Period' })).getByRole('textbox', { name });

beforeEach(() => onChange.mockClear());

describe('a date range (specification §9)', () => {
  it('swaps an end before the start on blur, not while typing', async () => {
    render(<Form />);
    await userEvent.type(side('Från'), '2026-11-18');
    await userEvent.type(side('Till'), '2026-11-10');
    expect(side('Till')).toHaveValue('2026-11-10');
    // The form receives the dates in order at once.
    expect(onChange).toHaveBeenLastCalledWith({ start: '2026-11-10', end: '2026-11-18' }, true);
    await userEvent.tab();
    expect(side('Från')).toHaveValue('2026-11-10');
    expect(side('Till')).toHaveValue('2026-11-18');
  });

  it('leaves ordered days, and an open end, as they are', async () => {
    render(<Form />);
    await userEvent.type(side('Till'), '20261118');
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith({ start: null, end: '2026-11-18' }, true);
    await userEvent.type(side('Från'), '2026-11-10');
    await userEvent.tab();
    expect(side('Från')).toHaveValue('2026-11-10');
    expect(side('Till')).toHaveValue('2026-11-18');
  });

  it('holds both days to the limits and marks invalid ones until they are corrected', async () => {
    render(<Form min="2026-11-10" max="2026-11-30" weekdays={[1, 2, 3, 4, 5]} excluded={['2026-11-18']} />);
    await userEvent.type(side('Från'), '2026-11-09');
    await userEvent.tab();
    expect(side('Från')).toHaveAccessibleDescription(/2026-11-10 eller senare/);
    expect(onChange).toHaveBeenLastCalledWith(open, false);
    await userEvent.type(side('Till'), '2026-11-20');
    expect(onChange).toHaveBeenLastCalledWith({ start: null, end: '2026-11-20' }, false);
    await userEvent.clear(side('Från'));
    await userEvent.type(side('Från'), '2026-11-18');
    await userEvent.tab();
    expect(side('Från')).toHaveAccessibleDescription(/dagen går inte/);
    await userEvent.clear(side('Från'));
    await userEvent.type(side('Från'), '2026-11-12');
    expect(side('Från')).not.toHaveAttribute('aria-invalid');
    expect(onChange).toHaveBeenLastCalledWith({ start: '2026-11-12', end: '2026-11-20' }, true);
  });

  it('follows a form reset', async () => {
    render(<Form initial={{ start: '2026-11-10', end: '2026-11-18' }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Töm' }));
    expect(side('Från')).toHaveValue('');
    expect(side('Till')).toHaveValue('');
  });
});
