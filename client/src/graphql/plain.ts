/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { me: { userId: string, name: string, email: string, role: Types.Role, studentId: string | null } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type FirstBoardQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstBoardQuery = { board: { newsAt: string, cards: Array<{ id: string, name: string, aplStatus: Types.AplStatus, aplStatusSince: string, movedAt: string, municipality: string | null, education: string | null, isPackage: boolean, hasOngoingApl: boolean, commentCount: number, unseenCount: number, isMine: boolean, isDue: boolean, placement: { id: string, workplaceId: string, workplace: string, branches: Array<Types.Branch>, nextDue: Types.PlacementDue, nextDueOn: string, isAgreementMissing: boolean, isBehind: boolean, isAssessmentMissing: boolean, isDone: boolean, hoursReported: number, hoursRequired: number | null } | null }> } };

export type LoginMutationVariables = Exact<{
  input: Types.LoginInput;
}>;


export type LoginMutation = { login: { message: string, user: { userId: string, name: string, email: string, role: Types.Role, studentId: string | null } } };

export type StartPageQueryVariables = Exact<{ [key: string]: never; }>;


export type StartPageQuery = { myProfile: { settings: { startPage: string | null } } };

export type ResetLinkIsAliveQueryVariables = Exact<{
  token: string;
}>;


export type ResetLinkIsAliveQuery = { resetLinkIsAlive: boolean };

export type RequestPasswordResetMutationVariables = Exact<{
  input: Types.RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { message: string } };

export type SupervisorPlacementFragment = { studentName: string, workplace: string, startDate: string, endDate: string, agreement: { version: number, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, goals: Array<string>, isSignedByWorkplace: boolean, text: { intro: string, heading: string, terms: Array<string> }, textInEnglish: { intro: string, heading: string, terms: Array<string> } } | null, weeks: Array<{ week: string, monday: string, version: number, hours: number, daysAway: number, isConfirmed: boolean }>, goals: Array<{ id: string, text: string, level: Types.AssessmentLevel | null, comment: string | null }>, assessment: { version: number, text: string | null, isSeen: boolean } | null };

export type SupervisorViewQueryVariables = Exact<{
  token: string;
}>;


export type SupervisorViewQuery = { supervisorView: { studentName: string, workplace: string, startDate: string, endDate: string, agreement: { version: number, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, goals: Array<string>, isSignedByWorkplace: boolean, text: { intro: string, heading: string, terms: Array<string> }, textInEnglish: { intro: string, heading: string, terms: Array<string> } } | null, weeks: Array<{ week: string, monday: string, version: number, hours: number, daysAway: number, isConfirmed: boolean }>, goals: Array<{ id: string, text: string, level: Types.AssessmentLevel | null, comment: string | null }>, assessment: { version: number, text: string | null, isSeen: boolean } | null } | null };

export type SignAgreementByLinkMutationVariables = Exact<{
  input: Types.SignAgreementByLinkInput;
}>;


export type SignAgreementByLinkMutation = { signAgreementByLink: { studentName: string, workplace: string, startDate: string, endDate: string, agreement: { version: number, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, goals: Array<string>, isSignedByWorkplace: boolean, text: { intro: string, heading: string, terms: Array<string> }, textInEnglish: { intro: string, heading: string, terms: Array<string> } } | null, weeks: Array<{ week: string, monday: string, version: number, hours: number, daysAway: number, isConfirmed: boolean }>, goals: Array<{ id: string, text: string, level: Types.AssessmentLevel | null, comment: string | null }>, assessment: { version: number, text: string | null, isSeen: boolean } | null } };

export type ConfirmWeekByLinkMutationVariables = Exact<{
  input: Types.ConfirmWeekByLinkInput;
}>;


export type ConfirmWeekByLinkMutation = { confirmWeekByLink: { studentName: string, workplace: string, startDate: string, endDate: string, agreement: { version: number, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, goals: Array<string>, isSignedByWorkplace: boolean, text: { intro: string, heading: string, terms: Array<string> }, textInEnglish: { intro: string, heading: string, terms: Array<string> } } | null, weeks: Array<{ week: string, monday: string, version: number, hours: number, daysAway: number, isConfirmed: boolean }>, goals: Array<{ id: string, text: string, level: Types.AssessmentLevel | null, comment: string | null }>, assessment: { version: number, text: string | null, isSeen: boolean } | null } };

export type AssessPlacementByLinkMutationVariables = Exact<{
  input: Types.AssessPlacementByLinkInput;
}>;


export type AssessPlacementByLinkMutation = { assessPlacementByLink: { studentName: string, workplace: string, startDate: string, endDate: string, agreement: { version: number, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, goals: Array<string>, isSignedByWorkplace: boolean, text: { intro: string, heading: string, terms: Array<string> }, textInEnglish: { intro: string, heading: string, terms: Array<string> } } | null, weeks: Array<{ week: string, monday: string, version: number, hours: number, daysAway: number, isConfirmed: boolean }>, goals: Array<{ id: string, text: string, level: Types.AssessmentLevel | null, comment: string | null }>, assessment: { version: number, text: string | null, isSeen: boolean } | null } };

export type ReportAbsenceByLinkMutationVariables = Exact<{
  input: Types.ReportAbsenceByLinkInput;
}>;


export type ReportAbsenceByLinkMutation = { reportAbsenceByLink: { studentName: string, workplace: string, startDate: string, endDate: string, agreement: { version: number, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, goals: Array<string>, isSignedByWorkplace: boolean, text: { intro: string, heading: string, terms: Array<string> }, textInEnglish: { intro: string, heading: string, terms: Array<string> } } | null, weeks: Array<{ week: string, monday: string, version: number, hours: number, daysAway: number, isConfirmed: boolean }>, goals: Array<{ id: string, text: string, level: Types.AssessmentLevel | null, comment: string | null }>, assessment: { version: number, text: string | null, isSeen: boolean } | null } };

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
export const SupervisorPlacementFragmentDoc = new TypedDocumentString(`
    fragment SupervisorPlacement on SupervisorView {
  studentName
  workplace
  startDate
  endDate
  agreement {
    version
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    goals
    text {
      intro
      heading
      terms
    }
    textInEnglish {
      intro
      heading
      terms
    }
    isSignedByWorkplace
  }
  weeks {
    week
    monday
    version
    hours
    daysAway
    isConfirmed
  }
  goals {
    id
    text
    level
    comment
  }
  assessment {
    version
    text
    isSeen
  }
}
    `, {"fragmentName":"SupervisorPlacement"}) as unknown as TypedDocumentString<SupervisorPlacementFragment, unknown>;
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
      isPackage
      hasOngoingApl
      commentCount
      unseenCount
      isMine
      isDue
      placement {
        id
        workplaceId
        workplace
        branches
        nextDue
        nextDueOn
        isAgreementMissing
        isBehind
        isAssessmentMissing
        isDone
        hoursReported
        hoursRequired
      }
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
export const SupervisorViewDocument = new TypedDocumentString(`
    query SupervisorView($token: String!) {
  supervisorView(token: $token) {
    ...SupervisorPlacement
  }
}
    fragment SupervisorPlacement on SupervisorView {
  studentName
  workplace
  startDate
  endDate
  agreement {
    version
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    goals
    text {
      intro
      heading
      terms
    }
    textInEnglish {
      intro
      heading
      terms
    }
    isSignedByWorkplace
  }
  weeks {
    week
    monday
    version
    hours
    daysAway
    isConfirmed
  }
  goals {
    id
    text
    level
    comment
  }
  assessment {
    version
    text
    isSeen
  }
}`) as unknown as TypedDocumentString<SupervisorViewQuery, SupervisorViewQueryVariables>;
export const SignAgreementByLinkDocument = new TypedDocumentString(`
    mutation SignAgreementByLink($input: SignAgreementByLinkInput!) {
  signAgreementByLink(input: $input) {
    ...SupervisorPlacement
  }
}
    fragment SupervisorPlacement on SupervisorView {
  studentName
  workplace
  startDate
  endDate
  agreement {
    version
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    goals
    text {
      intro
      heading
      terms
    }
    textInEnglish {
      intro
      heading
      terms
    }
    isSignedByWorkplace
  }
  weeks {
    week
    monday
    version
    hours
    daysAway
    isConfirmed
  }
  goals {
    id
    text
    level
    comment
  }
  assessment {
    version
    text
    isSeen
  }
}`) as unknown as TypedDocumentString<SignAgreementByLinkMutation, SignAgreementByLinkMutationVariables>;
export const ConfirmWeekByLinkDocument = new TypedDocumentString(`
    mutation ConfirmWeekByLink($input: ConfirmWeekByLinkInput!) {
  confirmWeekByLink(input: $input) {
    ...SupervisorPlacement
  }
}
    fragment SupervisorPlacement on SupervisorView {
  studentName
  workplace
  startDate
  endDate
  agreement {
    version
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    goals
    text {
      intro
      heading
      terms
    }
    textInEnglish {
      intro
      heading
      terms
    }
    isSignedByWorkplace
  }
  weeks {
    week
    monday
    version
    hours
    daysAway
    isConfirmed
  }
  goals {
    id
    text
    level
    comment
  }
  assessment {
    version
    text
    isSeen
  }
}`) as unknown as TypedDocumentString<ConfirmWeekByLinkMutation, ConfirmWeekByLinkMutationVariables>;
export const AssessPlacementByLinkDocument = new TypedDocumentString(`
    mutation AssessPlacementByLink($input: AssessPlacementByLinkInput!) {
  assessPlacementByLink(input: $input) {
    ...SupervisorPlacement
  }
}
    fragment SupervisorPlacement on SupervisorView {
  studentName
  workplace
  startDate
  endDate
  agreement {
    version
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    goals
    text {
      intro
      heading
      terms
    }
    textInEnglish {
      intro
      heading
      terms
    }
    isSignedByWorkplace
  }
  weeks {
    week
    monday
    version
    hours
    daysAway
    isConfirmed
  }
  goals {
    id
    text
    level
    comment
  }
  assessment {
    version
    text
    isSeen
  }
}`) as unknown as TypedDocumentString<AssessPlacementByLinkMutation, AssessPlacementByLinkMutationVariables>;
export const ReportAbsenceByLinkDocument = new TypedDocumentString(`
    mutation ReportAbsenceByLink($input: ReportAbsenceByLinkInput!) {
  reportAbsenceByLink(input: $input) {
    ...SupervisorPlacement
  }
}
    fragment SupervisorPlacement on SupervisorView {
  studentName
  workplace
  startDate
  endDate
  agreement {
    version
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    goals
    text {
      intro
      heading
      terms
    }
    textInEnglish {
      intro
      heading
      terms
    }
    isSignedByWorkplace
  }
  weeks {
    week
    monday
    version
    hours
    daysAway
    isConfirmed
  }
  goals {
    id
    text
    level
    comment
  }
  assessment {
    version
    text
    isSeen
  }
}`) as unknown as TypedDocumentString<ReportAbsenceByLinkMutation, ReportAbsenceByLinkMutationVariables>;