/** Last day of studies in Gy11 courses (domain, D2). */
export const GY11_END = '2030-06-30';
