import { agreementTerms, type AgreementLanguage } from '../../../../domain/placements/agreement-text';

/** What the parties of an agreement agree on. */
export function AgreementTerms({ language }: { language: AgreementLanguage }) {
  const { heading, terms } = agreementTerms[language];
  return (
    <>
      <p>{heading}</p>
      <ul>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </>
  );
}
