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

test('what comes back late takes no letter back, in whatever order it comes', () => {
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

test('a blank at the end stays, and is not told', () => {
  render(<Field />);
  type('anna ');
  rest();
  act(() => arrive('anna'));
  expect(field().value).toBe('anna ');
  rest();
  expect(onTell.mock.calls).toEqual([['anna']]);
});

test('a value from elsewhere is shown: going back, another filter', () => {
  render(<Field />);
  type('anna');
  rest();
  act(() => arrive('anna'));
  act(() => arrive(''));
  expect(field().value).toBe('');
  act(() => arrive('anna'));
  expect(field().value).toBe('anna');
});

test('a field that is told when one leaves it waits for that', () => {
  render(<Field when="told" />);
  type('svenska');
  rest();
  expect(onTell).not.toHaveBeenCalled();
  fireEvent.blur(field());
  type('svenska 2');
  act(() => arrive('svenska'));
  expect(field().value).toBe('svenska 2');
});

test('emptying it acts at once', () => {
  render(<Field />);
  type('anna');
  rest();
  act(() => arrive('anna'));
  fireEvent.click(screen.getByRole('button'));
  expect([field().value, onTell.mock.lastCall]).toEqual(['', ['']]);
});
