import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { awaitContent } from '../lib/routing/content';
import { deferred, onDemand } from './on-demand';

interface BoxProps {
  isOpen: boolean;
  onClosed: () => void;
}

const Box = ({ isOpen }: BoxProps) => isOpen && <p>Rutan</p>;

describe('a box that is fetched when it is opened', () => {
  it('is fetched again when it is opened again after it could not come', async () => {
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

  it('is not asked for without a line: what a browser has failed to fetch once it may never try again', async () => {
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

describe('a part that comes after the content', () => {
  it('is not asked for where the line was lost meanwhile, and comes once it is back', async () => {
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
