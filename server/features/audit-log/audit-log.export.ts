import { Injectable, type OnModuleInit } from '@nestjs/common';
import { auditKindLabels } from '../../../domain/labels/system.js';
import { auditLogList } from '../../../domain/lists/logs.js';
import { exported, ExportSources } from '../exports/export-sources.service.js';
import { filtersIn } from '../exports/list-url.input.js';
import { AuditTrail } from '../../platform/history/audit-trail.js';
import { AuditLogService, changesOf } from './audit-log.service.js';

type Row = Awaited<ReturnType<AuditLogService['rows']>>[number];

/** Export of the audit log with the filters of the page. The export itself is recorded. */
@Injectable()
export class AuditLogExports implements OnModuleInit {
  constructor(
    private readonly sources: ExportSources,
    private readonly log: AuditLogService,
    private readonly trail: AuditTrail,
  ) {}

  onModuleInit(): void {
    this.sources.register(
      exported<Row>({
        list: 'audit-log',
        title: 'Revisionslogg',
        requires: 'SYSTEMADMIN',
        columns: [
          { header: 'Tid (UTC)', kind: 'moment', value: ({ at }) => at },
          { header: 'Händelse', value: ({ kind }) => auditKindLabels[kind] },
          { header: 'Vem', value: ({ userName }) => userName },
          { header: 'Roll', value: ({ role }) => role?.toLowerCase() },
          { header: 'Konto', value: ({ subjectName }) => subjectName },
          { header: 'Adress', value: ({ address }) => address },
          { header: 'Program', value: ({ userAgent }) => userAgent },
          { header: 'Före', value: (row) => told(row, 'before') },
          { header: 'Efter', value: (row) => told(row, 'after') },
          { header: 'Vem (id)', value: ({ userId }) => userId },
          { header: 'Konto (id)', value: ({ subjectId }) => subjectId },
        ],
        rows: async (actor, query) => {
          const rows = await this.log.rows(filtersIn(auditLogList, query));
          await this.trail.record({ actor }, { kind: 'AUDIT_LOG_READ', newValues: { rows: rows.length } });
          return rows;
        },
        count: (_actor, query) => this.log.count(filtersIn(auditLogList, query)),
        protectedStudent: ({ protectedStudentId }) => protectedStudentId,
      }),
    );
  }
}

function told({ previous, next }: Row, side: 'before' | 'after'): string {
  return changesOf(previous, next)
    .flatMap((change) => (change[side] === null ? [] : `${change.field}: ${change[side]}`))
    .join('; ');
}
