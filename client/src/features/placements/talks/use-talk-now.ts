import type { PlacementRowFragment } from '../placements.generated';
import { useReadPlacement } from '../use-read-placement';

export type Talk = PlacementRowFragment['talks'][number];

export interface TalkDialogProps {
  placement: PlacementRowFragment;
  talk: Talk;
  onClosed: () => void;
}

/** Reads a talk as it is stored, for comparing with another user's version. */
export function useTalkNow(placementId: string) {
  const read = useReadPlacement();
  return async ({ kind }: Talk): Promise<Talk> =>
    (await read(placementId)).talks.find((talk) => talk.kind === kind)!;
}
