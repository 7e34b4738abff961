import { useDeviceCopy } from '../../../lib/autosave/use-device-copy.ts';
import type { ApplyData } from '../apply-data.ts';
import type { DraftEngine } from './draft-engine.ts';

/** Keeps what is unsaved of this track's draft on the device. */
export function useDraftCopy(
  { userId, track, stage }: ApplyData,
  engine: DraftEngine,
  asked: { onFound: () => void; mayTake: () => Promise<boolean> },
): void {
  const what = `draft:${track.trackNo}:${stage.stageNo}`;
  useDeviceCopy(engine, {
    place: { userId, what },
    keyAddress: '/apply/device-key',
    ready: true,
    ...asked,
  });
}
