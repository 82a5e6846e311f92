import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDismiss } from '../../ui/overlays/use-dismiss';
import { hitKey, hitUrl, type SearchInput } from './search-question';
import { useOptionWalk } from './use-option-walk';
import { useSearch } from './use-search';
import { useSingleKey } from './use-single-key';

const empty: SearchInput = { type: 'ALLA', text: '', day: null };

/** The hits while they are shown, and the one that the arrows have walked to. */
function useHitWalk(id: string, { groups, isEmpty }: ReturnType<typeof useSearch>['found']) {
  const [opened, setOpened] = useState(false);
  const hits = groups.flatMap((group) => group.hits);
  const shown = opened && hits.length > 0;
  const { active, activeId, reset, move } = useOptionWalk(id, hits.map(hitKey));
  const show = (isOpen: boolean) => {
    reset();
    setOpened(isOpen);
  };
  return {
    shown,
    saysNothing: opened && isEmpty,
    active,
    activeId: shown ? activeId : undefined,
    reached: shown ? hits.find((one) => hitKey(one) === active) : undefined,
    isWalkable: hits.length > 0,
    open: () => setOpened(true),
    begin: () => show(true),
    close: () => show(false),
    move: (by: 1 | -1) => {
      setOpened(true);
      move(by);
    },
  };
}

interface KeyHandlers {
  onEscape: () => void;
  onArrow: (by: 1 | -1) => void;
  onEnter: () => void;
}

/** Which key does what where in the box. */
function onBoxKey(
  event: KeyboardEvent,
  root: HTMLElement | null,
  field: HTMLInputElement | null,
  { onEscape, onArrow, onEnter }: KeyHandlers,
): void {
  const target = event.target as Node;
  // The calendar of the date field hangs elsewhere in the page and has keys of its own.
  if (event.nativeEvent.isComposing || !root?.contains(target)) return;
  const isField = target === field;
  const isResult = target instanceof Element && target.closest('.search-panel') !== null;
  if (event.key === 'Escape') return onEscape();
  if (!isField && !isResult) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    field?.focus();
    onArrow(event.key === 'ArrowDown' ? 1 : -1);
  }
  // A result is a link and opens itself.
  if (event.key === 'Enter' && isField) {
    event.preventDefault();
    onEnter();
  }
}

/** '/' focuses the field; the returned function restores the previous focus, or blurs the field. */
function useWayIn(field: RefObject<HTMLInputElement | null>): () => void {
  const cameFrom = useRef<Element | null>(null);
  const enter = useCallback(
    (from: Element | null) => {
      cameFrom.current = from;
      field.current?.focus();
      field.current?.select();
    },
    [field],
  );
  useSingleKey('/', enter);
  return () => {
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    else field.current?.blur();
    cameFrom.current = null;
  };
}

/** What the box holds and how it answers to keys: arrows walk the hits, Enter opens, Esc clears and then leaves. */
export function useSearchBox() {
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const leave = useWayIn(field);
  const { found, search, clear } = useSearch();
  const [input, setInput] = useState(empty);
  const [timesCleared, setTimesCleared] = useState(0);
  useEffect(() => {
    if (timesCleared > 0) field.current?.focus();
  }, [timesCleared]);
  const walk = useHitWalk(id, found);
  const { shown, saysNothing, close } = walk;
  const root = useDismiss<HTMLElement>(shown || saysNothing, close);

  const change = (changed: Partial<SearchInput>, when: 'after a pause' | 'at once' = 'after a pause') => {
    const next = { ...input, ...changed };
    setInput(next);
    walk.begin();
    search(next, when);
  };
  /** Nothing is looked for any more; where days are searched, days still are. */
  const forget = () => {
    setInput({ ...empty, type: input.type });
    close();
    clear();
  };
  const onEnter = () => {
    if (!walk.reached) return change({}, 'at once');
    forget();
    void navigate(hitUrl(walk.reached));
  };
  const onEscape = () => {
    if (!shown && !saysNothing) return leave();
    close();
    clear();
    field.current?.focus();
  };
  const onArrow = (by: 1 | -1) => (walk.isWalkable ? walk.move(by) : change({}, 'at once'));

  return {
    ...{ id, root, field, input, found, shown, saysNothing, change, close, forget },
    ...{ active: walk.active, activeId: walk.activeId, reopen: walk.open },
    onKey: (event: KeyboardEvent) =>
      onBoxKey(event, root.current, field.current, { onEscape, onArrow, onEnter }),
    clear: () => {
      forget();
      setTimesCleared(timesCleared + 1);
    },
    /** A new number remounts the date field without its input. */
    timesCleared,
  };
}
