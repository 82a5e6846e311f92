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


export type FirstBoardQuery = { board: { newsAt: string, cards: Array<{ id: string, name: string, aplStatus: Types.AplStatus, aplStatusSince: string, movedAt: string, municipality: string | null, education: string | null, isPackage: boolean, hasOngoingApl: boolean, commentCount: number, unseenCount: number, isMine: boolean, isDue: boolean, placement: { id: string, workplace: string, nextDue: Types.PlacementDue, nextDueOn: string } | null }> } };

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
      isPackage
      hasOngoingApl
      commentCount
      unseenCount
      isMine
      isDue
      placement {
        id
        workplace
        nextDue
        nextDueOn
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