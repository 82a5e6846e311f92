import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';
import type { AplStatus } from '../../../../../../domain/generated';
import { aplStatusLabels } from '../../../../../../domain/labels/apl';
import { aplStatuses } from '../../../../lib/fixed-texts';
import { columnNumber, type BoardCard } from '../../board-card';

/** Read with each card's name button. */
export const dragInstructions: ScreenReaderInstructions = {
  draggable:
    'Tryck på blanksteg för att lyfta kortet, vänster och höger pil för att byta kolumn, blanksteg för att släppa ' +
    'och Escape för att avbryta. Retur öppnar kortet.',
};

function place(status: AplStatus): string {
  return `${aplStatusLabels[status]}, kolumn ${columnNumber(status)} av ${aplStatuses.length}`;
}

/** Announcements while a card is moved; the card is the one from the time of the lift. */
export function dragAnnouncements(lifted: () => BoardCard | null): Announcements {
  const columnOf = (over: { id: string | number } | null) =>
    aplStatuses.find((status) => status === over?.id);
  // The lift itself announces the first column; a second announcement would drown it.
  let lastOver: AplStatus | undefined;
  return {
    onDragStart: () => {
      const card = lifted();
      lastOver = card?.aplStatus;
      return card ? `${card.name} är upplockad från ${place(card.aplStatus)}.` : undefined;
    },
    onDragOver: ({ over }) => {
      const card = lifted();
      const column = columnOf(over);
      if (!card || !column || column === lastOver) return undefined;
      lastOver = column;
      return `${card.name} är över ${place(column)}.`;
    },
    onDragEnd: ({ over }) => {
      const card = lifted();
      const column = columnOf(over);
      if (!card) return undefined;
      return column && column !== card.aplStatus
        ? `${card.name} flyttades till ${aplStatusLabels[column]}.`
        : `${card.name} ligger kvar i ${aplStatusLabels[card.aplStatus]}.`;
    },
    onDragCancel: () => {
      const card = lifted();
      return card
        ? `Flytten avbröts. ${card.name} ligger kvar i ${aplStatusLabels[card.aplStatus]}.`
        : undefined;
    },
  };
}
