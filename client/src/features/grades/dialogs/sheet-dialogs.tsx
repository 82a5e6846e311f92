import type { GradeSheetQuery } from '../grades.generated';
import { onDemand } from '../../../ui/on-demand';
import { isGraded, type SheetKey, type ShownRow } from '../sheet/use-grade-sheet';
import type { Signing } from '../sheet/use-signing';

const DateDialog = onDemand(async () => (await import('./date-dialog')).DateDialog);
const FillDialog = onDemand(async () => (await import('./fill-dialog')).FillDialog);
const SignDialog = onDemand(async () => (await import('./sign-dialog')).SignDialog);
const UnlockDialog = onDemand(async () => (await import('./unlock-dialog')).UnlockDialog);

export type OpenDialog = { name: 'fill' } | { name: 'date' } | { name: 'unlock'; rowId: string };

interface SheetDialogsProps {
  sheetKey: SheetKey;
  sheet: GradeSheetQuery['gradeSheet'];
  rows: readonly ShownRow[];
  signing: Signing;
  dialog: OpenDialog | null;
  /** Discards the unsaved input of these rows. */
  onFilled: (rowIds: readonly string[]) => void;
  onClosed: () => void;
}

/** The boxes that open over a sheet, at most one at a time. */
export function SheetDialogs({ sheetKey, sheet, rows, signing, dialog, ...on }: SheetDialogsProps) {
  const chosen = signing.signing;
  return (
    <>
      {chosen !== undefined && (
        <SignDialog
          sheet={sheetKey}
          courseName={sheet.group.courseName}
          values={sheet.values}
          rows={chosen ? rows.filter(({ id }) => chosen.includes(id)) : signing.unsigned}
          leftOut={chosen ? [] : signing.leftOut}
          isPart={chosen !== null}
          onClosed={signing.stop}
        />
      )}
      {dialog?.name === 'fill' && (
        <FillDialog
          instanceId={sheetKey.id}
          rows={rows.filter((row) => row.viewerMay.edit && !isGraded(row))}
          {...on}
        />
      )}
      {dialog?.name === 'date' && (
        <DateDialog
          instanceId={sheetKey.id}
          dateFrom={sheet.dateFrom}
          dateTo={sheet.dateTo}
          defaultDate={sheet.defaultDate}
          onClosed={on.onClosed}
        />
      )}
      {dialog?.name === 'unlock' && (
        <UnlockDialog row={rows.find(({ id }) => id === dialog.rowId)!} onClosed={on.onClosed} />
      )}
    </>
  );
}
