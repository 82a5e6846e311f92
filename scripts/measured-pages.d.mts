type Account = 'student' | 'teacher' | 'admin' | 'systemadmin';

export declare const PAGES: readonly (readonly [path: string, account: Account | null, content: string])[];
