import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { attempt } from '../../../apollo/feedback/notify-failure';
import { readFailure, type Failure } from '../../../apollo/failure';
import { notify } from '../../../ui/feedback/toast-store';
import { useRereadPlan } from '../use-study-plan-actions';
import {
  ImportStudyPlanDocument,
  PreviewStudyPlanImportDocument,
  type PreviewStudyPlanImportQuery,
} from './exchange.generated';
import { planIn, type PlanFile } from './plan-file';

export type PlanPreview = PreviewStudyPlanImportQuery['previewStudyPlanImport'];

/** A file that the server has looked through. */
interface ReadFile extends PlanFile {
  name: string;
  preview: PlanPreview;
}

type Fault = Pick<Failure, 'message' | 'fields'>;

const faultOf = (message: string): Fault => ({ message, fields: [] });

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
      const found = await planIn(file);
      if (typeof found === 'string') return setFault(faultOf(found));
      const { data } = await client.query({
        query: PreviewStudyPlanImportDocument,
        variables: { input: { studentId, plan: found.plan } },
        fetchPolicy: 'no-cache',
      });
      setRead({ name: file.name, ...found, preview: data.previewStudyPlanImport });
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
