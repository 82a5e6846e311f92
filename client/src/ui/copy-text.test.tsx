import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyText } from './copy-text';
import { LiveRegion } from './feedback/live-region';

afterEach(() => jest.useRealTimers());

describe('a value copied with a click', () => {
  it('shows ‘Kopierat’ for 600 ms and announces it for longer', async () => {
    jest.useFakeTimers();
    const writeText = jest.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    render(
      <>
        <CopyText label="E-post" value="anna@exempel.se" />
        <LiveRegion />
      </>,
    );
    const button = screen.getByRole('button', { name: 'anna@exempel.se' });
    await act(async () => fireEvent.click(button));
    expect(writeText).toHaveBeenCalledWith('anna@exempel.se');
    expect(button).toHaveTextContent('Kopierat');
    act(() => jest.advanceTimersByTime(590));
    expect(button).toHaveTextContent('Kopierat');
    act(() => jest.advanceTimersByTime(20));
    expect(button).not.toHaveTextContent('Kopierat');
    expect(screen.getByText('Kopierat')).toHaveAttribute('aria-live', 'polite');
    act(() => jest.advanceTimersByTime(3000));
    expect(screen.queryByText('Kopierat')).toBeNull();
  });
});
