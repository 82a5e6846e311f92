/** The Luhn check digit of nine digits. */
function checkDigit(nine: string): number {
  const sum = [...nine].reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

let given = 0;

/**
 * A valid, unused personal number, `YYYYMMDD-NNNN`: born in the 1930s, where the demo school has nobody, on a
 * day derived from the clock.
 */
export function freePersonalNumber(): string {
  given += 1;
  const seed = Date.now() + given * 7919 + Math.floor(Math.random() * 1e6);
  const day = new Date(Date.UTC(1930, 0, 1 + (seed % 3650)));
  const date = day.toISOString().slice(0, 10).replaceAll('-', '');
  const serial = String(1 + (Math.floor(seed / 3650) % 999)).padStart(3, '0');
  return `${date}-${serial}${checkDigit(date.slice(2) + serial)}`;
}

/** An unused temporary number (T-nummer), `YYYYMMDD-TFNN`. */
export function freeTemporaryNumber(): string {
  return `${freePersonalNumber().slice(0, 9)}TF${String(1 + (Date.now() % 99)).padStart(2, '0')}`;
}
