import { useEffect, useRef } from 'react';
import { useCameNear } from './use-came-near';

interface RowBoxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some of its items are chosen. */
  indeterminate?: boolean;
}

/** The box of a row: the input alone, which has its name itself. */
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

/** The box of a row that has what is pressed only once it comes near; `anchor` is the id of what stands there before. */
export function NearBox({ anchor, ...box }: RowBoxProps & { anchor: string }) {
  return useCameNear(anchor) && <RowBox {...box} />;
}
