/** Injection token: the address of the database that this process uses. */
export const DATABASE_URL = Symbol('DATABASE_URL');
