/** Message for a user who gives no reason. */
export const notOpened = 'Eleven öppnades inte: ingen orsak angavs.';
