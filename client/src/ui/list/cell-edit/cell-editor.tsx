import { useId, type ReactNode } from 'react';
import { useOverlayParts } from '../../overlays/use-overlay-parts';

interface CellEditorProps {
  /** 'Byt lärare för Eva Ek'. */
  label: string;
  /** The pressed value; the editor stands below it and gives the focus back to it. */
  anchor: HTMLElement;
  onClose: () => void;
  children: ReactNode;
}

/** The one field of a value in a list, below the value. */
export function CellEditor({ label, anchor, onClose, children }: CellEditorProps) {
  const id = useId();
  const parts = useOverlayParts('Rutan', true, onClose);
  return (
    parts && (
      <parts.PopupPanel
        id={id}
        label={label}
        as="dialog"
        align="start"
        zIndex={1200}
        anchor={anchor}
        onLeave={onClose}
        onClose={() => {
          onClose();
          anchor.focus();
        }}
      >
        <div className="cell-editor stack">{children}</div>
      </parts.PopupPanel>
    )
  );
}
