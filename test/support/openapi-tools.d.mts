import type { OpenApiDocument } from '../../server/platform/rest/openapi/openapi-document.js';

/** The faults of a real answer by the schema of its call. */
export type AnswerCheck = (method: string, path: string, status: number, body: unknown) => string[];

export function answerChecks(document: OpenApiDocument): AnswerCheck;
export function lintErrors(document: OpenApiDocument): Promise<string[]>;
export function clientFaults(document: OpenApiDocument, program: string): Promise<string[]>;
