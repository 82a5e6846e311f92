import type { Month } from '../../../../../domain/generated';
import { feeInKronor } from '../../../../../domain/numbers';
import { useQuery } from '../../../apollo/use-query';
import { OwnExamTermsDocument, type OwnExamTermsQuery } from '../exams.generated';
import { Message } from '../../../ui/feedback/message';
import { LoadFailed } from '../../../apollo/feedback/load-failed';

type Terms = OwnExamTermsQuery['ownExamTerms'];

interface OwnExamTermsProps {
  course: string | null;
  month: Month | null;
}

/** The signed-in student's exam fee with its reason and payment method, and obstacles to the registration. */
export function OwnExamTerms({ course, month }: OwnExamTermsProps) {
  const { data, error, refetch } = useQuery(OwnExamTermsDocument, {
    variables: { course: course ?? '' },
    skip: course === null,
    fetchPolicy: 'cache-and-network',
  });
  if (error) return <LoadFailed {...{ error, refetch }} text="Kunde inte hämta avgiften." />;
  return (
    <section className="exam-terms" aria-label="Avgift" aria-live="polite">
      {data &&
        warningsOf(data.ownExamTerms, month).map((text) => (
          <Message key={text} tone="warning">
            {text}
          </Message>
        ))}
      {termsText(course, data?.ownExamTerms).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}

function warningsOf({ isStudying, registeredMonths }: Terms, month: Month | null): string[] {
  const months = registeredMonths.map((one) => one.toLowerCase());
  const sameMonth = month !== null && registeredMonths.includes(month);
  return [
    ...(isStudying
      ? ['Du läser kursen nu. Anmäl dig bara om du vill pröva i stället för att läsa klart.']
      : []),
    ...(months.length > 0
      ? [
          `Du är redan anmäld till prövning i kursen (${months.join(', ')}).${sameMonth ? ' Samma månad kan inte anmälas två gånger.' : ''}`,
        ]
      : []),
  ];
}

function termsText(course: string | null, terms: Terms | undefined): string[] {
  if (course === null) return ['Avgift: välj kurs, så ser du vad prövningen kostar.'];
  if (!terms) return ['Avgift: hämtas…'];
  if (terms.feeExemptReason) return [`Avgift: ingen. Du har ${terms.feeExemptReason}.`];
  if (terms.feeOre === 0) return ['Avgift: ingen. Skolan tar inte betalt för prövningar.'];
  return [
    `Avgift: ${feeInKronor(terms.feeOre)}, eftersom du inte har fått F eller IG i kursen tidigare.`,
    terms.howToPay
      ? `Så betalar du: ${terms.howToPay}`
      : 'Skolan har inte skrivit hur avgiften betalas. Fråga skolan.',
  ];
}
