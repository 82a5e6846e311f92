import { useQuery } from '../../apollo/use-query';
import { StatsFiguresDocument } from './statistics.generated';
import type { CourseStatisticsInput } from '../../graphql/types.generated';
import { differenceOf, figures } from './figures';
import { Grid, Stack } from '../../ui/layout';
import { LoadFailed } from '../../apollo/feedback/load-failed';

const options = (input: CourseStatisticsInput) =>
  ({ variables: { input }, fetchPolicy: 'cache-and-network' }) as const;

/** Whether the figures have loaded or failed: content below them is queried afterwards. */
export function useFiguresHaveCome(input: CourseStatisticsInput): boolean {
  const { data, previousData, error } = useQuery(StatsFiguresDocument, options(input));
  return (data ?? previousData ?? error) !== undefined;
}

/** The figures, each with its base and its value in the previous period. */
export function FigureCards({ input }: { input: CourseStatisticsInput }) {
  const { data, previousData, error, refetch } = useQuery(StatsFiguresDocument, options(input));
  const found = (data ?? previousData)?.courseStatistics;
  if (error) return <LoadFailed {...{ error, refetch }} text="Kunde inte räkna fram nyckeltalen." />;
  if (!found) return <WaitingFigures />;
  const { current, previous } = found;
  if (current.participants === 0 && current.graded === 0)
    return <p className="stats-none">Ingen statistik för vald period.</p>;
  return (
    <section aria-label="Nyckeltal">
      <p className="meta below-2">
        Jämfört med {previous.from} – {previous.to}
      </p>
      <Grid
        as="dl"
        gap="4"
        columns="repeat(auto-fill, minmax(min(100%, var(--figure-least)), 1fr))"
        className="stats-figures dims"
        aria-busy={data === undefined}
      >
        {figures.map((figure) => {
          const difference = differenceOf(figure, current, previous);
          return (
            <Stack key={figure.key} gap="1" className="stats-figure box panel">
              <dt>{figure.label}</dt>
              <dd className="stats-figure-value tabular">{figure.text(current)}</dd>
              {figure.base && <dd className="meta tabular">{figure.base(current)}</dd>}
              {difference && (
                <dd className={`stats-difference stats-difference-${difference.tone}`}>
                  {difference.text}
                  <span className="sr-only">
                    {difference.tone === 'better' && ', bättre'}
                    {difference.tone === 'worse' && ', sämre'} jämfört med perioden före
                  </span>
                </dd>
              )}
              <dd>
                <details className="stats-definition">
                  <summary>
                    Så räknas det<span className="sr-only">: {figure.label}</span>
                  </summary>
                  <p>{figure.definition}</p>
                </details>
              </dd>
            </Stack>
          );
        })}
      </Grid>
    </section>
  );
}

/** Placeholders of the figures' height, so that content below does not move. */
function WaitingFigures() {
  return (
    <section aria-hidden="true">
      <p className="meta below-2">&nbsp;</p>
      <Grid
        gap="4"
        columns="repeat(auto-fill, minmax(min(100%, var(--figure-least)), 1fr))"
        className="stats-figures dims"
        aria-busy
      >
        {figures.map(({ key, label, base }) => (
          <Stack key={key} gap="1" className="stats-figure box panel">
            <span className="stats-figure-label">{label}</span>
            <span className="stats-figure-value">&nbsp;</span>
            {base && <span className="meta">&nbsp;</span>}
            <span className="stats-difference">&nbsp;</span>
            <span className="stats-definition-place" />
          </Stack>
        ))}
      </Grid>
    </section>
  );
}
