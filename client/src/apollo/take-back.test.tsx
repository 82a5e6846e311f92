import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { ToastRegion } from '../ui/feedback/toast';
import { notify } from '../ui/feedback/toast-store';
import { failureFrom, RestFailure } from './failure';
import { takeBack } from './take-back';

describe('an undo that failed', () => {
  afterEach(() => {
    act(() => notify.clear());
    jest.restoreAllMocks();
  });

  it('can be retried from the error message, which then disappears', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    render(<ToastRegion />);
    const undo = jest.fn(async () => {});
    undo.mockRejectedValueOnce(new Error('away'));
    const onEnd = jest.fn();
    await act(async () => expect(await takeBack('Kunde inte ångra avslutet', undo, onEnd)).toBe(false));
    expect(screen.getByRole('alert').textContent).toContain('Kunde inte ångra avslutet');
    expect(onEnd).toHaveBeenCalledTimes(1);

    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(undo).toHaveBeenCalledTimes(2);
    expect(onEnd).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([[403], [404], [409]])('offers no retry when it can never succeed: %i', async (status) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    render(<ToastRegion />);
    const refused = async () => Promise.reject(new RestFailure(failureFrom(status, {})));
    await act(async () => expect(await takeBack('Kunde inte ångra avslutet', refused)).toBe(false));
    expect(screen.getByRole('alert').textContent).toContain('Kunde inte ångra avslutet');
    expect(screen.queryByRole('button', { name: 'Försök igen' })).toBeNull();
  });
});
