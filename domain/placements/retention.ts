/**
 * Years after its last day during which a placement is kept, with hours, incidents, assessment and agreements
 * (domain, A2; pages, X1551). Then it is listed, and an administrator decides.
 */
export const PLACEMENT_RETENTION_YEARS = 5;
