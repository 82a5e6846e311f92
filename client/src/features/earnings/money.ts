const MINUS = '\u2212';
const THIN_SPACE = '\u202f';

/** Whole öre as Swedes write kronor: '4 720,00 kr', thin spaces between the thousands (pages §13). */
export function money(ore: number): string {
  const digits = String(Math.abs(ore)).padStart(3, '0');
  const kronor = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, THIN_SPACE);
  return `${ore < 0 ? MINUS : ''}${kronor},${digits.slice(-2)}\u00a0kr`;
}

/** With its sign, for differences. */
export function signedMoney(ore: number): string {
  return ore > 0 ? `+${money(ore)}` : money(ore);
}

/** What a person types as kronor ('4 720,50', '47.2', '69000 kr'), in whole öre; null when it is no amount. */
export function readMoney(typed: string): number | null {
  const text = typed
    .replace(/kr\.?$/i, '')
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(MINUS, '-')
    .replace(',', '.');
  const match = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const ore = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] && ore !== 0 ? -ore : ore;
}

/** An amount for a field: '47,20'. */
export function typedMoney(ore: number): string {
  return `${ore < 0 ? '-' : ''}${Math.floor(Math.abs(ore) / 100)},${String(Math.abs(ore) % 100).padStart(2, '0')}`;
}
