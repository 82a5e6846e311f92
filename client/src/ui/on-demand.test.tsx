import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { onDemand } from './on-demand';

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
