import type { AccessLogInput } from '../../graphql/generated';
import { choiceIn, dateIn, writeValues } from '../../lib/address-values';
import { actionLabels, isAction, type LoggedAction } from './log-texts';

/** What the log shows, as its address says it. */
export interface LogView {
  /** The tab that the log stands on, which the address keeps. */
  tab: string | null;
  userId: string | null;
  studentId: string | null;
  action: LoggedAction | null;
  from: string | null;
  to: string | null;
  protectedOnly: boolean;
  /** The last row of the page before: the log grows at its top, so that numbers of pages would shift. */
  after: string | null;
  page: number;
}

export const noFilter = {
  userId: null,
  studentId: null,
  action: null,
  from: null,
  to: null,
  protectedOnly: false,
  after: null,
} as const satisfies Partial<LogView>;

const id = /^[0-9a-f-]{36}$/i;
const cursor = /^\d{1,18}$/;

/** Reads the address; what it does not understand is left out. */
export function readLogView(params: URLSearchParams): LogView {
  const fits = (name: string, form: RegExp) => {
    const given = params.get(name);
    return given && form.test(given) ? given : null;
  };
  return {
    tab: params.get('flik'),
    userId: fits('person', id),
    studentId: fits('elev', id),
    action: choiceIn(params, 'handelse', Object.keys(actionLabels).filter(isAction)),
    from: dateIn(params, 'fran'),
    to: dateIn(params, 'till'),
    protectedOnly: params.get('skyddade') === 'ja',
    after: fits('efter', cursor),
    page: 1,
  };
}

/** The address of a view. */
export function writeLogView(view: LogView): URLSearchParams {
  const params = new URLSearchParams();
  writeValues(params, {
    flik: view.tab,
    person: view.userId,
    elev: view.studentId,
    handelse: view.action,
    fran: view.from,
    till: view.to,
    skyddade: view.protectedOnly,
    efter: view.after,
  });
  return params;
}

/** The question as the contract takes it: only what is in use. */
export function toLogInput({ userId, studentId, action, from, to, protectedOnly, after }: LogView) {
  return {
    ...(userId && { userId }),
    ...(studentId && { studentId }),
    ...(action && { action }),
    ...(from && { from }),
    ...(to && { to }),
    ...(protectedOnly && { isProtected: true }),
    ...(after && { after }),
  } satisfies AccessLogInput;
}

/** Whether any filter is in use. */
export function isFiltered(view: LogView): boolean {
  return Object.keys(toLogInput({ ...view, after: null })).length > 0;
}
