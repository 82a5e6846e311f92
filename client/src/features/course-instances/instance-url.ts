import { instanceCalendar, instanceList } from '../../../../domain/lists/course-instances';
import { listUrl, type ListView } from '../../lib/list-url';
import { choiceIn } from '../../lib/url-state/url-values';
import { useUrlState } from '../../lib/url-state/use-url-state';
import { useListState } from '../../ui/list/use-list';

export const viewNames = ['lista', 'tidslinje', 'kalender'] as const;
export type ViewName = (typeof viewNames)[number];

/** The state of the page in its address. */
export type InstanceView = ListView<typeof instanceList> & {
  name: ViewName;
  /** The month of the calendar, yyyy-MM; null is this one. */
  month: string | null;
};

const listIn = (name: ViewName) => (name === 'kalender' ? instanceCalendar : instanceList);

/** The same filters in another view; defaults there become defaults here. */
export function inView(view: InstanceView, name: ViewName): Partial<InstanceView> {
  const [there, here] = [view.name, name].map((one) => listIn(one).filters.statuses.usual);
  return { name, ...(view.statuses.join() === there?.join() && here && { statuses: [...here] }) };
}

export function readInstanceView(params: URLSearchParams): InstanceView {
  const month = params.get('manad');
  const name = choiceIn(params, 'vy', viewNames) ?? 'lista';
  return {
    ...listUrl(listIn(name)).read(params),
    name,
    month: month !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : null,
  };
}

/** The address of a view; defaults are left out. */
export function writeInstanceView(view: InstanceView, before?: InstanceView): URLSearchParams {
  // A default of one view is a default of the other, or switching would seem to remove filters.
  const params = listUrl(listIn(view.name)).write(
    view,
    before && { ...before, ...inView(before, view.name) },
  );
  if (view.name !== 'lista') params.set('vy', view.name);
  if (view.month) params.set('manad', view.month);
  return params;
}

/** The list's state with its view. */
export function useInstanceList() {
  const state = useUrlState(readInstanceView, writeInstanceView);
  return useListState(listIn(state.view.name), state);
}

export type InstanceListState = ReturnType<typeof useInstanceList>;
