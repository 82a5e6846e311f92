import type { Rule } from 'eslint';

export declare const importLaw: Rule.RuleModule;
