import { useMutation } from '@apollo/client/react';
import { askBefore } from '../../apollo/feedback/ask-before';
import type { WorkplaceValues } from '../../graphql/types.generated';
import { toWorkplaceValues, type WorkplaceDraft } from './workplace-draft';
import { useReadWorkplace } from './use-read-workplace';
import {
  CreateWorkplaceDocument,
  UpdateWorkplaceDocument,
  type WorkplaceRowFragment,
} from './workplaces.generated';

const doubles = {
  DUPLICATE: {
    title: 'Arbetsplatsen finns redan',
    question: 'Vill du lägga till en till?',
    confirmLabel: 'Lägg till ändå',
  },
};

const tooFew = {
  FULL: {
    title: 'Platserna räcker inte',
    question: 'Vill du spara ändå?',
    confirmLabel: 'Spara ändå',
  },
};

/** Adds or changes a workplace, and reads what another user has saved. */
export function useSaveWorkplace() {
  const [create] = useMutation(CreateWorkplaceDocument);
  const [update] = useMutation(UpdateWorkplaceDocument);
  const read = useReadWorkplace();
  const add = async (values: WorkplaceValues, allowDuplicate: boolean) =>
    (await create({ variables: { input: { values, allowDuplicate } } })).data.createWorkplace;
  return {
    save: async (draft: WorkplaceDraft, base: WorkplaceRowFragment | null) => {
      const values = toWorkplaceValues(draft);
      if (!base) return askBefore(doubles, (allows) => add(values, allows('DUPLICATE')));
      const { id, version } = base;
      return askBefore(tooFew, async (allows) => {
        const input = { id, version, values, overCapacity: allows('FULL') };
        return (await update({ variables: { input } })).data.updateWorkplace;
      });
    },
    read: ({ id }: WorkplaceRowFragment): Promise<WorkplaceRowFragment> => read(id),
  };
}
