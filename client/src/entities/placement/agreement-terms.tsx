interface AgreementTermsProps {
  /** The general text of the agreement, as it was sent. */
  text: { intro: string; heading: string; terms: readonly string[] };
}

/** What the parties of an agreement agree on. */
export function AgreementTerms({ text: { intro, heading, terms } }: AgreementTermsProps) {
  return (
    <>
      <p>{intro}</p>
      <p>{heading}</p>
      <ul className="bullets">
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </>
  );
}
