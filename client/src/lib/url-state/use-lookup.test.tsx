import { act, renderHook } from '@testing-library/react';
import { jest } from '@jest/globals';
import { typeMoreText, useLookup } from './use-lookup';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function lookup(chosen?: string) {
  const { result } = renderHook(() => useLookup(chosen));
  return {
    now: () => result.current,
    type: (text: string) => act(() => result.current.type(text)),
    pause: () => act(() => void jest.advanceTimersByTime(250)),
  };
}

describe('a lookup field', () => {
  it('does not query below two characters, and says so', () => {
    const { now, type, pause } = lookup();
    type(' a ');
    pause();
    expect(now().q).toBeNull();
    expect(now().emptyText(false)).toBe(typeMoreText);
  });

  it('queries once after a pause, not for each letter', () => {
    const { now, type, pause } = lookup();
    type('an');
    type('ann');
    expect(now().q).toBeNull();
    expect(now().emptyText(false)).toBe('Söker…');
    pause();
    expect(now().q).toBe('ann');
    expect(now().emptyText(false)).toBe('Inga träffar');
  });

  it('drops its query at once when the text is cleared', () => {
    const { now, type, pause } = lookup();
    type('ann');
    pause();
    type('');
    expect(now().q).toBeNull();
  });

  it('does not look up the label of the selected option', () => {
    const { now, type, pause } = lookup('Anna Ek, Solna');
    type('Anna Ek, Solna');
    pause();
    expect(now().q).toBeNull();
  });
});
