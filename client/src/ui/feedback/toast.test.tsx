import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { alerts } from '../../lib/fixed-texts';
import { announce } from './live-region';
import { ToastRegion } from './toast';
import { notify } from './toast-store';

beforeEach(() => {
  jest.useFakeTimers();
  render(<ToastRegion />);
});

afterEach(() => {
  act(() => notify.clear());
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('notify', () => {
  it('interrupts with an error, which stays until it is closed', () => {
    act(() => void notify.error(alerts.saveStudentFailed));
    expect(screen.getByRole('alert')).toHaveTextContent('Kunde inte spara ändringar');
    pass(60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Stäng meddelandet' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('removes an error once the failed action has succeeded, and no other', () => {
    act(() => {
      notify.error(alerts.addCommentFailed);
      notify.error(alerts.saveStudentFailed);
      notify.settle(alerts.addCommentFailed);
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Kunde inte spara ändringar');
  });

  it('marks the English texts of the specification as English', () => {
    act(() => void notify.error(alerts.uploadFailed));
    expect(screen.getByText('Failed to upload file.')).toHaveAttribute('lang', 'en');
  });

  it('announces a success politely for six seconds', () => {
    act(() => void notify.success('Beslut sparat'));
    expect(screen.getByRole('status')).toHaveTextContent('Beslut sparat');
    pass(5900);
    expect(screen.queryByRole('status')).not.toBeNull();
    pass(200);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('offers undo for eight seconds and runs it once', () => {
    const undo = jest.fn();
    act(() => void notify.success('Anna flyttad till Är i fas', { action: { label: 'Ångra', run: undo } }));
    pass(7900);
    fireEvent.click(screen.getByRole('button', { name: 'Ångra' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each([
    ['the pointer', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['focus', fireEvent.focus, fireEvent.blur],
  ])('stays while %s is on it', (_, enter, leave) => {
    act(() => void notify.success('Klart'));
    enter(screen.getByRole('status'));
    pass(60_000);
    expect(screen.queryByRole('status')).not.toBeNull();
    leave(screen.getByRole('status'));
    pass(6100);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('does not stack the same error', () => {
    act(() => {
      notify.error(alerts.saveStudentFailed);
      notify.error(alerts.saveStudentFailed);
    });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('keeps a separate undo for two identical messages', () => {
    const action = { label: 'Ångra', run: () => undefined };
    act(() => {
      notify.success('Beslut sparat', { details: 'Anna', action });
      notify.success('Beslut sparat', { details: 'Bo', action });
    });
    expect(screen.getAllByRole('button', { name: 'Ångra' })).toHaveLength(2);
  });
});

describe('announce', () => {
  it('speaks in an invisible region, which is cleared after three seconds', () => {
    act(() => announce('3 träffar'));
    expect(screen.getByText('3 träffar')).toHaveClass('sr-only');
    pass(3100);
    expect(screen.queryByText('3 träffar')).toBeNull();
  });
});
