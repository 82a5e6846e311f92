/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The columns of the APL board (specification, section 4). */
export type AplStatus =
  /** Bokade för samtal */
  | 'BLUE'
  /** Ej börjat */
  | 'GRAY'
  /** Har kontrakt, skall gå eller har börjat praktik */
  | 'GREEN'
  /** Praktik slut, ej närvarat */
  | 'RED'
  /** Är i fas */
  | 'YELLOW';

/** The e-mail address and the password of an account that may sign in; an empty one is BAD_USER_INPUT. */
export type LoginInput = {
  /** Trimmed and compared without regard to case. */
  email: string;
  /** Trimmed, as the specification says; otherwise compared as it stands. */
  password: string;
};

/** The address of the account, to which the link is mailed. */
export type RequestPasswordResetInput = {
  /** The account's address, in any case. At most three links an hour are mailed to one account. */
  email: string;
};

/** Roles, lowest rank first: guest 0, user 1, student 2, coordinator 3, specped 4, syv 5, teacher 6, admin 7, systemadmin 8. */
export type Role =
  /** Rank 7: everything but granting or touching systemadmin, the access log and API keys. */
  | 'ADMIN'
  /** Rank 3: reads a student's details and comments, searches, and adds APL comments. */
  | 'COORDINATOR'
  /** Rank 0: an account without any rights to data of others; it has a profile and tasks of its own. */
  | 'GUEST'
  /** Rank 4, special-education staff: as coordinator, and the details, course and calendar pages. */
  | 'SPECPED'
  /** Rank 2: the own record, files and exams, and the names of courses and teachers. */
  | 'STUDENT'
  /** Rank 8: everything, with the access log and the API keys. */
  | 'SYSTEMADMIN'
  /** Rank 5, study and career counsellor: as specped. */
  | 'SYV'
  /** Rank 6: the student list, the APL board, files, grades, exams, comments and notifications. */
  | 'TEACHER'
  /** Rank 1: as guest; sees no students. */
  | 'USER';

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { me: { userId: string, name: string, email: string, role: Role, studentId: string | null } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type FirstBoardQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstBoardQuery = { board: { newsAt: string, cards: Array<{ id: string, name: string, aplStatus: AplStatus, aplStatusSince: string, movedAt: string, municipality: string | null, education: string | null, commentCount: number, unseenCount: number, isMine: boolean, isDue: boolean }> } };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { message: string, user: { userId: string, name: string, email: string, role: Role, studentId: string | null } } };

export type StartPageQueryVariables = Exact<{ [key: string]: never; }>;


export type StartPageQuery = { myProfile: { settings: { startPage: string | null } } };

export type ResetLinkIsAliveQueryVariables = Exact<{
  token: string;
}>;


export type ResetLinkIsAliveQuery = { resetLinkIsAlive: boolean };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { message: string } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const CurrentUserDocument = new TypedDocumentString(`
    query CurrentUser {
  me {
    userId
    name
    email
    role
    studentId
  }
}
    `) as unknown as TypedDocumentString<CurrentUserQuery, CurrentUserQueryVariables>;
export const LogoutDocument = new TypedDocumentString(`
    mutation Logout {
  logout
}
    `) as unknown as TypedDocumentString<LogoutMutation, LogoutMutationVariables>;
export const FirstBoardDocument = new TypedDocumentString(`
    query FirstBoard {
  board {
    newsAt
    cards {
      id
      name
      aplStatus
      aplStatusSince
      movedAt
      municipality
      education
      commentCount
      unseenCount
      isMine
      isDue
    }
  }
}
    `) as unknown as TypedDocumentString<FirstBoardQuery, FirstBoardQueryVariables>;
export const LoginDocument = new TypedDocumentString(`
    mutation Login($input: LoginInput!) {
  login(input: $input) {
    message
    user {
      userId
      name
      email
      role
      studentId
    }
  }
}
    `) as unknown as TypedDocumentString<LoginMutation, LoginMutationVariables>;
export const StartPageDocument = new TypedDocumentString(`
    query StartPage {
  myProfile {
    settings {
      startPage
    }
  }
}
    `) as unknown as TypedDocumentString<StartPageQuery, StartPageQueryVariables>;
export const ResetLinkIsAliveDocument = new TypedDocumentString(`
    query ResetLinkIsAlive($token: String!) {
  resetLinkIsAlive(token: $token)
}
    `) as unknown as TypedDocumentString<ResetLinkIsAliveQuery, ResetLinkIsAliveQueryVariables>;
export const RequestPasswordResetDocument = new TypedDocumentString(`
    mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) {
    message
  }
}
    `) as unknown as TypedDocumentString<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;