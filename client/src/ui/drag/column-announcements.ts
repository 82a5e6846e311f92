import type { Announcements } from '@dnd-kit/core';

/** A card from the time of the lift. */
interface LiftedCard {
  name: string;
  column: string;
}

/** Announcements while a card is moved between columns. */
export function columnAnnouncements(
  lifted: () => LiftedCard | null,
  columns: () => readonly string[],
  nameOf: (column: string) => string,
): Announcements {
  const columnOf = (over: { id: string | number } | null) => columns().find((column) => column === over?.id);
  const place = (column: string) =>
    `${nameOf(column)}, kolumn ${columns().indexOf(column) + 1} av ${columns().length}`;
  // The lift itself announces the first column; a second announcement would drown it.
  let lastOver: string | undefined;
  return {
    onDragStart: () => {
      const card = lifted();
      lastOver = card?.column;
      return card ? `${card.name} är upplockad från ${place(card.column)}.` : undefined;
    },
    onDragOver: ({ over }) => {
      const card = lifted();
      const column = columnOf(over);
      if (!card || column === undefined || column === lastOver) return undefined;
      lastOver = column;
      return `${card.name} är över ${place(column)}.`;
    },
    onDragEnd: ({ over }) => {
      const card = lifted();
      const column = columnOf(over);
      if (!card) return undefined;
      return column !== undefined && column !== card.column
        ? `${card.name} flyttades till ${nameOf(column)}.`
        : `${card.name} ligger kvar i ${nameOf(card.column)}.`;
    },
    onDragCancel: () => {
      const card = lifted();
      return card ? `Flytten avbröts. ${card.name} ligger kvar i ${nameOf(card.column)}.` : undefined;
    },
  };
}
