const columns = [
  { x: 0, top: 0, colour: '#9da9ad' },
  { x: 124, top: 67, colour: '#dd7a73' },
  { x: 248, top: 134, colour: '#6d9ee1' },
  { x: 372, top: 67, colour: '#d8b455' },
  { x: 496, top: 0, colour: '#5fb47e' },
];

/** The logo's five bars in the board's colours, the one picture of the product. It says nothing that the text does not. */
export function Valley() {
  return (
    <svg viewBox="0 0 578 562" aria-hidden="true" focusable="false" className="valley">
      {columns.map(({ x, top, colour }) => (
        <g key={x} fill={colour}>
          <rect x={x} y={top} width="82" height="315" rx="41" />
          <circle cx={x + 41} cy={top + 386} r="41" opacity="0.4" />
        </g>
      ))}
    </svg>
  );
}
