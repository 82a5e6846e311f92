import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDismiss } from '../../ui/overlays/use-dismiss';
import { hitUrl, type SearchInput } from './search-question';
import { hitKey } from './search-results';
import { useSearch } from './use-search';
import { useSearchKey } from './use-search-key';

const empty: SearchInput = { type: 'ALLA', text: '', day: null };

/** What the box holds and how it answers to keys: arrows walk the hits, Enter opens, Esc clears and then leaves. */
export function useSearchBox() {
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const { found, search, clear } = useSearch();
  const [input, setInput] = useState(empty);
  const [opened, setOpened] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const [timesCleared, setTimesCleared] = useState(0);

  const hits = found.groups.flatMap((group) => group.hits);
  const shown = opened && hits.length > 0;
  const saysNothing = opened && found.isEmpty;
  const close = () => {
    setOpened(false);
    setActive(null);
  };
  const root = useDismiss<HTMLElement>(shown || saysNothing, close);
  useSearchKey(
    field,
    useCallback((from: Element | null) => {
      cameFrom.current = from;
    }, []),
  );
  useEffect(() => {
    if (active) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  useEffect(() => {
    if (timesCleared > 0) field.current?.focus();
  }, [timesCleared]);

  const change = (changed: Partial<SearchInput>, when: 'after a pause' | 'at once' = 'after a pause') => {
    const next = { ...input, ...changed };
    setInput(next);
    setActive(null);
    setOpened(true);
    search(next, when);
  };

  const move = (by: 1 | -1) => {
    if (hits.length === 0) return change({}, 'at once');
    const at = shown ? hits.findIndex((hit) => hitKey(hit) === active) : -1;
    const to = at < 0 ? (by === 1 ? 0 : hits.length - 1) : (at + by + hits.length) % hits.length;
    const hit = hits[to];
    setOpened(true);
    setActive(hit ? hitKey(hit) : null);
  };

  const onEnter = () => {
    const hit = shown ? hits.find((one) => hitKey(one) === active) : undefined;
    if (!hit) return change({}, 'at once');
    close();
    void navigate(hitUrl(hit));
  };

  const onEscape = () => {
    if (shown || saysNothing) {
      close();
      clear();
      field.current?.focus();
      return;
    }
    // Back to where '/' was pressed; else the field is left where it is.
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    else field.current?.blur();
    cameFrom.current = null;
  };

  const onKey = (event: KeyboardEvent) => {
    const target = event.target as Node;
    // The calendar of the date field hangs elsewhere in the page and has keys of its own.
    if (event.nativeEvent.isComposing || !root.current?.contains(target)) return;
    const isField = target === field.current;
    const isResult = target instanceof Element && target.closest('.search-panel') !== null;
    if (event.key === 'Escape') return onEscape();
    if (!isField && !isResult) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      field.current?.focus();
      move(event.key === 'ArrowDown' ? 1 : -1);
    }
    // A result is a link and opens itself.
    if (event.key === 'Enter' && isField) {
      event.preventDefault();
      onEnter();
    }
  };

  return {
    id,
    root,
    field,
    input,
    found,
    shown,
    saysNothing,
    active,
    activeId: shown && active ? `${id}-${active}` : undefined,
    change,
    close,
    onKey,
    reopen: () => setOpened(true),
    clear: () => {
      setInput({ ...empty, type: input.type });
      close();
      clear();
      setTimesCleared(timesCleared + 1);
    },
    /** A new number makes a new date field, without what was typed in the old one. */
    timesCleared,
  };
}
