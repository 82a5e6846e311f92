/** Days before its end from which the list of workplaces warns of an agreement. */
export const AGREEMENT_SOON_DAYS = 60;

/** Days before its end from which administrators are notified of an agreement, once. */
export const AGREEMENT_NOTICE_DAYS = 30;
