import { Injectable, type OnModuleInit } from '@nestjs/common';
import { educationTypeLabels } from '../../../../domain/labels/education.js';
import { enrollmentStatusLabels, statusReasonLabels } from '../../../../domain/labels/enrollment.js';
import { enrollmentList } from '../../../../domain/lists/enrollments.js';
import { exported, ExportSources, type ExportColumn } from '../../exports/export-sources.service.js';
import type { Enrollment } from '../../../platform/graphql/generated.js';
import { idIn } from '../../exports/url-values.input.js';
import { CsnReports, type ReportedRow } from '../csn/csn-reports.service.js';
import { listAt } from '../../exports/list-url.input.js';
import { EnrollmentList } from './enrollments.queries.js';
import { SCB_COLUMNS, type ScbRow } from '../scb/scb-columns.rules.js';
import { ScbRows } from '../scb/scb-rows.queries.js';

const statusOf = ({ status }: Enrollment) => (status ? enrollmentStatusLabels[status] : 'Planerad');
const reasonOf = ({ statusReason }: Enrollment) => (statusReason ? statusReasonLabels[statusReason] : null);
const dayOf = (moment: string | null | undefined) => moment?.slice(0, 10) ?? null;
const signedGrade = (row: Enrollment) => (row.isGradeSigned ? row.grade : null);

/** The columns of the list (pages, section 8). */
const LIST: readonly ExportColumn<Enrollment>[] = [
  { header: 'Elev', value: (row) => row.student.name },
  { header: 'Personnummer', value: (row) => row.student.personalNumber },
  { header: 'Kommun', value: (row) => row.student.municipality },
  { header: 'Typ', value: (row) => educationTypeLabels[row.type] },
  { header: 'Kod', value: (row) => row.code },
  { header: 'Utbildning', value: (row) => row.name },
  { header: 'Tillfälle', value: (row) => row.courseInstance?.courseName },
  { header: 'Lärare', value: (row) => row.teacher },
  { header: 'Startdatum', kind: 'date', value: (row) => row.startDate },
  { header: 'Slutdatum', kind: 'date', value: (row) => row.endDate },
  { header: 'Takt %', kind: 'number', value: (row) => row.pacePercent },
  { header: 'Status', value: statusOf },
  { header: 'Statusdatum', kind: 'date', value: (row) => row.statusOn },
  { header: 'Orsak', value: reasonOf },
  { header: 'Betyg', value: signedGrade },
  { header: 'Betygsdatum', kind: 'date', value: (row) => (row.isGradeSigned ? row.gradedOn : null) },
  { header: 'Rapporterad CSN', kind: 'date', value: (row) => dayOf(row.csnReportedAt) },
  { header: 'Fakturerad t.o.m.', kind: 'date', value: (row) => row.invoicedOn },
  { header: 'Borttagen', kind: 'date', value: (row) => dayOf(row.removedAt) },
];

/** Null in older reports, which lack the value. */
const UNDER_20: Readonly<Record<string, string>> = { true: 'Ja', false: 'Nej' };

const CSN: readonly ExportColumn<ReportedRow>[] = [
  { header: 'Personnummer', value: (row) => row.personalNumber },
  { header: 'Namn', value: (row) => row.name },
  { header: 'Kurskod', value: (row) => row.courseCode },
  { header: 'Kurs', value: (row) => row.courseName },
  { header: 'Poäng', kind: 'number', value: (row) => row.points },
  { header: 'Omfattning %', kind: 'number', value: (row) => row.pacePercent },
  { header: 'Startdatum', kind: 'date', value: (row) => row.startDate },
  { header: 'Slutdatum', kind: 'date', value: (row) => row.endDate },
  { header: 'Händelse', value: (row) => row.event },
  { header: 'Datum för händelsen', kind: 'date', value: (row) => row.eventOn },
  { header: 'Till och med', kind: 'date', value: (row) => row.eventTo },
  { header: 'Ändring eller rättelse', value: (row) => row.change },
  { header: 'Betyg', value: (row) => row.grade },
  { header: 'Under 20 år (studiehjälp)', value: (row) => UNDER_20[String(row.isUnder20)] },
];

/** Exports of enrolments: the list, 'SCB-underlag', and CSN reports. */
@Injectable()
export class EnrollmentExports implements OnModuleInit {
  constructor(
    private readonly sources: ExportSources,
    private readonly list: EnrollmentList,
    private readonly scb: ScbRows,
    private readonly csn: CsnReports,
  ) {}

  onModuleInit(): void {
    this.sources.register(
      exported<Enrollment>({
        list: 'enrollments',
        title: 'Inskrivningar',
        columns: LIST,
        rows: (actor, query) => this.list.all(actor, listAt(enrollmentList, query)),
        count: (actor, query) => this.list.count(actor, listAt(enrollmentList, query).filter),
        protectedStudent: ({ student }) => (student.isProtected ? student.id : null),
      }),
      exported<ScbRow>({
        list: 'enrollments-scb',
        title: 'SCB-underlag',
        columns: SCB_COLUMNS,
        rows: (actor, query) => this.scb.all(actor, listAt(enrollmentList, query)),
        count: (actor, query) => this.scb.count(actor, listAt(enrollmentList, query).filter),
        protectedStudent: ({ isProtected, studentId }) => (isProtected ? studentId : null),
      }),
      exported<ReportedRow>({
        list: 'csn-report',
        title: 'CSN-rapport',
        columns: CSN,
        rows: (_actor, query) => this.csn.rows(idIn(query, 'rapport')),
        count: (_actor, query) => this.csn.count(idIn(query, 'rapport')),
        protectedStudent: (row) => row.protectedId,
      }),
    );
  }
}
