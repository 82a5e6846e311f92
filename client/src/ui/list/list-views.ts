import type { ReactNode } from 'react';
import type { ListDefinition } from '../../../../domain/lists/list';
import type { ColumnLayout } from './column-layout';

/** The saved views of a list, which its page brings along. */
export interface ListViews {
  /** How the open view lays out the columns; null leaves them as the reader has them. */
  columns: ColumnLayout | null;
  /** Where one chooses and saves them. The layout is null where columns can't be laid out. */
  menu: (layout: ColumnLayout | null) => ReactNode;
}

export type UseListViews = (list: ListDefinition) => ListViews;

const noViews: ListViews = { columns: null, menu: () => null };

/** Of a list whose page brings none. */
export const useNoViews: UseListViews = () => noViews;
