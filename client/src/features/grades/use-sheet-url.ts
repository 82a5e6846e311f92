import type { GradingKind } from '../../../../domain/generated';
import { gradingList } from '../../../../domain/lists/grading-groups';
import { sheetParams } from '../../entities/grading/sheet-link';
import { listUrl, type ListView } from '../../lib/list-url';
import { choiceIn } from '../../lib/url-state/url-values';
import { useUrlState } from '../../lib/url-state/use-url-state';
import { useListState } from '../../ui/list/use-list';
import type { SheetKey } from './sheet/use-grade-sheet';

/** The courses of the list: ungraded ones by default. */
export type Shown = 'oppna' | 'publicerade' | 'provningar' | 'alla';

interface SheetView extends ListView<typeof gradingList> {
  shown: Shown;
  sheet: SheetKey | null;
}

const groups = listUrl(gradingList);

export function readSheetUrl(params: URLSearchParams): SheetView {
  const sheets = (Object.entries(sheetParams) as [GradingKind, string][]).flatMap(([kind, name]) => {
    const id = params.get(name);
    return id ? [{ kind, id }] : [];
  });
  return {
    ...groups.read(params),
    shown: choiceIn(params, 'visa', ['publicerade', 'provningar', 'alla']) ?? 'oppna',
    sheet: sheets[0] ?? null,
  };
}

function write({ shown, sheet, ...view }: SheetView): URLSearchParams {
  const params = groups.write(view);
  if (shown !== 'oppna') params.set('visa', shown);
  if (sheet) params.set(sheetParams[sheet.kind], sheet.id);
  return params;
}

/** The address of /betyg: which sheet is open, and what the list shows. */
export function useSheetUrl() {
  const list = useListState(gradingList, useUrlState(readSheetUrl, write));
  return {
    ...list,
    /** Where a sheet is, with the list as it is now. */
    urlOf: (sheet: SheetKey | null): string => `?${write({ ...list.view, sheet }).toString()}`,
  };
}
