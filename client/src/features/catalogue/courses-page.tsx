import './catalogue.css';
import { useQuery } from '@apollo/client/react';
import { CatalogueCountsDocument } from '../../graphql/generated';
import { useAddressState } from '../../lib/address/use-address-state';
import { CatalogueTabs } from './catalogue-tabs';
import { CourseCatalogue } from './courses/course-catalogue';
import { readCourseView, writeCourseView } from './courses/course-address';
import { ProgramCatalogue } from './programs/program-catalogue';

/** `/programsandcourses`: the course catalogue, and the programs as its second tab (pages §4). */
export function CoursesPage() {
  const control = useAddressState(readCourseView, writeCourseView);
  const { data, refetch } = useQuery(CatalogueCountsDocument, { fetchPolicy: 'cache-and-network' });
  const counts = data?.educationOverview;
  const countAgain = () => {
    refetch().catch((failed: unknown) => console.error('The counts could not be read anew.', failed));
  };
  const tabs = (
    <CatalogueTabs
      label="Kurser och program"
      tabs={[
        {
          name: 'Kurser',
          count: counts?.courses,
          to: '/programsandcourses',
          current: control.view.tab === 'kurser',
        },
        {
          name: 'Program',
          count: counts?.programs,
          to: '/programsandcourses?flik=program',
          current: control.view.tab === 'program',
        },
      ]}
    />
  );
  return control.view.tab === 'program' ? (
    <ProgramCatalogue control={control} tabs={tabs} onChanged={countAgain} />
  ) : (
    <CourseCatalogue control={control} tabs={tabs} onChanged={countAgain} />
  );
}
