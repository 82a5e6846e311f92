import { jest } from '@jest/globals';
import { act, fireEvent, renderHook } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showPalette, takeTypedAhead, usePaletteView, usePaletteWanted } from './palette';
import { clearSession, setSession } from './session/session-store';

const signIn = (name: string) =>
  act(() => setSession({ userId: name, name, role: 'TEACHER', email: `${name}@demo.se` }, null));

/** The page without its palette, and a comment field in use. */
function page() {
  const comment = document.createElement('textarea');
  document.body.append(comment);
  comment.focus();
  const view = renderHook(() => [usePaletteWanted(), usePaletteView()] as const);
  return { comment, view: () => view.result.current[1] };
}
/** Whether the page handles the key as usual. */
const press = (at: Element, key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(at, { key, ...more });
const ask = (at: Element) => press(at, 'k', { ctrlKey: true });

beforeEach(() => {
  jest.useFakeTimers();
  signIn('karin');
});
afterEach(() => {
  act(() => showPalette('closed'));
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('text typed before the palette has loaded', () => {
  it('waits for its field, including characters typed with AltGr', async () => {
    const { comment, view } = page();
    ask(comment);
    const { keyboard } = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await keyboard('ek');
    press(comment, '@', { ctrlKey: true, altKey: true, modifierAltGraph: true });
    await keyboard('sx{Backspace}');
    expect(comment.value).toBe('');
    expect(view()).toBe('open');
    expect(takeTypedAhead()).toBe('ek@s');
    await keyboard('hej');
    expect(comment.value).toBe('hej');
  });

  it.each(['Tab', 'Delete', 'Dead', 'ArrowLeft', 'ArrowUp', 'Home', 'PageDown', 'Enter'])(
    'excludes keys that would act on the focused element, which are blocked: %s',
    (key) => {
      const { comment } = page();
      ask(comment);
      expect(press(comment, key)).toBe(false);
      expect(takeTypedAhead()).toBe('');
    },
  );

  it('leaves browser shortcuts alone', () => {
    const { comment } = page();
    ask(comment);
    expect(press(comment, 'r', { ctrlKey: true })).toBe(true);
    expect(press(comment, 'F5')).toBe(true);
  });

  it('is given up when the user clicks elsewhere, and typing continues there', async () => {
    const { comment, view } = page();
    ask(comment);
    const { click, keyboard } = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await click(comment);
    await keyboard('hej');
    expect(comment.value).toBe('hej');
    expect(view()).toBe('closed');
    expect(takeTypedAhead()).toBe('');
  });

  it('is given up after five seconds', () => {
    const { comment, view } = page();
    ask(comment);
    act(() => void jest.advanceTimersByTime(4999));
    expect(view()).toBe('open');
    act(() => void jest.advanceTimersByTime(1));
    expect(view()).toBe('closed');
    expect(press(comment, 'h')).toBe(true);
  });

  it('leaves a palette open once it is drawn, however late its field takes focus', () => {
    const { comment, view } = page();
    ask(comment);
    const box = document.createElement('div');
    box.ariaModal = 'true';
    document.body.append(box);
    fireEvent.pointerDown(box);
    act(() => void jest.advanceTimersByTime(60_000));
    expect(view()).toBe('open');
    expect(press(box, 'h')).toBe(true);
  });

  it('is dropped when the session ends, so the next user’s password only goes into its own field', () => {
    const { comment, view } = page();
    ask(comment);
    press(comment, 'a');
    act(clearSession);
    expect(view()).toBe('closed');
    expect(press(comment, 'p')).toBe(true);
    signIn('bo');
    expect(takeTypedAhead()).toBe('');
  });

  it('is dropped for another user who signs in, but kept for the same user', () => {
    const { comment, view } = page();
    ask(comment);
    press(comment, 'a');
    signIn('karin');
    expect(view()).toBe('open');
    signIn('bo');
    expect(view()).toBe('closed');
    expect(takeTypedAhead()).toBe('');
  });

  it('blocks no key when nothing can show the palette', () => {
    const button = document.createElement('button');
    document.body.append(button);
    ask(button);
    expect(press(button, 'Enter')).toBe(true);
    expect(press(button, ' ')).toBe(true);
    expect(press(button, 'Tab')).toBe(true);
  });
});
