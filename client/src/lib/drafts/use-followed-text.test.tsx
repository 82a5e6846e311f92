import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useFollowedText } from './use-followed-text';

const onTell = jest.fn<(text: string) => void>();
let arrive: (value: string) => void;

/** A field whose value comes back when the test says so, as from a slow address. */
function Field({ when }: { when?: 'told' }) {
  const [value, setValue] = useState('');
  arrive = setValue;
  const { typed, type, tell } = useFollowedText(value, onTell, when);
  return (
    <>
      <input value={typed} onChange={(event) => type(event.currentTarget.value)} onBlur={() => tell()} />
      <button type="button" onClick={() => tell('')}>
        Rensa
      </button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const rest = () => act(() => jest.advanceTimersByTime(250));

beforeEach(() => {
  jest.useFakeTimers();
  onTell.mockClear();
});
afterEach(() => jest.useRealTimers());

test('late values never remove typed letters, whatever order they arrive in', () => {
  render(<Field />);
  type('an');
  rest();
  type('anna');
  rest();
  type('anna b');
  act(() => arrive('an'));
  expect(field().value).toBe('anna b');
  act(() => arrive('anna'));
  expect(field().value).toBe('anna b');
  rest();
  expect(onTell.mock.calls).toEqual([['an'], ['anna'], ['anna b']]);
  act(() => arrive('anna b'));
  expect(field().value).toBe('anna b');
});

test('a trailing blank stays, and is not reported', () => {
  render(<Field />);
  type('anna ');
  rest();
  act(() => arrive('anna'));
  expect(field().value).toBe('anna ');
  rest();
  expect(onTell.mock.calls).toEqual([['anna']]);
});

test('an outside value is shown: going back, another filter', () => {
  render(<Field />);
  type('anna');
  rest();
  act(() => arrive('anna'));
  act(() => arrive(''));
  expect(field().value).toBe('');
  act(() => arrive('anna'));
  expect(field().value).toBe('anna');
});

test('a field that reports on blur waits for it', () => {
  render(<Field when="told" />);
  type('svenska');
  rest();
  expect(onTell).not.toHaveBeenCalled();
  fireEvent.blur(field());
  type('svenska 2');
  act(() => arrive('svenska'));
  expect(field().value).toBe('svenska 2');
});

test('clearing reports at once', () => {
  render(<Field />);
  type('anna');
  rest();
  act(() => arrive('anna'));
  fireEvent.click(screen.getByRole('button'));
  expect([field().value, onTell.mock.lastCall]).toEqual(['', ['']]);
});
