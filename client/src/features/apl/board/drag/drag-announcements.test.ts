import type { Active, Over } from '@dnd-kit/core';
import type { BoardCard } from '../../board-card';
import { dragAnnouncements } from './drag-announcements';

const card: BoardCard = {
  id: 'a',
  name: 'Östen Wallin',
  aplStatus: 'GRAY',
  aplStatusSince: '2026-11-01T08:00:00.000Z',
  movedAt: '2026-11-01T08:00:00.000Z',
  municipality: null,
  education: null,
  commentCount: 0,
  unseenCount: 0,
  isMine: false,
  isDue: false,
  placement: null,
  isPackage: false,
  hasOngoingApl: false,
};
// Only the ids are read.
const active = { id: 'a' } as Active;
const over = (id: string) => ({ active, over: { id } as Over });

describe('drag announcements', () => {
  it('are silent over the card’s own column, so that the pick-up announcement is heard', () => {
    const say = dragAnnouncements(() => card);
    expect(say.onDragStart({ active })).toBe('Östen Wallin är upplockad från Ej börjat, kolumn 1 av 5.');
    expect(say.onDragOver(over('GRAY'))).toBeUndefined();
    expect(say.onDragOver(over('YELLOW'))).toBe('Östen Wallin är över Är i fas, kolumn 4 av 5.');
    expect(say.onDragOver(over('GRAY'))).toBe('Östen Wallin är över Ej börjat, kolumn 1 av 5.');
  });

  it('say where the card was dropped', () => {
    const say = dragAnnouncements(() => card);
    expect(say.onDragEnd(over('BLUE'))).toBe('Östen Wallin flyttades till Bokade för samtal.');
    expect(say.onDragEnd(over('GRAY'))).toBe('Östen Wallin ligger kvar i Ej börjat.');
    expect(say.onDragCancel({ active, over: null })).toBe(
      'Flytten avbröts. Östen Wallin ligger kvar i Ej börjat.',
    );
  });
});
