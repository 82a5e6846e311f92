/** Injection token of the validated settings. */
export const CONFIG = Symbol('CONFIG');
