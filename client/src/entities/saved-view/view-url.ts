import type { ListDefinition } from '../../../../domain/lists/list';
import { ownParams, savedAddress } from '../../../../domain/lists/saved-view';
import { noView } from '../../lib/list-url';

/* The address names the open saved view (`sparad`) and holds all of the list's filters and its order. The name alone
   is the view as saved; other parameters override it. So the two never disagree, a shared link shows the same rows,
   and changes are the differences from the view. */

/** What the address needs to know of a view. */
export interface AddressedView {
  id: string;
  address: string;
  isDefault: boolean;
}

/** The address as it has to be instead; null where it says enough. */
export function openedAddress(
  list: ListDefinition,
  params: URLSearchParams,
  views: readonly AddressedView[],
): URLSearchParams | null {
  const saved = params.get('sparad');
  const usual = views.find(({ isDefault }) => isDefault);
  if (saved === null) return usual && isBare(list, params) ? viewAddress(list, params, usual) : null;
  const isKept = saved === noView ? usual !== undefined && isBare(list, params) : isKnown(saved, views);
  if (!isKept) return withoutView(params);
  const view = views.find(({ id }) => id === saved);
  return view && view.address !== '' && isBare(list, params) ? viewAddress(list, params, view) : null;
}

/** Whether the address contains only a view that was deleted or is not shared with the user. */
export function isLost(
  list: ListDefinition,
  params: URLSearchParams,
  views: readonly AddressedView[],
): boolean {
  const saved = params.get('sparad');
  return saved !== null && saved !== noView && !isKnown(saved, views) && isBare(list, params);
}

/** The address of a view; keeps parameters that are not part of the list, such as the tab and the layout. */
export function viewAddress(
  list: ListDefinition,
  params: URLSearchParams,
  view: Pick<AddressedView, 'id' | 'address'>,
): URLSearchParams {
  const next = new URLSearchParams([...restOf(list, params), ...new URLSearchParams(view.address)]);
  next.set('sparad', view.id);
  return next;
}

/** The list as usual: said where it would open with something else. */
export function usualAddress(
  list: ListDefinition,
  params: URLSearchParams,
  views: readonly AddressedView[],
): URLSearchParams {
  const next = new URLSearchParams(restOf(list, params));
  if (views.some(({ isDefault }) => isDefault)) next.set('sparad', noView);
  return next;
}

/** Whether the address's filters or order differ from the view's. The search text is not part of a view. */
export function differs(
  list: ListDefinition,
  params: URLSearchParams,
  { address }: { address: string },
): boolean {
  return savedAddress(list, params) !== savedAddress(list, new URLSearchParams(address));
}

const isKnown = (saved: string, views: readonly AddressedView[]) => views.some(({ id }) => id === saved);

function isBare(list: ListDefinition, params: URLSearchParams): boolean {
  const own = ownParams(list);
  return ![...params.keys()].some((name) => own.has(name));
}

function withoutView(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('sparad');
  return next;
}

function restOf(list: ListDefinition, params: URLSearchParams): [string, string][] {
  const own = ownParams(list);
  return [...params].filter(([name]) => !own.has(name) && name !== 'sparad');
}
