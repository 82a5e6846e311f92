import { examList } from '../../../domain/lists/exams';
import { aplStatusLabels } from '../../../domain/labels/apl';
import { examDecisionLabels, examStatusLabels } from '../../../domain/labels/exam';
import * as texts from './fixed-texts';

/** The texts of the specification, written out once more: a change of either must be meant. */
describe('fixed texts', () => {
  it('match the error catalogue (specification, section 8)', () => {
    expect(Object.values(texts.alerts).toSorted()).toEqual(
      [
        'Kunde inte spara ändringar',
        'Kunde inte lägga till kommentar',
        'Kunde inte redigera kommentar',
        'Kunde inte radera kommentar',
        'Failed to upload file.',
        'Failed to download file.',
        'Failed to delete file.',
        'Fel vid registrering.',
        'Fel vid beslutssparning',
        'Beslut krävs',
        'Kunde inte ta bort prövningen.',
        'Kunde inte ta bort notisen.',
      ].toSorted(),
    );
    expect(texts.successes).toMatchObject({
      examRegistered: 'Registreringen lyckades!',
      examDecisionSaved: 'Beslut sparat',
      examDeleted: 'Prövning borttagen',
    });
    expect(texts.inlineTexts).toMatchObject({
      loginFailed: 'Login failed',
      resetTokenMissing: 'Ogiltig eller saknad token.',
      studentLoadFailed: 'Kunde inte ladda elevinformation',
    });
    expect(texts.questions).toEqual({
      deleteComment: 'Är du säker på att du vill radera denna kommentar?',
      deleteAplComment: 'Är du säker på att du vill ta bort denna kommentar?',
      deleteExam: 'Är du säker på att du vill ta bort denna prövning?',
      deleteFile: 'Are you sure you want to delete this file?',
    });
  });

  it('match the screens (specification, section 2)', () => {
    expect(texts.inlineTexts).toMatchObject({
      studentLoading: 'Laddar elevinformation...',
      forbidden: 'Du har inte behörighet att visa denna sida.',
      notFound: 'Sidan finns inte',
      missingValue: 'Ej angivet',
      withheldValue: 'Skyddad uppgift',
      deletedComment: '[RADERAD]',
    });
    expect(texts.emptyTexts).toMatchObject({
      notifications: 'Inga nya notiser',
      education: 'Ingen utbildning registrerad',
      comments: 'Inga kommentarer än',
      history: 'Ingen ändringshistorik',
      files: 'No files uploaded yet.',
    });
    expect(texts.headings).toMatchObject({
      studentDetails: 'Elevdetaljer',
      basicInformation: 'Grundläggande Information',
      status: 'Status',
      education: 'Utbildning',
      comments: 'Kommentarer',
      history: 'Ändringshistorik',
      addComment: 'Lägg till kommentar',
      editComment: 'Redigera kommentar',
      board: 'APL Statusöversikt',
      boardTotal: 'Totalt antal studenter',
      menu: 'Meny',
      examForm: 'Anmälan till prövning',
      examTable: '📋 Prövningselever',
    });
    expect(texts.headings.welcome('Studievy')).toBe('Välkommen till Studievy');
    expect(texts.buttons).toMatchObject({
      logIn: 'LOGGA IN',
      signOut: 'Logga ut',
      edit: 'Redigera',
      cancel: 'Avbryt',
      saveChanges: 'Spara ändringar',
      saving: 'Sparar...',
      saveNewPassword: 'Spara nytt lösenord',
      forgotPassword: 'Glömt lösenordet?',
      openMenu: 'Öppna menyn',
      clearSearch: 'Rensa sökning',
    });
    expect(texts.placeholders.comment).toBe('Skriv din kommentar här...');
    expect(texts.placeholders.search('Alla')).toBe('Sök efter Alla...');
    expect(texts.fieldLabels.newestCommentLast).toBe('Visa senaste kommentar längst ner');
    expect(texts.versionLabel('1.0.0')).toBe('Version 1.0.0, visa fler länkar');
  });

  it('match the exam page (specification, section 2)', () => {
    expect(Object.values(texts.examFormLabels)).toEqual([
      'Välj elev',
      'Personnummer',
      'Telefonnummer',
      'E-post',
      'Kurs',
      'Välj kurs',
      'Kommun',
      'Ansvarig lärare',
      'Önskad månad',
      'Betalningsdatum',
      'Material hämtat (SVE 1 eller 3)',
    ]);
    expect(texts.buttons.register).toBe('Registrera');
    expect(Object.values(texts.examColumns).join(', ')).toBe(
      'Namn, Personnummer, Telefon, Email, Kurs, Kommun, Månad, Lärare, Status, Material, Betalning, Beslut',
    );
    const { name, month, status } = examList.filters;
    expect([name.label, month.label, status.label]).toEqual(['Sök namn', 'Månad', 'Status']);
    expect(Object.values(examStatusLabels)).toEqual(['Intresse', 'Godkänd', 'Nekad']);
    expect([texts.chooseDecision, ...Object.values(examDecisionLabels)]).toEqual(['Välj', 'Godkänn', 'Neka']);
  });

  it('name the bell and count to 99 (contract, section 7)', () => {
    expect(texts.bellLabel(140)).toBe('Notiser, 140 nya');
    expect([0, 1, 99, 100].map(texts.bellBadge)).toEqual([null, '1', '99', '99+']);
    expect(texts.buttons).toMatchObject({
      seeStudent: 'Se elev',
      dismissNotification: 'Ta bort notis',
      resetNotification: 'Återställ',
    });
    expect(texts.headings.handledNotifications).toBe('Hanterade');
  });

  it('name the board’s columns in order (specification, section 4)', () => {
    expect(texts.aplStatuses.map((status) => [status, aplStatusLabels[status]])).toEqual([
      ['GRAY', 'Ej börjat'],
      ['RED', 'Praktik slut, ej närvarat'],
      ['BLUE', 'Bokade för samtal'],
      ['YELLOW', 'Är i fas'],
      ['GREEN', 'Har kontrakt, skall gå eller har börjat praktik'],
    ]);
  });

  it('count comments for the card icon', () => {
    expect(texts.commentIconLabel(0, 0)).toBeNull();
    expect(texts.commentIconLabel(3, 2)).toBe('2 olästa kommentarer');
    expect(texts.commentIconLabel(3, 0)).toBe('3 kommentarer, alla lästa');
  });

  it('list the twelve months', () => {
    expect(texts.monthNames.map((name) => name.toLowerCase())).toEqual(
      Array.from({ length: 12 }, (_, month) =>
        new Intl.DateTimeFormat('sv-SE', { month: 'long' }).format(new Date(2026, month, 1)),
      ),
    );
  });

  it('keep the constants of section 9', () => {
    expect([texts.copiedMs, texts.dialogClearMs]).toEqual([600, 99]);
  });

  it('know which texts are English', () => {
    expect(texts.languageOf('Login failed')).toBe('en');
    expect(texts.languageOf('No files uploaded yet.')).toBe('en');
    expect(texts.languageOf('Beslut krävs')).toBeUndefined();
  });
});
