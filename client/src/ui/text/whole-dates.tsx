const DATE = /(\d{4}-\d{2}-\d{2})/;

/** A sentence whose dates are never broken at their hyphens where the line is short. */
export function WholeDates({ text }: { text: string }) {
  return text.split(DATE).map((part, at) =>
    DATE.test(part) ? (
      <span key={at} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
