import { kronor } from '../../../../../domain/numbers';
import { useQuery } from '../../../apollo/use-query';
import { OwnExamTermsDocument, type OwnExamTermsQuery } from '../../../graphql/generated';
import { LoadFailed } from '../../../apollo/feedback/load-failed';

type Terms = OwnExamTermsQuery['ownExamTerms'];

/** What the exam would cost the student at the screen, why, and how it is paid. */
export function OwnExamTerms({ course }: { course: string | null }) {
  const { data, error, refetch } = useQuery(OwnExamTermsDocument, {
    variables: { course: course ?? '' },
    skip: course === null,
    fetchPolicy: 'cache-and-network',
  });
  if (error) return <LoadFailed {...{ error, refetch }} text="Kunde inte hämta avgiften." />;
  return (
    <section className="exam-terms" aria-label="Avgift" aria-live="polite">
      {termsText(course, data?.ownExamTerms).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}

function termsText(course: string | null, terms: Terms | undefined): string[] {
  if (course === null) return ['Avgift: välj kurs, så ser du vad prövningen kostar.'];
  if (!terms) return ['Avgift: hämtas...'];
  if (terms.feeExemptReason) return [`Avgift: ingen. Du har ${terms.feeExemptReason}.`];
  if (terms.feeOre === 0) return ['Avgift: ingen. Skolan tar inte betalt för prövningar.'];
  return [
    `Avgift: ${kronor(terms.feeOre)}, eftersom du inte har fått F eller IG i kursen tidigare.`,
    terms.howToPay
      ? `Så betalar du: ${terms.howToPay}`
      : 'Skolan har inte skrivit hur avgiften betalas. Fråga skolan.',
  ];
}
