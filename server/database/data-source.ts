import pg from 'pg';
import { DataSource } from 'typeorm';
import { ENTITIES } from './entities.js';
import { SteadyClient } from './steady-client.js';
import { Foundation1763600000000 } from './migrations/1763600000000-foundation.js';
import { ExamsAndNotifications1763700000000 } from './migrations/1763700000000-exams-and-notifications.js';
import { Accounts1763710000000 } from './migrations/1763710000000-accounts.js';
import { Search1763720000000 } from './migrations/1763720000000-search.js';
import { Administration1763800000000 } from './migrations/1763800000000-administration.js';
import { Catalogue1763810000000 } from './migrations/1763810000000-catalogue.js';
import { EnrollmentPlaces1763839000000 } from './migrations/1763839000000-enrollment-places.js';
import { Enrollments1763812000000 } from './migrations/1763812000000-enrollments.js';
import { TeachersAndMatching1763813000000 } from './migrations/1763813000000-teachers-and-matching.js';
import { CourseInstances1763811000000 } from './migrations/1763811000000-course-instances.js';
import { ListExports1763820000000 } from './migrations/1763820000000-list-exports.js';
import { StudentRecords1763821000000 } from './migrations/1763821000000-student-records.js';
import { Earnings1763818000000 } from './migrations/1763818000000-earnings.js';
import { Calendar1763815000000 } from './migrations/1763815000000-calendar.js';
import { Grading1763814000000 } from './migrations/1763814000000-grading.js';
import { Documents1763819000000 } from './migrations/1763819000000-documents.js';
import { Erasure1763830000000 } from './migrations/1763830000000-erasure.js';
import { StudentNumbers1763830001000 } from './migrations/1763830001000-student-numbers.js';
import { FirstSigning1763831000000 } from './migrations/1763831000000-first-signing.js';
import { InvoiceContents1763831000001 } from './migrations/1763831000001-invoice-contents.js';
import { UnplacedEnrollments1763835000000 } from './migrations/1763835000000-unplaced-enrollments.js';
import { DismissedWishes1763836000000 } from './migrations/1763836000000-dismissed-wishes.js';
import { ExamCatalogue1763840000001 } from './migrations/1763840000001-exam-catalogue.js';
import { SteadyDerived1763841000000 } from './migrations/1763841000000-steady-derived.js';
import { MovesTakenBack1764008000000 } from './migrations/1764008000000-moves-taken-back.js';
import { Departures1763843000000 } from './migrations/1763843000000-departures.js';
import { LastSignIn1763840000000 } from './migrations/1763840000000-last-sign-in.js';
import { Ungraded1763836000001 } from './migrations/1763836000001-ungraded.js';
import { AccessLogDetail1763837000000 } from './migrations/1763837000000-access-log-detail.js';
import { StudentByEmail1763837000001 } from './migrations/1763837000001-student-by-email.js';
import { LimitsAndTrails1763837000002 } from './migrations/1763837000002-limits-and-trails.js';
import { BatchParts1763842000000 } from './migrations/1763842000000-batch-parts.js';
import { GuardedTrails1763842000001 } from './migrations/1763842000001-guarded-trails.js';
import { CorrectionRequests1763845000000 } from './migrations/1763845000000-correction-requests.js';
import { MunicipalityRegister1764004002000 } from './migrations/1764004002000-municipality-register.js';
import { Authorities1764004001000 } from './migrations/1764004001000-authorities.js';
import { NumberKinds1764004000000 } from './migrations/1764004000000-number-kinds.js';
import { CsnWithdrawals1763846000000 } from './migrations/1763846000000-csn-withdrawals.js';
import { AdaptedLevels1764001000000 } from './migrations/1764001000000-adapted-levels.js';
import { PeriodsAndPriceRules1764003000000 } from './migrations/1764003000000-periods-and-price-rules.js';
import { AuditLog1764006001000 } from './migrations/1764006001000-audit-log.js';
import { SignInDevices1764006000000 } from './migrations/1764006000000-sign-in-devices.js';
import { PairSources1764002002000 } from './migrations/1764002002000-pair-sources.js';
import { ExamFacts1764002001000 } from './migrations/1764002001000-exam-facts.js';
import { OneEquivalence1764002000000 } from './migrations/1764002000000-one-equivalence.js';
import { AccessReasons1764005000000 } from './migrations/1764005000000-access-reasons.js';
import { HeldImportRows1764005001000 } from './migrations/1764005001000-held-import-rows.js';

// A DATE stays the string that it is: turned into a moment it would shift with the time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => Number(value));

/** What every connection of the product asks for. A pooler in between that does not pass it on is refused at start. */
export function sessionOptions(statementTimeoutMs = 5_000): string {
  // A statement whose server has died must not go on holding its locks: the restarted one would wait for them.
  return `-c client_connection_check_interval=2s -c statement_timeout=${statementTimeoutMs} -c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000 -c jit=off -c timezone=UTC`;
}

/** TypeORM's way to the database: writes by repository, hot reads by hand-written SQL through its pool. */
export function buildDataSource(
  url: string,
  options: { poolSize?: number; statementTimeoutMs?: number } = {},
): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities: ENTITIES,
    migrations: [
      Foundation1763600000000,
      ExamsAndNotifications1763700000000,
      Accounts1763710000000,
      Search1763720000000,
      Administration1763800000000,
      Catalogue1763810000000,
      Enrollments1763812000000,
      EnrollmentPlaces1763839000000,
      TeachersAndMatching1763813000000,
      CourseInstances1763811000000,
      ListExports1763820000000,
      StudentRecords1763821000000,
      Earnings1763818000000,
      Calendar1763815000000,
      Grading1763814000000,
      Documents1763819000000,
      Erasure1763830000000,
      StudentNumbers1763830001000,
      FirstSigning1763831000000,
      InvoiceContents1763831000001,
      UnplacedEnrollments1763835000000,
      DismissedWishes1763836000000,
      LastSignIn1763840000000,
      ExamCatalogue1763840000001,
      SteadyDerived1763841000000,
      MovesTakenBack1764008000000,
      Ungraded1763836000001,
      AccessLogDetail1763837000000,
      StudentByEmail1763837000001,
      LimitsAndTrails1763837000002,
      BatchParts1763842000000,
      Departures1763843000000,
      GuardedTrails1763842000001,
      CorrectionRequests1763845000000,
      CsnWithdrawals1763846000000,
      NumberKinds1764004000000,
      AdaptedLevels1764001000000,
      PeriodsAndPriceRules1764003000000,
      SignInDevices1764006000000,
      OneEquivalence1764002000000,
      ExamFacts1764002001000,
      AuditLog1764006001000,
      Authorities1764004001000,
      MunicipalityRegister1764004002000,
      AccessReasons1764005000000,
      HeldImportRows1764005001000,
      PairSources1764002002000,
    ],
    synchronize: false,
    poolSize: options.poolSize ?? 10,
    connectTimeoutMS: 2_000,
    applicationName: 'studievy',
    extra: {
      Client: SteadyClient,
      keepAlive: true,
      options: sessionOptions(options.statementTimeoutMs),
    },
  });
}
