const ROW = 'main tbody td';

/**
 * Pages to measure, with the account that opens each and its main content. Used by the measurements in
 * scripts/ and the tests of first loads and late answers in test/browser/.
 */
export const PAGES = [
  ['/login', null, 'input[type=password]'],
  ['/min-dag', 'student', '.day-row'],
  ['/examform', 'student', '.exam-fields'],
  ['/min-dag', 'teacher', '.day-row'],
  ['/apl', 'teacher', '.apl-card-name'],
  ['/kalender', 'teacher', '.calendar-grid'],
  ['/betyg', 'teacher', '.grade-group .name'],
  ['/notifications', 'teacher', ROW],
  ['/profile', 'teacher', 'main .descriptions'],
  ['/detaljer/Elev/:student', 'teacher', 'main .descriptions'],
  ['/students', 'admin', 'main a[href^="/student/"]'],
  ['/student/:student', 'admin', 'main .descriptions'],
  ['/addstudent', 'admin', 'main form input'],
  ['/examform', 'admin', ROW],
  ['/programsandpackages', 'admin', ROW],
  ['/programsandcourses', 'admin', ROW],
  ['/course-instances', 'admin', ROW],
  ['/course-matching', 'admin', '.matching-groups'],
  ['/lagg-till-larare', 'admin', 'main form input'],
  ['/teacher-management', 'admin', ROW],
  ['/anvandare', 'admin', ROW],
  ['/education', 'admin', ROW],
  ['/student-enrollments', 'admin', ROW],
  ['/editstudent', 'admin', '.records-finder'],
  ['/pdf', 'admin', '.doc-type'],
  ['/earnings', 'admin', '.earnings-amount'],
  ['/stats/courses', 'admin', '.stats-figure-value'],
  ['/test', 'systemadmin', '.system-ok'],
  ['/installningar/skola', 'admin', 'main form input'],
  ['/installningar/priser', 'admin', ROW],
  ['/system/drift', 'admin', '.system-ok'],
];

/** Signs in; returns the storage state and a student visible to the account. */
export async function stateOf(browser, url, account, signIn) {
  if (!account) return { storageState: undefined, student: '' };
  const context = await browser.newContext({ baseURL: url, locale: 'sv-SE' });
  const page = await context.newPage();
  await signIn(page, account);
  const hits = await (await page.request.get('/api/search?type=Alla&q=hassan')).json();
  const student = Array.isArray(hits) ? hits.find(({ type }) => type === 'Elev')?.id : '';
  const storageState = await context.storageState();
  await context.close();
  return { storageState, student };
}
