import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  branchLabels,
  workplaceAgreementLabels,
  workplaceStateLabels,
} from '../../../domain/labels/placement.js';
import { workplaceList } from '../../../domain/lists/workplaces.js';
import type { Workplace } from '../../platform/graphql/generated.js';
import { exported, ExportSources, NEVER_LONG, type ExportColumn } from '../exports/export-sources.service.js';
import { listAt } from '../exports/list-url.input.js';
import { WorkplaceList } from './workplaces.queries.js';

const COLUMNS: readonly ExportColumn<Workplace>[] = [
  { header: 'Namn', value: ({ name }) => name },
  { header: 'Organisationsnummer', value: ({ organisationNumber }) => organisationNumber },
  { header: 'Enhet', value: ({ unit }) => unit },
  { header: 'Gatuadress', value: ({ street }) => street },
  { header: 'Postnummer', value: ({ postalCode }) => postalCode },
  { header: 'Ort', value: ({ city }) => city },
  { header: 'Kommun', value: ({ municipality }) => municipality },
  {
    header: 'Branscher',
    value: ({ branches }) => branches.map((branch) => branchLabels[branch]).join(', '),
  },
  { header: 'Kontaktperson', value: ({ contactName }) => contactName },
  { header: 'Telefon', value: ({ contactPhone }) => contactPhone },
  { header: 'E-post', value: ({ contactEmail }) => contactEmail },
  { header: 'Handledare', value: ({ supervisors }) => supervisors.map(({ name }) => name).join('; ') },
  {
    header: 'Handledarutbildning',
    value: ({ supervisors }) =>
      supervisors.flatMap(({ name, trainedOn }) => (trainedOn ? `${name} ${trainedOn}` : [])).join('; '),
  },
  { header: 'Platser', kind: 'number', value: ({ places }) => places },
  { header: 'Lediga i dag', kind: 'number', value: ({ freePlaces }) => freePlaces },
  { header: 'Ramavtal', value: ({ agreementState }) => workplaceAgreementLabels[agreementState] },
  { header: 'Ramavtal till', kind: 'date', value: ({ agreedUntil }) => agreedUntil },
  { header: 'Status', value: ({ state }) => workplaceStateLabels[state] },
  { header: 'Skäl', value: ({ stateReason }) => stateReason },
];

/** Export of the workplaces, by the URL of their page. */
@Injectable()
export class WorkplaceExports implements OnModuleInit {
  constructor(
    private readonly sources: ExportSources,
    private readonly list: WorkplaceList,
  ) {}

  onModuleInit(): void {
    this.sources.register(
      exported<Workplace>({
        list: 'workplaces',
        title: 'Arbetsplatser',
        columns: COLUMNS,
        rows: async (_actor, query) => {
          const input = { ...listAt(workplaceList, query), first: workplaceList.paging!.fixed! };
          return (await this.list.page(input, true)).nodes;
        },
        count: NEVER_LONG,
        protectedStudent: 'NAMES_NOBODY',
      }),
    );
  }
}
