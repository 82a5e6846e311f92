/** Injection token: URL of this process's database. */
export const DATABASE_URL = Symbol('DATABASE_URL');
