import { useEffect, type RefObject } from 'react';

const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, [contenteditable="true"], [tabindex]:not([tabindex="-1"])';

/** What moves focus itself does so first: an effect after its commit, a popup that gives it back. */
const SETTLED_MS = 40;

/**
 * Keeps the focus inside an open overlay. If the focused control is removed or disabled, the nearest control gets
 * the focus; otherwise keyboard and screen reader users would start again on the page behind. After a refused submit
 * the first invalid field gets it. Mantine's focus trap does not cover this.
 */
export function useKeptFocus(opened: boolean, content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!opened) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let place: Place | null = null;
    let submitted: HTMLFormElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      const box = content.current;
      if (!box?.isConnected) return;
      if (submitted && focusFault(submitted)) submitted = null;
      if (place && isLost(place[0]!.element)) nearestTo(place, box)?.focus();
    };
    const settleSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLED_MS);
    };
    const remember = (element: Element | null) => {
      const box = content.current;
      if (element && box?.contains(element) && element !== box) place = placeOf(element, box);
    };
    const onAct = () => (submitted = null);
    const onFocus = (target: Element) => {
      // Does not move the focus out of a field that the user is in, such as by dictation.
      if (!target.matches('.error-summary')) submitted = null;
      remember(target);
    };
    document.addEventListener('focusin', ({ target }) => onFocus(target as Element), { signal });
    document.addEventListener('keydown', onAct, { signal, capture: true });
    document.addEventListener('pointerdown', onAct, { signal, capture: true });
    document.addEventListener(
      'submit',
      ({ target }) => {
        if (!(target instanceof HTMLFormElement) || !content.current?.contains(target)) return;
        submitted = target;
        settleSoon();
      },
      { signal },
    );
    remember(document.activeElement);
    // The whole page: a question above this overlay may leave with the focus that it could not give back.
    const observer = new MutationObserver(() => {
      if (submitted || (place && isLost(place[0]!.element))) settleSoon();
    });
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'hidden', 'aria-invalid'],
    });
    return () => {
      listening.abort();
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [opened, content]);
}

/** The focused control and its ancestors, innermost first, each with its index among its siblings. */
type Place = { element: Element; index: number }[];

function placeOf(control: Element, box: Element): Place {
  const place: Place = [];
  for (let element = control; element !== box; element = element.parentElement!)
    place.push({ element, index: [...element.parentElement!.children].indexOf(element) });
  return [...place, { element: box, index: 0 }];
}

/** Whether focus is nowhere because what had it can have it no more. */
function isLost(control: Element): boolean {
  const active = document.activeElement;
  const nowhere = !active || active === document.body || active === control;
  return nowhere && (!control.isConnected || !mayHaveFocus(control));
}

/** The next control after the old position, else the previous one, as near as possible. */
function nearestTo(place: Place, box: Element): HTMLElement | null {
  const first = place.findIndex(({ element }) => element.isConnected && box.contains(element));
  for (let at = Math.max(first, 1); at < place.length; at += 1) {
    const children = [...place[at]!.element.children];
    const { index } = place[at - 1]!;
    const next =
      children.slice(index).flatMap(controlsOf)[0] ?? children.slice(0, index).flatMap(controlsOf).at(-1);
    if (next) return next;
  }
  return null;
}

function controlsOf(element: Element): HTMLElement[] {
  const inside = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)];
  return [...(element.matches(FOCUSABLE) ? [element as HTMLElement] : []), ...inside].filter(isTabStop);
}

function mayHaveFocus(element: Element): boolean {
  if (element.matches(':disabled, [hidden], [hidden] *, [inert] *, [type="hidden"]')) return false;
  // Missing in some browsers and in jsdom: the element then counts as visible.
  return element.checkVisibility?.() ?? true;
}

/** A list or panel that is no tab stop may still have the focus. */
function isTabStop(element: Element): boolean {
  return element.getAttribute('tabindex') !== '-1' && mayHaveFocus(element);
}

/** Focuses the first field at fault, unless the form has gone to one, or to its list of faults, by itself. */
function focusFault(form: HTMLFormElement): boolean {
  const fault = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!fault) return false;
  if (!document.activeElement?.matches('[aria-invalid="true"], .error-summary')) fault.focus();
  return true;
}
