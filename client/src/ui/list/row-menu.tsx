import { DotsMenu } from '../overlays/dots-menu';
import type { MenuItem } from '../overlays/menu';
import { useOpensSummary } from './summary/summarised-rows';

interface RowMenuProps {
  /** The row's key in the list. */
  rowKey: string;
  /** 'Åtgärder för Eva Ek'. */
  label: string;
  items: () => readonly MenuItem[];
}

/** The actions of a list's row, after its summary where the list has one. */
export function RowMenu({ rowKey, label, items }: RowMenuProps) {
  const openSummary = useOpensSummary();
  return (
    <DotsMenu
      label={label}
      size="sm"
      items={() => [
        ...(openSummary
          ? [{ key: 'summary', label: 'Visa sammanfattning', onSelect: () => openSummary(rowKey) }]
          : []),
        ...items(),
      ]}
    />
  );
}
