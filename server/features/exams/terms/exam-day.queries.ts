/** Day of registration of the exam with this alias: as set by staff, else the day of creation. */
export const registeredOn = (exam: string): string =>
  `coalesce(${exam}.registered_on, (${exam}.created_at AT TIME ZONE 'Europe/Stockholm')::date)`;

/** Year of the requested month: its first occurrence from the registration day on. */
export const requestedYear = (exam: string): string =>
  `requested_year(${exam}.requested_month, coalesce(${exam}.registered_on::timestamptz, ${exam}.created_at))`;
