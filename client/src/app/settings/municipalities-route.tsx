import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Municipalities, type MunicipalitiesProps } from '../../features/school-settings/municipalities';
import { Button } from '../../ui/button';
import { SectionPage } from '../section-page';

/** The municipalities that students come from and that pay. */
export function MunicipalitiesRoute() {
  const [edited, setEdited] = useState<MunicipalitiesProps['edited']>(null);
  return (
    <SectionPage
      path="/installningar/kommuner"
      lead="Kommunerna som går att välja för elever, priser och filter."
      actions={
        <Button variant="primary" icon={IconPlus} onClick={() => setEdited('new')}>
          Lägg till kommun
        </Button>
      }
    >
      <Municipalities edited={edited} onEdit={setEdited} />
    </SectionPage>
  );
}
