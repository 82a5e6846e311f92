const bars = [9, 12, 15, 12, 9];

/**
 * Five bars that form a valley and an open book: the board's columns. Hidden from screen readers, as the product's
 * name is next to it.
 */
export function Logo() {
  return (
    <svg className="logo" width="32" height="32" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="10" fill="var(--brand)" />
      {bars.map((top, index) => (
        <rect key={index} x={6 + index * 6} y={top} width="4" height="16" rx="2" fill="var(--on-brand)" />
      ))}
    </svg>
  );
}
