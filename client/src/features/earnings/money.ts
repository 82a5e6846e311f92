import { kronor } from '../../../../domain/numbers';

const MINUS = '\u2212';

/** With its sign, for differences. */
export function signedMoney(ore: number): string {
  return ore > 0 ? `+${kronor(ore)}` : kronor(ore);
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
