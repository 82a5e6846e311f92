import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';
import type { AplStatus } from '../../../../../../domain/generated';
import { aplStatusLabels } from '../../../../../../domain/labels/apl';
import { aplStatuses } from '../../../../lib/fixed-texts';
import { columnAnnouncements } from '../../../../ui/drag/column-announcements';
import type { BoardCard } from '../../board-card';

/** Read with each card's name button. */
export const dragInstructions: ScreenReaderInstructions = {
  draggable:
    'Tryck på blanksteg för att lyfta kortet, vänster och höger pil för att byta kolumn, blanksteg för att släppa ' +
    'och Escape för att avbryta. Retur öppnar kortet.',
};

/** Announcements while a card is moved; the card is the one from the time of the lift. */
export function dragAnnouncements(lifted: () => BoardCard | null): Announcements {
  return columnAnnouncements(
    () => {
      const card = lifted();
      return card && { name: card.name, column: card.aplStatus };
    },
    () => aplStatuses,
    (status) => aplStatusLabels[status as AplStatus],
  );
}
