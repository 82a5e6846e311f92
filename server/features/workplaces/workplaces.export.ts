import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  branchLabels,
  workplaceAgreementLabels,
  workplaceStateLabels,
} from '../../../domain/labels/placement.js';
import { workplaceList } from '../../../domain/lists/workplaces.js';
import type { Workplace } from '../../platform/graphql/generated.js';
import { exported, ExportSources, type ExportColumn } from '../exports/export-sources.service.js';
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
  { header: 'Riskbedömning gjord', kind: 'date', value: ({ riskAssessedOn }) => riskAssessedOn },
  { header: 'Status', value: ({ state }) => workplaceStateLabels[state] },
  { header: 'Skäl', value: ({ stateReason }) => stateReason },
  { header: 'Anteckning', value: ({ note }) => note },
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
        rows: (_actor, query) => this.rows(query),
        count: async (_actor, query) => {
          const { totalCount } = await this.list.page({ ...listAt(workplaceList, query), first: 1 }, true);
          return totalCount;
        },
        protectedStudent: 'NAMES_NOBODY',
      }),
    );
  }
  /** All workplaces, page by page. */
  private async rows(query: URLSearchParams): Promise<Workplace[]> {
    const rows: Workplace[] = [];
    for (let page = 1; ; page += 1) {
      const input = { ...listAt(workplaceList, query), first: workplaceList.paging!.fixed!, page };
      const { nodes, totalCount } = await this.list.page(input, true);
      rows.push(...nodes);
      if (nodes.length === 0 || rows.length >= totalCount) return rows;
    }
  }
}
