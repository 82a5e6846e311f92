/** Swedish number formats for screens and documents. */

const MINUS = '\u2212';
const THIN_SPACE = '\u202f';

/** Formats by number of decimals: creating one costs more than ten uses. */
const formats = new Map<number, Intl.NumberFormat>();

/** '1 234,5': at most `decimals` decimals, without trailing zeros. */
export function formatNumber(value: number, decimals = 0): string {
  const format = formats.get(decimals) ?? new Intl.NumberFormat('sv-SE', { maximumFractionDigits: decimals });
  formats.set(decimals, format);
  return format.format(value);
}

/** '1 prövning', '1 234 prövningar'. */
export function counted(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** '500 kr' for whole kronor, '500,50 kr' otherwise: a fee in a sentence. */
export function feeInKronor(ore: number): string {
  return kronor(ore).replace(',00', '');
}

/** Whole öre as kronor: '4 720,00 kr', thin spaces between the thousands, none of which breaks. */
export function kronor(ore: number): string {
  const digits = String(Math.abs(ore)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, THIN_SPACE);
  return `${ore < 0 ? MINUS : ''}${whole},${digits.slice(-2)}\u00a0kr`;
}
