import './statistics.css';
import { useMemo } from 'react';
import { useUrlState } from '../../lib/url-state/use-url-state';
import { today } from '../../lib/dates';
import { PageHeader } from '../../ui/page-header';
import { DropoutReasonsChart, DropoutWeeksChart, GradeChart, GroupChart, StartsChart } from './charts';
import { FigureCards, useFiguresHaveCome } from './figure-cards';
import { StatisticsFilters } from './statistics-filters';
import { readStatisticsView, toStatisticsInput, writeStatisticsView } from './statistics-url';
import { Grid } from '../../ui/layout';

const read = (params: URLSearchParams) => readStatisticsView(params, today());

/** Figures about courses (pages §12): every widget asks for itself, so that one that fails leaves the others. */
export function StatisticsPage() {
  const { view, change } = useUrlState(read, writeStatisticsView);
  const input = useMemo(() => toStatisticsInput(view), [view]);
  const query = useMemo(() => writeStatisticsView(view), [view]);
  // Queries the figures first, as they are at the top.
  const isTurn = useFiguresHaveCome(input);
  const charts = { input, query, isTurn };
  return (
    <>
      <PageHeader
        title="Statistik"
        lead="Hur det går i kurserna. Bara signerade betyg räknas, och varje tal säger vad det är en andel av."
      />
      <StatisticsFilters view={view} change={change} isTurn={isTurn} />
      <FigureCards input={input} />
      <Grid
        gap="6"
        columns="repeat(auto-fit, minmax(min(100%, 28rem), 1fr))"
        align="start"
        className="below-4"
      >
        <GradeChart {...charts} />
        <DropoutWeeksChart {...charts} />
        <DropoutReasonsChart {...charts} />
        <StartsChart {...charts} />
        <GroupChart {...charts} by="STUDY_FORM" />
        <GroupChart {...charts} by="MUNICIPALITY" />
        <GroupChart {...charts} by="TEACHER" />
      </Grid>
      <p className="meta">
        I filerna visas antal under fem som två punkter, så att ingen enskild kan pekas ut.
      </p>
    </>
  );
}
