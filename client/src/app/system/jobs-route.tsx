import { JobsList } from '../../features/system/jobs-list';
import { SectionPage } from '../section-page';

/** Long work in progress and what became of earlier work. */
export function JobsRoute() {
  return (
    <SectionPage path="/system/jobb" lead="Importer, exporter och annat som tar tid, med det senaste först.">
      <JobsList />
    </SectionPage>
  );
}
