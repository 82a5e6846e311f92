import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Branch } from '../../../../../domain/generated';
import { useFollowedText } from '../../../lib/drafts/use-followed-text';
import { useSession } from '../../../lib/session/session-store';
import { useSearch } from '../../../lib/url-state/use-search';
import type { BoardFilter, PlacementFilter } from './board-filter';

/** The address parameters of the switches. */
export const switches = {
  mine: 'mina',
  unseen: 'olasta',
  due: 'folj-upp',
  ongoing: 'pagaende',
  longestFirst: 'langst',
} as const;
/** Address parameters that override the user's default. */
const everyone = { visa: 'alla' };
const own = [
  'kommun',
  'utbildning',
  'placering',
  'arbetsplats',
  'bransch',
  'visa',
  ...Object.values(switches),
];

/**
 * The board's filter and order, kept in the address so that a view can be shared. Without parameters it is the user's
 * default stored in this browser, or else the board as specified.
 */
export function useBoardFilter() {
  const [params, changeSearch] = useSearch();
  const tellName = useCallback((namn: string) => changeSearch({ namn }, { replace: true }), [changeSearch]);
  const { typed, type, tell } = useFollowedText(params.get('namn') ?? '', tellName);
  const set = useCallback(
    (changed: Record<string, string | null>) => changeSearch({ ...changed, visa: null }, { replace: true }),
    [changeSearch],
  );
  const usual = useUsualView(params.toString(), changeSearch);
  const filter = useMemo<BoardFilter>(() => {
    const isOn = (name: keyof typeof switches) => params.get(switches[name]) === 'ja';
    return {
      name: typed,
      municipality: params.get('kommun'),
      education: params.get('utbildning'),
      mine: isOn('mine'),
      unseen: isOn('unseen'),
      due: isOn('due'),
      ongoing: isOn('ongoing'),
      placement: placementOf(params.get('placering')),
      workplace: params.get('arbetsplats'),
      branch: params.get('bransch') as Branch | null,
      longestFirst: isOn('longestFirst'),
    };
  }, [params, typed]);
  const nothing = Object.fromEntries(own.map((name) => [name, null]));
  return {
    filter,
    setName: type,
    setMunicipality: (kommun: string | null) => set({ kommun }),
    setPlacement: (placering: PlacementFilter | null) => set({ placering }),
    setWorkplace: (arbetsplats: string | null) => set({ arbetsplats }),
    setBranch: (bransch: Branch | null) => set({ bransch }),
    clearPlacement: () => set({ placering: null, arbetsplats: null, bransch: null }),
    setEducation: (utbildning: string | null) => set({ utbildning }),
    toggle: (name: keyof typeof switches) => {
      const value = filter[name] ? null : 'ja';
      set({ [switches[name]]: value });
      if (name === 'ongoing') usual.remember(switches.ongoing, value);
    },
    clear: () => {
      tell('');
      changeSearch({ ...nothing, ...(usual.view && everyone) }, { replace: true });
    },
    usual,
  };
}

const placementOf = (text: string | null): PlacementFilter | null =>
  text === 'utan' || text === 'avtal' || text === 'samtal' || text === 'timmar' || text === 'omdome'
    ? text
    : null;

/** The reader's default view of the board, as an address without the search text. */
function useUsualView(shown: string, changeSearch: ReturnType<typeof useSearch>[1]) {
  const key = `apl-view:${useSession().user?.userId ?? ''}`;
  const [view, setView] = useState(() => localStorage.getItem(key));
  // When the board is opened, and never again: an address that is cleared later is one that was cleared.
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (shown === '' && view) changeSearch(() => new URLSearchParams(view), { replace: true });
  }, [shown, view, changeSearch]);
  const now = viewIn(shown);
  const store = (kept: string) => {
    if (kept) localStorage.setItem(key, kept);
    else localStorage.removeItem(key);
    setView(kept || null);
  };
  return {
    view,
    isShown: now === (view ?? ''),
    keep: () => store(now),
    /** Changes one parameter of the default view and leaves the others. */
    remember: (name: string, value: string | null) => {
      const params = new URLSearchParams(view ?? '');
      if (value === null) params.delete(name);
      else params.set(name, value);
      store(params.toString());
    },
  };
}

function viewIn(shown: string): string {
  const params = new URLSearchParams(shown);
  return new URLSearchParams(
    [...params].filter(([name]) => own.includes(name) && name !== 'visa'),
  ).toString();
}
