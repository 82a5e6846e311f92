import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { attempt } from '../../../apollo/feedback/notify-failure';
import { readFailure, type Failure } from '../../../apollo/failure';
import type { ExchangeStudyPlan } from '../../../graphql/types.generated';
import { notify } from '../../../ui/feedback/toast-store';
import { useRereadPlan } from '../use-study-plan-actions';
import {
  ImportStudyPlanDocument,
  PreviewStudyPlanImportDocument,
  type PreviewStudyPlanImportQuery,
} from './exchange.generated';

export type PlanPreview = PreviewStudyPlanImportQuery['previewStudyPlanImport'];

const mostBytes = 1_000_000;

/** A file that the server has looked through. */
interface ReadFile {
  name: string;
  plan: ExchangeStudyPlan;
  preview: PlanPreview;
}

type Fault = Pick<Failure, 'message' | 'fields'>;

const faultOf = (message: string): Fault => ({ message, fields: [] });

/** The JSON object in a file; a sentence if there is none. The server validates its fields. */
async function planIn(file: File): Promise<ExchangeStudyPlan | string> {
  if (file.size > mostBytes) return 'Filen är större än 1 MB. Välj en fil med en elevs studieplan.';
  try {
    const content: unknown = JSON.parse(await file.text());
    if (typeof content === 'object' && content !== null && !Array.isArray(content))
      return content as ExchangeStudyPlan;
  } catch (error) {
    console.error('The file could not be read.', error);
  }
  return 'Filen är ingen studieplan. Välj en JSON-fil enligt SS 12000 (StudyPlan).';
}

/** Looks through a file of another provider, and reads it into the student's plan. */
export function usePlanImport(studentId: string) {
  const client = useApolloClient();
  const [importPlan, { loading: busy }] = useMutation(ImportStudyPlanDocument);
  const reread = useRereadPlan();
  const [looking, setLooking] = useState(false);
  const [read, setRead] = useState<ReadFile | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);

  const look = async (file: File) => {
    setLooking(true);
    setRead(null);
    setFault(null);
    try {
      const plan = await planIn(file);
      if (typeof plan === 'string') return setFault(faultOf(plan));
      const { data } = await client.query({
        query: PreviewStudyPlanImportDocument,
        variables: { input: { studentId, plan } },
        fetchPolicy: 'no-cache',
      });
      setRead({ name: file.name, plan, preview: data.previewStudyPlanImport });
    } catch (error) {
      setFault(readFailure(error));
    } finally {
      setLooking(false);
    }
  };

  const save = ({ plan, preview }: ReadFile) =>
    attempt('Kunde inte läsa in studieplanen', async () => {
      const input = {
        studentId,
        plan,
        version: preview.version,
        leaveOutUnknown: preview.unknown.length > 0,
      };
      await importPlan({ variables: { input } });
      await reread();
      notify.success('Studieplanen är inläst');
    });

  return { look, looking, read, fault, save, busy };
}
