import { act, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { ToastRegion } from '../ui/feedback/toast';
import { notify } from '../ui/feedback/toast-store';
import { failureFrom, RestFailure } from './failure';
import { useCloseUnread } from './use-close-unread';

describe('a dialog whose record loads when it opens', () => {
  const onClosed = jest.fn();
  function Box({ record, ...reading }: { record?: object; loading: boolean; error?: Error }) {
    useCloseUnread(record, reading, onClosed);
    return null;
  }
  afterEach(() => {
    act(() => notify.clear());
    onClosed.mockClear();
  });

  it.each([
    ['the record is gone', undefined, 'Det du söker finns inte.'],
    ['the reading failed', new RestFailure(failureFrom(503, {})), 'Tjänsten är inte tillgänglig just nu.'],
  ])('closes and says why when %s', (_, error, reason) => {
    render(<ToastRegion />);
    const { rerender } = render(<Box loading />);
    expect(onClosed).not.toHaveBeenCalled();
    rerender(<Box loading={false} error={error} />);
    expect(onClosed).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert').textContent).toContain('Rutan kunde inte visas.');
    expect(screen.getByRole('alert').textContent).toContain(reason);
  });

  it('stays open when the record has loaded', () => {
    render(<Box loading={false} record={{}} />);
    expect(onClosed).not.toHaveBeenCalled();
  });
});
