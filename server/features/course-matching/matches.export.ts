import { Injectable, type OnModuleInit } from '@nestjs/common';
import { needList } from '../../../domain/lists/course-matching.js';
import { needStateLabels } from '../../../domain/labels/enrollment.js';
import { exported, ExportSources, type ExportColumn } from '../exports/export-sources.service.js';
import { filtersIn } from '../exports/list-url.input.js';
import { MatchList, type ExportedNeed } from './matches.queries.js';

const COLUMNS: readonly ExportColumn<ExportedNeed>[] = [
  { header: 'Elev', value: (row) => row.student },
  { header: 'Kommun', value: (row) => row.municipality },
  { header: 'Önskad kurs', value: (row) => row.wanted },
  { header: 'Kurskod', value: ({ courses }) => courses.map(({ code }) => code).join(', ') },
  { header: 'Paket eller program', value: (row) => row.frame },
  { header: 'Tidigast start', kind: 'date', value: (row) => row.earliestOn },
  { header: 'Takt %', kind: 'number', value: (row) => row.pacePercent },
  { header: 'Bedömning', value: ({ state }) => needStateLabels[state] },
  {
    header: 'Bästa förslag',
    value: ({ proposals: [best] }) => (best?.isOpen && best.name ? best.name : null),
  },
  { header: 'Start', kind: 'date', value: ({ proposals: [best] }) => (best?.isOpen ? best.startDate : null) },
  { header: 'Poäng', kind: 'number', value: ({ proposals: [best] }) => (best?.isOpen ? best.score : null) },
];

/** Export of the needs with the filters of the page. */
@Injectable()
export class MatchExports implements OnModuleInit {
  constructor(
    private readonly sources: ExportSources,
    private readonly list: MatchList,
  ) {}

  onModuleInit(): void {
    this.sources.register(
      exported<ExportedNeed>({
        list: 'course-matching',
        title: 'Kursmatchning',
        columns: COLUMNS,
        rows: (actor, query) => this.list.all(actor, filtersIn(needList, query)),
        count: (_actor, query) => this.list.count(filtersIn(needList, query)),
        protectedStudent: ({ isProtected, studentId }) => (isProtected ? studentId : null),
      }),
    );
  }
}
