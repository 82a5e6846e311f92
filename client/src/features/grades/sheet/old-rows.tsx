import { counted } from '../../../../../domain/numbers';
import { DAY_MS } from '../../../../../domain/days';
import { useState } from 'react';
import { Checkbox } from '../../../ui/fields/checkbox';
import type { SheetKey, ShownRow } from './use-grade-sheet';

/** A sheet of exams grows over the years: old signed rows are shown on demand. */
const OLD_DAYS = 60;
const isOld = ({ state, signedAt }: ShownRow): boolean =>
  state === 'SIGNED' && Boolean(signedAt) && Date.parse(signedAt!) < Date.now() - OLD_DAYS * DAY_MS;

/** The rows to show, and those that were done long ago. */
export function useOldRows(kind: SheetKey['kind'], rows: readonly ShownRow[]) {
  const [withOld, setWithOld] = useState(false);
  const old = kind === 'EXAMS' ? rows.filter(isOld) : [];
  return { old, shown: withOld ? rows : rows.filter((row) => !old.includes(row)), withOld, setWithOld };
}

interface OldRowsProps {
  count: number;
  withOld: boolean;
  setWithOld: (withOld: boolean) => void;
}

/** The way to the exams that were signed long ago. */
export function OldRows({ count, withOld, setWithOld }: OldRowsProps) {
  if (count === 0) return null;
  return (
    <Checkbox
      label={`Visa ${counted(count, 'prövning', 'prövningar')} som signerades för mer än ${OLD_DAYS} dagar sedan`}
      checked={withOld}
      onChange={setWithOld}
    />
  );
}
