import { useCallback, useMemo } from 'react';
import type { GradingKind, GradingState } from '../../../../domain/generated';
import { sheetParams } from '../../entities/grading/sheet-link';
import { useSearch } from '../../lib/url-state/use-search';
import type { SheetKey } from './sheet/use-grade-sheet';

/** Which courses the list shows: what is to be done unless asked otherwise. */
export type Shown = 'oppna' | 'publicerade' | 'provningar' | 'alla';

export const filterOf: Record<Shown, { states?: GradingState[]; kinds?: GradingKind[] }> = {
  oppna: { states: ['OVERDUE', 'TO_GRADE', 'DRAFT', 'SIGNED'] },
  publicerade: { states: ['PUBLISHED'] },
  provningar: { kinds: ['EXAMS'] },
  alla: {},
};

/** The address of /betyg: which sheet is open, and what the list shows. */
export function useSheetUrl() {
  const [params, changeSearch] = useSearch();
  const shown = (params.get('visa') ?? 'oppna') as Shown;
  const open = useMemo((): SheetKey | null => {
    for (const [kind, name] of Object.entries(sheetParams) as [GradingKind, string][]) {
      const id = params.get(name);
      if (id) return { kind, id };
    }
    return null;
  }, [params]);
  const change = useCallback(
    (changes: Record<string, string | null>, replace = false) => changeSearch(changes, { replace }),
    [changeSearch],
  );
  return {
    open,
    text: params.get('q') ?? '',
    page: Math.max(1, Number(params.get('sida')) || 1),
    shown: Object.hasOwn(filterOf, shown) ? shown : ('oppna' as const),
    change,
    /** Where a sheet is, with the list as it is now. */
    urlOf: (key: SheetKey | null): string => {
      const next = new URLSearchParams(params);
      for (const name of Object.values(sheetParams)) next.delete(name);
      if (key) next.set(sheetParams[key.kind], key.id);
      return `?${next.toString()}`;
    },
  };
}
