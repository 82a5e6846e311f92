import type { SavedViewPartsFragment } from './saved-views.generated';
import type { ColumnLayout } from '../../ui/list/column-layout';

/** The layout of a view; null where it says nothing of columns. */
export function layoutOf({ columns }: Pick<SavedViewPartsFragment, 'columns'>): ColumnLayout | null {
  return (
    columns && {
      hidden: columns.hidden,
      order: columns.order,
      widths: Object.fromEntries(columns.widths.map(({ key, width }) => [key, width])),
    }
  );
}

/** A layout as it is saved. */
export function columnsOf(layout: ColumnLayout | null) {
  return (
    layout && {
      hidden: [...layout.hidden],
      order: [...layout.order],
      widths: Object.entries(layout.widths).map(([key, width]) => ({ key, width })),
    }
  );
}
