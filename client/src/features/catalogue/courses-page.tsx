import './catalogue.css';
import { useQuery } from '../../apollo/use-query';
import { CatalogueCountsDocument } from './catalogue.generated';
import { useSearch } from '../../lib/url-state/use-search';
import { CatalogueTabs } from './catalogue-tabs';
import { CourseCatalogue } from './courses/course-catalogue';
import { ProgramCatalogue } from './programs/program-catalogue';

/** `/programsandcourses`: the course catalogue, and the programs as its second tab (pages §4). */
export function CoursesPage() {
  const [params] = useSearch();
  const onPrograms = params.get('flik') === 'program';
  const { data, refetch } = useQuery(CatalogueCountsDocument, { fetchPolicy: 'cache-and-network' });
  const counts = data?.educationOverview;
  const tabs = (
    <CatalogueTabs
      label="Kurser och program"
      tabs={[
        {
          name: 'Kurser',
          count: counts?.courses,
          to: '/programsandcourses',
          current: !onPrograms,
        },
        {
          name: 'Program',
          count: counts?.programs,
          to: '/programsandcourses?flik=program',
          current: onPrograms,
        },
      ]}
    />
  );
  return onPrograms ? (
    <ProgramCatalogue tabs={tabs} onChanged={() => void refetch()} />
  ) : (
    <CourseCatalogue tabs={tabs} onChanged={() => void refetch()} />
  );
}
