import { useEffect, useRef } from 'react';
import { useCameNear } from './use-came-near';

interface RowBoxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Whether some, but not all, items are selected. */
  indeterminate?: boolean;
}

/** The checkbox of a row, labelled by `aria-label`. */
export function RowBox({ label, checked, onChange, indeterminate = false }: RowBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={label}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

/** A row's checkbox that renders once the row is near the viewport; `anchor` is the id of its placeholder. */
export function NearBox({ anchor, ...box }: RowBoxProps & { anchor: string }) {
  return useCameNear(anchor) && <RowBox {...box} />;
}
