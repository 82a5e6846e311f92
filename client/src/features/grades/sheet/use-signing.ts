import { useState, type RefObject } from 'react';
import { DASH } from '../../../../../domain/grade-scale';
import { focusRow } from './use-grade-keys';
import { isGraded, type SheetKey, type ShownRow, type useGradeSheet } from './use-grade-sheet';

interface SigningOptions extends Pick<ReturnType<typeof useGradeSheet>, 'sheet' | 'rows'> {
  sheetKey: SheetKey;
  list: RefObject<HTMLElement | null>;
  openField: (field: 'motivation' | 'title', rowId: string) => void;
  say: (notice: string | null) => void;
}

/** The rows to sign and the incomplete ones; signing first leads to the first obstacle. */
export function useSigning({ sheetKey, sheet, rows, list, openField, say }: SigningOptions) {
  /** The rows to sign: null for the whole sheet; undefined while nothing is being signed. */
  const [signing, setSigning] = useState<readonly string[] | null | undefined>(undefined);
  const lacking = rows.filter((row) => row.isRequired && !isGraded(row));
  const unsigned = rows.filter(({ grade, viewerMay }) => grade !== null && viewerMay.sign);
  const leftOut = rows.filter(
    ({ state, grade, viewerMay }) => state !== 'SIGNED' && grade !== null && !viewerMay.sign,
  );

  /** Signing was begun without all grades: who lacks one is named until nobody does. */
  const [naming, setNaming] = useState(false);
  const leadTo = ({ id, grade }: ShownRow) => {
    if (grade === null) focusRow(list.current, id);
    else openField('motivation', id);
  };

  const startSigning = (rowIds: readonly string[] | null) => {
    const first = rows.find(({ pending: edited }) => edited !== undefined);
    const untitled = unsigned.find(
      ({ id, grade, projectTitle }) =>
        sheet?.needsTitle && grade !== DASH && !projectTitle && (rowIds?.includes(id) ?? true),
    );
    if (rowIds === null && sheetKey.kind === 'INSTANCE' && lacking.length > 0) {
      say(null);
      setNaming(true);
      leadTo(lacking[0]!);
    } else if (first) {
      say(`Betyget för ${first.name} är inte sparat än.`);
      focusRow(list.current, first.id);
    } else if (untitled) {
      say(`Specialiseringens titel saknas för ${untitled.name}.`);
      openField('title', untitled.id);
    } else {
      say(null);
      setSigning(rowIds);
    }
  };
  const onSign = sheet?.viewerMay.sign && unsigned.length > 0 ? () => startSigning(null) : null;
  const named = naming ? lacking : [];
  return {
    lacking,
    named,
    leadTo,
    unsigned,
    leftOut,
    signing,
    startSigning,
    onSign,
    stop: () => setSigning(undefined),
  };
}

export type Signing = ReturnType<typeof useSigning>;
