/** What whoever gives no reason is told. */
export const notOpened = 'Eleven öppnades inte: ingen orsak angavs.';
