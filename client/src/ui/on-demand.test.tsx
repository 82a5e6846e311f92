import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { awaitContent } from '../lib/routing/content';
import { deferred, onDemand } from './on-demand';

interface BoxProps {
  isOpen: boolean;
  onClosed: () => void;
}

const Box = ({ isOpen }: BoxProps) => isOpen && <p>Rutan</p>;

describe('a dialog that is loaded on demand', () => {
  it('is loaded again on reopening after a failure', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest
      .fn<() => Promise<typeof Box>>()
      .mockRejectedValueOnce(new Error('The line is down.'))
      .mockResolvedValue(Box);
    const Fetched = onDemand(load);
    const onClosed = jest.fn();
    const { rerender } = render(<Fetched isOpen={false} onClosed={onClosed} />);
    expect(load).not.toHaveBeenCalled();
    rerender(<Fetched isOpen onClosed={onClosed} />);
    await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1));
    rerender(<Fetched isOpen={false} onClosed={onClosed} />);
    rerender(<Fetched isOpen onClosed={onClosed} />);
    expect(await screen.findByText('Rutan')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is not requested while offline, as a browser may never retry a failed load', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = jest.fn<() => Promise<typeof Box>>().mockResolvedValue(Box);
    const Fetched = onDemand(load);
    const onClosed = jest.fn();
    const { rerender } = render(<Fetched isOpen onClosed={onClosed} />);
    await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1));
    expect(load).not.toHaveBeenCalled();
    line.mockRestore();
    rerender(<Fetched isOpen={false} onClosed={onClosed} />);
    rerender(<Fetched isOpen onClosed={onClosed} />);
    expect(await screen.findByText('Rutan')).toBeVisible();
  });
});

describe('a part that loads after the content', () => {
  it('is not requested if the connection was lost meanwhile, and appears once it is back', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const stands = awaitContent();
    const load = jest.fn<() => Promise<() => string>>().mockResolvedValue(() => 'Delen');
    const Part = deferred(load, { late: true });
    render(<Part />);
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    stands();
    expect(await screen.findByText(/kunde inte visas/)).toBeVisible();
    expect(load).not.toHaveBeenCalled();
    line.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Delen')).toBeVisible();
  });
});
