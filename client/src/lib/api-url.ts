/** The server's origin; empty in the build, which means the same origin (contract §1). */
export const apiUrl: string = import.meta.env?.VITE_API_URL ?? '';
