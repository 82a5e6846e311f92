import '../../styles/cell-edit.css';
import type { ReactNode } from 'react';

interface CellValueProps {
  /** 'Byt lärare för Eva Ek'. */
  label: string;
  /** As text, for those who hear the button. */
  text: string | null;
  /** As shown. */
  children: ReactNode;
  onEdit: (anchor: HTMLElement) => void;
}

/** A value of a list that is changed where it stands: a press opens its field (`CellEditor`). */
export function CellValue({ label, text, children, onEdit }: CellValueProps) {
  return (
    <button
      type="button"
      className="cell-value"
      title={label}
      aria-label={text ? `${text}. ${label}` : label}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => onEdit(currentTarget)}
    >
      {children}
    </button>
  );
}
