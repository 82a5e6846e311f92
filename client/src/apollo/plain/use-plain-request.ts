import { useState } from 'react';
import type { TypedDocumentString } from '../../graphql/plain';
import { askPlainly } from './plain-request';

interface Asked<Data> {
  data?: Data;
  error?: unknown;
  loading: boolean;
}

/**
 * `askPlainly` for a form: returns the data, throws the error, and exposes both as state. For pages without the Apollo
 * cache (`data.ts`); all others use Apollo's hooks.
 */
export function usePlainRequest<Data, Variables>(document: TypedDocumentString<Data, Variables>) {
  const [asked, setAsked] = useState<Asked<Data>>({ loading: false });
  const ask = async (variables: Variables): Promise<Data> => {
    setAsked({ loading: true });
    try {
      const data = await askPlainly(document, variables);
      setAsked({ data, loading: false });
      return data;
    } catch (error) {
      setAsked({ error, loading: false });
      throw error;
    }
  };
  return { ...asked, ask, reset: () => setAsked({ loading: false }) };
}
