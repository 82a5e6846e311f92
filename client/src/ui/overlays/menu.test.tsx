import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../ui-provider';
import { Menu } from './menu';
import { fetchOverlayParts } from './use-overlay-parts';

const move = jest.fn<(column: string) => void>();
const items = jest.fn(() => [
  { key: 'GRAY', label: 'Ej börjat', disabled: true, onSelect: () => move('GRAY') },
  { key: 'BLUE', label: 'Bokade för samtal', onSelect: () => move('BLUE') },
  { key: 'YELLOW', label: 'Är i fas', onSelect: () => move('YELLOW') },
]);

beforeAll(fetchOverlayParts);

beforeEach(() => {
  move.mockClear();
  items.mockClear();
  render(
    <main>
      <Menu
        label="Flytta till"
        showLabel
        items={items}
        trigger={(attributes) => (
          <button type="button" {...attributes}>
            Flytta till ...
          </button>
        )}
      />
      <button type="button">Annat</button>
    </main>,
    { wrapper: UiProvider },
  );
});

/** Opens the menu and waits until it has the focus. */
async function open(button: HTMLElement): Promise<void> {
  await userEvent.click(button);
  await waitFor(() => expect(within(screen.getByRole('menu')).getAllByRole('menuitem')[0]).toHaveFocus());
}

const opener = () => screen.getByRole('button', { name: 'Flytta till ...' });
const item = (name: string) => screen.getByRole('menuitem', { name });

describe('a checkbox item in a menu', () => {
  it('is ticked in place, can be reached with the arrows and leaves the menu open', async () => {
    const tick = jest.fn();
    render(
      <Menu
        label="Exportera"
        items={() => [
          { key: 'csv', label: 'Text', onSelect: () => undefined },
          { key: 'all', label: 'Ta med alla', checked: false, onSelect: tick },
        ]}
        trigger={(attributes) => (
          <button type="button" {...attributes}>
            Exportera
          </button>
        )}
      />,
      { wrapper: UiProvider },
    );
    await open(screen.getByRole('button', { name: 'Exportera' }));
    await userEvent.keyboard('{ArrowDown}');
    const choice = screen.getByRole('menuitemcheckbox', { name: 'Ta med alla' });
    expect(choice).toHaveFocus();
    expect(choice).toHaveAttribute('aria-checked', 'false');
    await userEvent.keyboard('{Enter}');
    expect(tick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });
});

describe('a menu', () => {
  it('costs nothing until opened', () => {
    expect(items).not.toHaveBeenCalled();
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
  });

  it('has a name, takes the focus and moves it with arrows, Home, End and first letter', async () => {
    await open(opener());
    expect(screen.getByRole('menu', { name: 'Flytta till' })).toBeInTheDocument();
    expect(item('Ej börjat')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(item('Är i fas')).toHaveFocus();
    await userEvent.keyboard('{Home}b');
    expect(item('Bokade för samtal')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(item('Är i fas')).toHaveFocus();
  });

  it('runs the selected action and returns the focus', async () => {
    await open(opener());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(move.mock.calls).toEqual([['BLUE']]);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(opener()).toHaveFocus();
  });

  it('shows disabled items, which do nothing', async () => {
    await open(opener());
    expect(item('Ej börjat')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item('Ej börjat'));
    expect(move).not.toHaveBeenCalled();
  });

  it('closes on Esc with focus on its opener, and on a click outside', async () => {
    await open(opener());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(opener()).toHaveFocus();
    await open(opener());
    await userEvent.click(screen.getByRole('button', { name: 'Annat' }));
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
