import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { useOpenCard } from './use-open-card';

function board({ children }: { children: ReactNode }) {
  return <MemoryRouter initialEntries={['/apl?kort=s1']}>{children}</MemoryRouter>;
}

describe('the card dialog', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('keeps its content for 99 ms after closing, then clears it (specification §9)', () => {
    const cleared: string[] = [];
    const onCleared = (id: string) => void cleared.push(id);
    const { result } = renderHook(() => useOpenCard(onCleared), { wrapper: board });
    expect(result.current).toMatchObject({ opened: 's1', shown: 's1' });
    act(() => result.current.close());
    expect(result.current).toMatchObject({ opened: null, shown: 's1' });
    act(() => void jest.advanceTimersByTime(98));
    expect(result.current.shown).toBe('s1');
    act(() => void jest.advanceTimersByTime(1));
    expect(result.current.shown).toBeNull();
    expect(cleared).toEqual(['s1']);
  });
});
