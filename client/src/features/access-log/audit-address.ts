import type { AuditKind } from '../../../../domain/generated';
import type { AuditLogInput } from '../../graphql/generated';
import { choiceIn, dateIn, writeValues } from '../../lib/address-values';
import { auditKinds } from './audit-texts';

/** What the trail shows, as its address says it. */
export interface AuditView {
  /** The tab that the trail stands on, which the address keeps. */
  tab: string | null;
  userId: string | null;
  kind: AuditKind | null;
  from: string | null;
  to: string | null;
  /** The last row of the page before: the trail grows at its top, so that numbers of pages would shift. */
  after: string | null;
  page: number;
}

export const noAuditFilter = {
  userId: null,
  kind: null,
  from: null,
  to: null,
  after: null,
} as const satisfies Partial<AuditView>;

/** Reads the address; what it does not understand is left out. */
export function readAuditView(params: URLSearchParams): AuditView {
  const fits = (name: string, form: RegExp) => {
    const given = params.get(name);
    return given && form.test(given) ? given : null;
  };
  return {
    tab: params.get('flik'),
    userId: fits('person', /^[0-9a-f-]{36}$/i),
    kind: choiceIn(params, 'handelse', auditKinds),
    from: dateIn(params, 'fran'),
    to: dateIn(params, 'till'),
    after: fits('efter', /^\d{1,18}$/),
    page: 1,
  };
}

/** The address of a view. */
export function writeAuditView(view: AuditView): URLSearchParams {
  const params = new URLSearchParams();
  writeValues(params, {
    flik: view.tab,
    person: view.userId,
    handelse: view.kind,
    fran: view.from,
    till: view.to,
    efter: view.after,
  });
  return params;
}

/** The question as the contract takes it: only what is in use. */
export function toAuditInput({ userId, kind, from, to, after }: AuditView): AuditLogInput {
  return {
    ...(userId && { userId }),
    ...(kind && { kind }),
    ...(from && { from }),
    ...(to && { to }),
    ...(after && { after }),
  };
}

/** Whether any filter is in use. */
export function isAuditFiltered(view: AuditView): boolean {
  return Object.keys(toAuditInput({ ...view, after: null })).length > 0;
}
