import type { DragEvent, HTMLAttributes } from 'react';

/** How a reader lays out a table's columns. */
export interface ColumnMoves {
  widths: Readonly<Record<string, number>>;
  onWidth: (key: string, width: number) => void;
  /** A column is dropped on another. */
  onDrop: (key: string, over: string) => void;
}

/** So that nothing else that is dragged over a head is taken for a column. */
const kind = 'application/x-column';

/** A head that can be dragged to another's place. */
export function useHeadDrag(key: string, moves: ColumnMoves | undefined): HTMLAttributes<HTMLElement> {
  if (!moves) return {};
  const isColumn = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(kind);
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }) => {
      dataTransfer.setData(kind, key);
      dataTransfer.effectAllowed = 'move';
    },
    onDragOver: (event) => {
      if (isColumn(event)) event.preventDefault();
    },
    onDrop: (event) => {
      if (!isColumn(event)) return;
      event.preventDefault();
      moves.onDrop(event.dataTransfer.getData(kind), key);
    },
  };
}
